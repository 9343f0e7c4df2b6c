import { ENDING_MESSAGES, type Message } from "../catalogue.ts";

const foul = (portuguese: string, english: string): Message => ({
  kind: "foul",
  "pt-BR": portuguese,
  en: english,
});
const verdict = (portuguese: string, english: string): Message => ({
  kind: "verdict",
  "pt-BR": portuguese,
  en: english,
});
const reason = (portuguese: string, english: string): Message => ({
  kind: "reason",
  "pt-BR": portuguese,
  en: english,
});
const next = (portuguese: string, english: string): Message => ({
  kind: "next",
  "pt-BR": portuguese,
  en: english,
});

/** Everything that a ruling of `sinuca-brasileira` can say. */
export const MESSAGES = {
  ...ENDING_MESSAGES,
  "foul.in-off": foul("suicídio", "in-off"),
  "foul.numbered-safety": foul(
    "defesa proposital com bola numerada",
    "safety on purpose with a numbered ball",
  ),
  "foul.deliberate": foul("falta proposital", "foul on purpose"),
  "foul.double-hit": foul("bitoque", "double hit"),
  "foul.push": foul("carretão", "push shot"),
  "foul.off-table": foul("bola fora da mesa", "ball off the table"),
  "foul.wrong-ball": foul("jogou em bola errada", "played at a wrong ball"),
  "foul.wrong-cue-ball": foul("jogou com bola errada", "played with a wrong ball"),
  "foul.before-respot": foul(
    "jogou antes de a bola voltar à marca",
    "played before a ball was back on its spot",
  ),
  "foul.not-tip": foul("não jogou com a sola do taco", "not played with the tip"),
  "foul.feet-off-floor": foul("sem pé no chão", "no foot on the floor"),
  "foul.ball-in-motion": foul("bola ainda em movimento", "a ball was still moving"),
  "foul.outside-d": foul("tacadeira fora do D", "cue ball outside the D"),
  "foul.other-ball-potted": foul("caiu bola que não foi jogada", "a ball not played at was potted"),
  "foul.two-balls-potted": foul("duas ou mais bolas na mesma tacada", "two or more balls in one stroke"),
  "foul.on-and-numbered": foul(
    "caiu a da vez pela numerada, ou o contrário",
    "the ball on fell for a numbered one, or the reverse",
  ),
  "foul.not-converted": foul("a da vez caiu numa defesa", "the ball on fell to a safety"),
  "foul.other-pocket": foul("caiu em outra caçapa", "another pocket than called"),
  "foul.castigo": foul("castigo", "castigo: the optional ball stayed up"),
  "foul.jump": foul("a tacadeira pulou outra bola", "jumped over another ball"),
  "foul.first-contact": foul("não bateu primeiro na visada", "the ball aimed at was not met first"),
  "foul.uncalled-cushion": foul("tabela não cantada", "cushion first, not called"),
  "foul.uncalled": foul("jogada não cantada", "stroke not called"),
  "foul.touch": foul("toque indevido", "unlawful touch"),
  "foul.railed": foul("caiu depois de correr sobre a tabela", "fell after running along the cushion top"),
  "foul.disciplinary": foul("falta disciplinar de {by}", "disciplinary fault of {by}"),
  "foul.interference": foul("interferência de {by}", "interference of {by}"),
  "foul.clock": foul("{by} passou do tempo", "time wasted by {by}"),
  "foul.grave": foul("falta grave de {by}", "gross misconduct of {by}"),
  "foul.in-flight": foul(
    "a bola caiu com a tacadeira a caminho",
    "the ball fell with the cue ball on its way",
  ),
  "warning.formal": reason("Advertência formal para {by}", "Formal warning to {by}"),
  "warning.informal": verdict(
    "Advertência informal para {by}, sem penalidade",
    "Informal warning to {by}, no penalty",
  ),
  pot: verdict("Bola {ball} encaçapada · {points} para {by}", "Ball {ball} potted · {points} to {by}"),
  "pot.counts-as-numbered": reason(
    "A {ball} veio logo após a da vez: vale como numerada e volta",
    "The {ball} came right after the ball on: it counts as numbered and returns",
  ),
  returned: reason("Volta à mesa: {balls}", "Back on the table: {balls}"),
  miss: verdict("A {ball} não caiu · vez de {to}", "The {ball} stayed up · {to} to play"),
  "miss.defence": reason(
    "Sem cantada nem evidência, a jogada na {ball} foi defesa",
    "Neither called nor evident, the stroke at the {ball} was a safety",
  ),
  "miss.bounced": reason(
    "A {ball} saiu sozinha da caçapa: não vale",
    "The {ball} came back out of the pocket: not potted",
  ),
  "call.admitted": reason(
    "Jogada evidente: a cantada trocada é aceita",
    "Evident stroke: the slip in the call is let pass",
  ),
  "push.allowed": reason(
    "Colada à {ball}, a tacadeira podia ser conduzida",
    "Frozen to the {ball}, the cue ball could be pushed",
  ),
  "railed.back": reason(
    "Correu sobre a tabela e voltou: sem falta",
    "It ran along the cushion top and came back: no foul",
  ),
  "break.done": verdict("Saída feita · vez de {to}", "Break done · {to} to play"),
  "break.again": next("{by} repete a saída", "{by} breaks again"),
  "retake.open": next(
    "Não dá para tirar fino dos dois lados da 1: {by} joga ou manda {from} repetir a saída",
    "Ball 1 cannot be grazed on both sides: {by} plays on or has {from} break again",
  ),
  "pass.open": next("{by} joga ou passa para {from}", "{by} plays or passes it back to {from}"),
  "next.free": next(
    "{by} segue: uma numerada livre, ou a {ball}",
    "{by} plays on: a numbered ball freely, or the {ball}",
  ),
  "next.at-risk": next(
    "{by} segue: a {ball}, ou outra numerada sob castigo",
    "{by} plays on: the {ball}, or another numbered ball under castigo",
  ),
  "next.on-only": next("{by} segue: agora só a {ball}", "{by} plays on: only the {ball} now"),
  "chose.play": verdict("{by} joga", "{by} plays"),
  "chose.pass": verdict("{by} recusa · {to} joga", "{by} passes · {to} to play"),
  "chose.retake": verdict("{by} pede a repetição da saída", "{by} has the break repeated"),
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
  tie: { kind: "ending", "pt-BR": "Empate de {sides}: a 7 decide", en: "{sides} level: the 7 decides" },
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
} as const satisfies Readonly<Record<string, Message>>;

/** The keys of what a ruling of this rulebook can say. */
export type MessageKey = keyof typeof MESSAGES;
