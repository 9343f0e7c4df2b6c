import type { Message } from "../catalogue.ts";
import { COMMON_MESSAGES, foul, next, reason, verdict } from "../common/messages.ts";

/** Everything that a ruling of `bilhar` can say. */
export const MESSAGES = {
  ...COMMON_MESSAGES,
  "foul.interference": foul(
    "sapo de {by}: sai da sala e perde uma partida futura se seguir no evento",
    "heckling by {by}: out of the room, and a later match lost if still in the event",
  ),
  "foul.break-in-off": foul("suicídio na saída", "in-off on the break"),
  "foul.break-off": foul("branca fora da mesa na saída", "cue ball off the table on the break"),
  "foul.cue-off": foul("branca fora da mesa", "cue ball off the table"),
  "foul.held": foul("branca segurada", "cue ball held"),
  "foul.wrong-series": foul("bateu primeiro em bola que não é da vez", "met a ball first that was not on"),
  "foul.missed": foul("não acertou bola da vez", "met no ball that was on"),
  "foul.missed-eight": foul(
    "não acertou a 8 e mal moveu a branca",
    "missed the 8, hardly moving the cue ball",
  ),
  "foul.eight-early": foul("a 8 caiu antes da hora", "the 8 fell before its time"),
  "foul.eight-uncalled": foul("a 8 não foi cantada com a caçapa", "the 8 was not called with its pocket"),
  "foul.eight-elsewhere": foul("a 8 caiu em outra caçapa", "the 8 fell into another pocket"),
  "foul.eight-in-off": foul("suicídio com a 8", "in-off with the 8"),
  "foul.eight-off": foul("a 8 fora da mesa", "the 8 off the table"),
  "foul.eight-with-another": foul(
    "a 8 caiu junto com bola do adversário",
    "the 8 fell with a ball of the opponent's",
  ),
  "moved.stays": reason(
    "Bola mexida fica onde parou, sem falta",
    "A ball that was moved stays there, no foul",
  ),
  leaned: reason("{by} não deve se apoiar na mesa", "{by} must not lean on the table"),
  paid: reason("A {ball} sai da mesa a favor de {to}", "The {ball} comes off to the credit of {to}"),
  "pay.nothing": reason("{to} não tem mais bola a receber", "{to} has no ball left to be paid with"),
  "paid.back": reason("{by} paga: a {ball} volta à mesa", "{by} pays: the {ball} goes back on the table"),
  "pay.owed": reason("{by} fica devendo uma bola", "{by} owes a ball"),
  "break.opponent": verdict("Nova saída, de {by}", "A new break, by {by}"),
  "series.low": reason("{by} joga da 1 à 7", "{by} has 1 to 7"),
  "series.high": reason("{by} joga da 9 à 15", "{by} has 9 to 15"),
  "series.choose": next("Caíram {balls}: {by} escolhe a série", "{balls} fell: {by} chooses the series"),
  "series.cleared": reason("{by} limpou a série: falta a 8", "{by} has cleared the series: the 8 is left"),
  "eight.place": next("{by} coloca a 8 para {to}", "{by} places the 8 for {to}"),
  "eight.placed": verdict("{by} colocou a 8 · {to} joga", "{by} has placed the 8 · {to} to play"),
  "cue.to-mark": reason("Branca na marca para {to}", "Cue ball on its mark for {to}"),
  "eight.won": verdict("A {ball} caiu como {by} cantou", "The {ball} fell as {by} called it"),
  "pot.own": verdict("{balls} na caçapa · {by} continua", "{balls} potted · {by} plays on"),
  "pot.others": reason("Fica na caçapa: {balls}", "Stays down: {balls}"),
  "railed.valid": reason(
    "Correu por cima da tabela e caiu: vale",
    "It ran along the top of the cushion and fell: it counts",
  ),
  miss: verdict("{by} não derrubou bola sua · vez de {to}", "{by} potted no ball · {to} to play"),
  "miss.eight": verdict("A 8 não caiu · vez de {to}", "The 8 stayed up · {to} to play"),
  "short.replay": verdict(
    "A branca mal andou: {by} joga de novo dali, e nada pode cair",
    "The cue ball hardly moved: {by} plays again from there, and nothing may fall",
  ),
  "short.pass": verdict("A branca mal andou · vez de {to}", "The cue ball hardly moved · {to} to play"),
  "short.void": reason(
    "Na repetição nada pode cair: volta {balls}",
    "Nothing may fall in the replay: {balls} back on the table",
  ),
  "snooker.nudged": next(
    "Sujinha não vale: {to} não paga se errar",
    "The snooker of a nudge does not count: {to} pays nothing for a miss",
  ),
  "snooker.void": verdict(
    "Sujinha não vale: {by} não paga · vez de {to}",
    "The snooker of a nudge does not count: {by} pays nothing · {to} to play",
  ),
} as const satisfies Readonly<Record<string, Message>>;

/** The keys of the message catalogue. */
export type MessageKey = keyof typeof MESSAGES;
