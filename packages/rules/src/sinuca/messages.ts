import type { Message } from "../catalogue.ts";
import { foul, next, reason, verdict } from "../common/messages.ts";
import { POINT_MESSAGES } from "../points/messages.ts";

/** Everything that a ruling of `sinuca` can say. */
export const MESSAGES = {
  ...POINT_MESSAGES,
  "foul.frozen-touched": foul("mexeu na bola colada", "the touching ball was moved"),
  "foul.on-and-color": foul(
    "caiu a da vez jogando colorida, ou o contrário",
    "the ball on fell to a stroke at a colour, or the reverse",
  ),
  "foul.met-at-once": foul("duas bolas atingidas ao mesmo tempo", "two balls met at the same instant"),
  "foul.free-ball-obstacle": foul(
    "a bola livre ficou como primeiro obstáculo da sinuca",
    "the free ball was left as first obstacle of the snooker",
  ),
  "foul.color-obstacle": foul(
    "a colorida jogada ficou como primeiro obstáculo da sinuca",
    "the colour played was left as first obstacle of the snooker",
  ),
  "foul.other": foul("outra falta técnica", "another technical foul"),
  "foul.out-of-order": foul("bola jogada fora da ordem", "a ball played out of order"),
  "foul.before-naming": foul(
    "falta antes de definir a colorida",
    "a foul before the colour was named or evident",
  ),
  "foul.no-escape": foul("não havia jogada lícita", "no lawful stroke existed"),
  "foul.scooped": foul("salto proposital", "a jump made on purpose"),
  "foul.misused-ball": foul(
    "bola usada para outro fim, falta de {by}",
    "a ball used for something else, fault of {by}",
  ),
  pot: verdict("{balls} na caçapa · {points} para {by}", "{balls} potted · {points} to {by}"),
  "pot.free": reason(
    "A {ball} valeu como bola da vez: {points}",
    "The {ball} counted as the ball on: {points}",
  ),
  "pot.free-with-on": reason(
    "Caíram a da vez e a livre: conta só a da vez",
    "Ball on and free ball fell: only the ball on counts",
  ),
  miss: verdict("Nada caiu · vez de {to}", "Nothing potted · {to} to play"),
  "miss.yellow": reason(
    "A 2 depois da última vermelha não caiu: foi jogada como bola da vez",
    "The 2 after the last red stayed up: it was played as ball on",
  ),
  "touching.met": reason(
    "Colada à bola visada: ela já conta como atingida",
    "Touching the ball aimed at: that one counts as met",
  ),
  "next.red": next("{by} segue na vermelha", "{by} plays on at a red"),
  "next.color": next("{by} segue numa colorida", "{by} plays on at a colour"),
  "next.ball": next("{by} segue na {ball}", "{by} plays on at the {ball}"),
  "free.snooker": next(
    "Ficou sinuca: {by} pode jogar em bola livre",
    "A snooker is left: {by} may take a free ball",
  ),
  "free.miss": next(
    "A visada não foi atingida: {by} pode jogar em bola livre",
    "The ball aimed at was missed: {by} may take a free ball",
  ),
  "replay.open": next(
    "{by} pode mandar {from} repetir da posição anterior",
    "{by} may have {from} replay from the earlier position",
  ),
  "end.open": next("{by} pode encerrar a partida ou seguir", "{by} may end the frame or play on"),
  "chose.free-ball": verdict("{by} joga em bola livre", "{by} takes the free ball"),
  "chose.replay": verdict(
    "Posição anterior recolocada · {to} repete",
    "Earlier position restored · {to} plays again",
  ),
  "chose.end": verdict("{by} encerra a partida", "{by} ends the frame"),
  "aggravated.first": reason("Falta agravada de {by}", "Aggravated foul of {by}"),
  "aggravated.warning": reason(
    "Falta agravada de {by}: mais uma seguida perde a partida",
    "Aggravated foul of {by}: one more in a row loses the frame",
  ),
  "aggravated.lost": reason(
    "Faltas agravadas seguidas: {by} perde a partida",
    "Aggravated fouls in a row: {by} loses the frame",
  ),
  "stalemate.warning": verdict(
    "Impasse próximo: a próxima tacada tem de mudar a situação",
    "Close to a stalemate: the next stroke has to change the position",
  ),
  "stalemate.void": verdict(
    "Impasse: a partida é anulada e {by} dá nova saída",
    "Stalemate: the frame is void and {by} breaks again",
  ),
} as const satisfies Readonly<Record<string, Message>>;

/** The keys of what a ruling of this rulebook can say. */
export type MessageKey = keyof typeof MESSAGES;
