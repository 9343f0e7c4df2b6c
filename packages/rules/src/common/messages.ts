import { textOf } from "../article.ts";
import { ENDING_MESSAGES, type Message } from "../catalogue.ts";

/** A message of one kind, in every language. */
const ofKind =
  (kind: Message["kind"]) =>
  (portuguese: string, english: string, portugal?: string): Message => ({
    kind,
    ...textOf(portuguese, english, portugal),
  });

/** The name of a foul. */
export const foul = ofKind("foul");
/** What an action came to. */
export const verdict = ofKind("verdict");
/** What it rests on besides. */
export const reason = ofKind("reason");
/** How a frame or match ended. */
export const ending = ofKind("ending");
/** What may be done next. */
export const next = ofKind("next");

/** What every game says alike. */
export const COMMON_MESSAGES = {
  ...ENDING_MESSAGES,
  "foul.in-off": foul("suicídio", "in-off"),
  "foul.deliberate": foul("falta proposital", "foul on purpose"),
  "foul.double-hit": foul("bitoque", "double hit"),
  "foul.push": foul("carretão", "push shot"),
  "foul.off-table": foul("bola fora da mesa", "ball off the table"),
  "foul.wrong-cue-ball": foul("jogou com bola errada", "played with a wrong ball"),
  "foul.before-respot": foul(
    "jogou antes de a bola voltar à marca",
    "played before a ball was back on its spot",
  ),
  "foul.not-tip": foul("não jogou com a sola do taco", "not played with the tip"),
  "foul.feet-off-floor": foul("sem pé no chão", "no foot on the floor"),
  "foul.ball-in-motion": foul("bola ainda em movimento", "a ball was still moving"),
  "foul.jump": foul("a tacadeira pulou outra bola", "jumped over another ball"),
  "foul.first-contact": foul("não bateu primeiro na visada", "the ball aimed at was not met first"),
  "foul.uncalled": foul("jogada não cantada", "stroke not called"),
  "foul.touch": foul("toque indevido", "unlawful touch"),
  "foul.disciplinary": foul("falta disciplinar de {by}", "disciplinary fault of {by}"),
  "foul.interference": foul("interferência de {by}", "interference of {by}"),
  "foul.clock": foul("{by} passou do tempo", "time wasted by {by}"),
  "foul.grave": foul("falta grave de {by}", "gross misconduct of {by}"),
  "warning.formal": reason("Advertência formal para {by}", "Formal warning to {by}"),
  "warning.informal": verdict(
    "Advertência informal para {by}, sem penalidade",
    "Informal warning to {by}, no penalty",
  ),
  returned: reason("Volta à mesa: {balls}", "Back on the table: {balls}"),
  "miss.bounced": reason(
    "A {ball} saiu sozinha da caçapa: não vale",
    "The {ball} came back out of the pocket: not potted",
  ),
  "break.done": verdict("Saída feita · vez de {to}", "Break done · {to} to play"),
  "pass.open": next("{by} joga ou passa para {from}", "{by} plays or passes it back to {from}"),
  "chose.play": verdict("{by} joga", "{by} plays"),
  "chose.pass": verdict("{by} recusa · {to} joga", "{by} passes · {to} to play"),
  "chose.take-break": verdict("{by} joga primeiro", "{by} plays first"),
  "chose.give-break": verdict("{by} entrega a primeira tacada a {to}", "{by} gives the first stroke to {to}"),
  "in-hand.stays": reason("Bola na mão continua valendo para {by}", "The cue ball stays in hand for {by}"),
  "late.completes": reason(
    "A {ball} caiu antes de o adversário tocar a mesa: vale para {by}",
    "The {ball} fell before the opponent touched the table: it belongs to the stroke of {by}",
  ),
  "late.returns": verdict(
    "A {ball} caiu sozinha: volta à marca, sem falta",
    "The {ball} fell by itself: back on its spot, no foul",
  ),
  "late.restored": verdict(
    "A {ball} caiu sozinha: volta ao lugar onde estava, sem falta",
    "The {ball} fell by itself: back where it lay, no foul",
  ),
  "late.replays": verdict(
    "A {ball} caiu sozinha sob a tacadeira: tudo volta e {by} repete a tacada, sem falta",
    "The {ball} fell by itself under the cue ball: all goes back and {by} repeats the stroke, no foul",
  ),
  "lot.won": verdict(
    "{by} ganha o sorteio e escolhe quem joga primeiro",
    "{by} wins the lot and says who plays first",
  ),
  "conceded.frame": verdict("{by} dá a partida por perdida", "{by} concedes the frame"),
  "conceded.match": verdict("{by} dá o jogo por perdido", "{by} concedes the match"),
  disqualified: verdict("{by} desclassificado", "{by} disqualified"),
  walkover: verdict("{by} não compareceu: W.O.", "{by} did not appear: walkover"),
  "outside.stays": verdict(
    "Bola mexida de fora: fica onde parou",
    "Moved from outside: it stays where it stopped",
  ),
  "outside.restored": verdict("Bola mexida de fora: volta ao lugar", "Moved from outside: it goes back"),
  "wrong-breaker.again": verdict(
    "A saída não era de {by}: a partida recomeça com {to}",
    "It was not {by}'s break: the frame begins anew with {to}",
  ),
  "wrong-breaker.stands": verdict(
    "A saída não era de {by}, mas o adversário já jogou: a partida vale",
    "It was not {by}'s break, but the opponent has played: the frame stands",
  ),
  corrected: verdict("Correção do árbitro: {reason}", "Corrected by the referee: {reason}"),
  "outside.void": verdict(
    "Bola mexida de fora, impossível repor: partida anulada, {by} sai de novo",
    "Moved from outside and past restoring: the frame is void, {by} breaks anew",
  ),
} as const satisfies Readonly<Record<string, Message>>;

/** The keys of what every game can say. */
export type CommonKey = keyof typeof COMMON_MESSAGES;
