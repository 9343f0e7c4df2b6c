import type { Message } from "../catalogue.ts";
import { foul, next, reason, verdict } from "../common/messages.ts";
import { POINT_MESSAGES } from "../points/messages.ts";

/** Everything that a ruling of `sinuca-brasileira` can say. */
export const MESSAGES = {
  ...POINT_MESSAGES,
  "foul.numbered-safety": foul(
    "defesa proposital com bola numerada",
    "safety on purpose with a numbered ball",
  ),
  "foul.on-and-numbered": foul(
    "caiu a da vez pela numerada, ou o contrário",
    "the ball on fell for a numbered one, or the reverse",
  ),
  "foul.not-converted": foul("a da vez caiu numa defesa", "the ball on fell to a safety"),
  "foul.other-pocket": foul("caiu em outra caçapa", "another pocket than called"),
  "foul.castigo": foul("castigo", "castigo: the optional ball stayed up"),
  "foul.uncalled-cushion": foul("tabela não cantada", "cushion first, not called"),
  "foul.railed": foul("caiu depois de correr sobre a tabela", "fell after running along the cushion top"),
  pot: verdict("Bola {ball} encaçapada · {points} para {by}", "Ball {ball} potted · {points} to {by}"),
  "pot.counts-as-numbered": reason(
    "A {ball} veio logo após a da vez: vale como numerada e volta",
    "The {ball} came right after the ball on: it counts as numbered and returns",
  ),
  miss: verdict("A {ball} não caiu · vez de {to}", "The {ball} stayed up · {to} to play"),
  "miss.defence": reason(
    "Sem cantada nem evidência, a jogada na {ball} foi defesa",
    "Neither called nor evident, the stroke at the {ball} was a safety",
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
  "break.again": next("{by} repete a saída", "{by} breaks again"),
  "retake.open": next(
    "Não dá para tirar fino dos dois lados da 1: {by} joga ou manda {from} repetir a saída",
    "Ball 1 cannot be grazed on both sides: {by} plays on or has {from} break again",
  ),
  "next.free": next(
    "{by} segue: uma numerada livre, ou a {ball}",
    "{by} plays on: a numbered ball freely, or the {ball}",
  ),
  "next.at-risk": next(
    "{by} segue: a {ball}, ou outra numerada sob castigo",
    "{by} plays on: the {ball}, or another numbered ball under castigo",
  ),
  "next.on-only": next("{by} segue: agora só a {ball}", "{by} plays on: only the {ball} now"),
  "chose.retake": verdict("{by} pede a repetição da saída", "{by} has the break repeated"),
} as const satisfies Readonly<Record<string, Message>>;

/** The keys of what a ruling of this rulebook can say. */
export type MessageKey = keyof typeof MESSAGES;
