import type { Message } from "../catalogue.ts";
import { COMMON_MESSAGES, foul, next, reason, verdict } from "../common/messages.ts";

/** Everything that a ruling of `mata-mata` can say. */
export const MESSAGES = {
  ...COMMON_MESSAGES,
  "foul.opponent-potted": foul("caiu bola do adversário", "a ball of the opponent's was potted"),
  "foul.opponent-first": foul("jogou em bola do adversário", "played at a ball of the opponent's"),
  "foul.nothing-met": foul("não acertou bola alguma", "no ball was met"),
  "foul.off-mark": foul("tacadeira fora da marca", "cue ball off its mark"),
  "foul.foreign-mark": foul("marca estranha na mesa", "a foreign mark on the table"),
  "foul.measuring": foul("mediu sobre a mesa", "measured on the table"),
  "foul.forbidden-substance": foul("bebida, fumo ou produto proibido", "drink, smoke or what is not allowed"),
  "foul.chalk-left": foul("deixou giz na mesa", "chalk was left on the table"),
  "foul.other": foul("outra falta técnica", "another technical foul"),
  "foul.scooped": foul("salto proposital", "a jump made on purpose"),
  "foul.in-flight": foul(
    "a bola caiu com a tacadeira a caminho",
    "the ball fell with the cue ball on its way",
  ),
  "break.dry": verdict("Nada caiu na saída · vez de {to}", "Nothing fell on the break · {to} to play"),
  "break.both": verdict("Caíram bolas dos dois grupos: {balls}", "Balls of both groups fell: {balls}"),
  "break.foul": reason("Falta na saída: ninguém retira bola", "A foul on the break: nobody takes a ball off"),
  "group.open": next("{by} escolhe o grupo", "{by} chooses the group"),
  "group.solids": verdict(
    "{by} fica com as lisas, {to} com as listradas",
    "{by} has the solids, {to} the stripes",
  ),
  "group.stripes": verdict(
    "{by} fica com as listradas, {to} com as lisas",
    "{by} has the stripes, {to} the solids",
  ),
  pot: verdict("{balls} na caçapa · {by} continua", "{balls} potted · {by} plays on"),
  "pot.last": verdict(
    "{balls} na caçapa: acabou o grupo de {by}",
    "{balls} potted: the group of {by} is cleared",
  ),
  "pot.unindicated": verdict(
    "{balls} na caçapa sem valer: não foi a bola indicada · vez de {to}",
    "{balls} potted but does not count: not the ball indicated · {to} to play",
  ),
  miss: verdict("Nada caiu · vez de {to}", "Nothing potted · {to} to play"),
  "cue.to-mark": reason("A tacadeira volta à marca", "The cue ball goes back to its mark"),
  "potted.stays": reason("Fica fora: {balls}", "Stays off the table: {balls}"),
  "remove.one": next("{by} tira uma bola do próprio grupo", "{by} takes off one ball of their own group"),
  "remove.several": next(
    "{by} tira {count} bolas do próprio grupo",
    "{by} takes off {count} balls of their own group",
  ),
  removed: verdict("{by} tira da mesa: {balls}", "{by} takes off: {balls}"),
  "mark.open": next(
    "{by} pode mandar a tacadeira para a marca antes da tacada",
    "{by} may have the cue ball moved to its mark before the stroke",
  ),
  "in-hand.stays": reason("{by} joga da marca da tacadeira", "{by} plays from the mark of the cue ball"),
  "chose.cue-to-mark": verdict("A tacadeira vai para a marca", "The cue ball is moved to its mark"),
  "end.one-left": reason(
    "{by} só tinha uma bola: a falta decide a partida",
    "{by} had one ball left: the foul decides the frame",
  ),
  "end.removed": reason("A falta leva a última bola de {by}", "The foul takes off the last ball of {by}"),
} as const satisfies Readonly<Record<string, Message>>;

/** The keys of what a ruling of this rulebook can say. */
export type MessageKey = keyof typeof MESSAGES;
