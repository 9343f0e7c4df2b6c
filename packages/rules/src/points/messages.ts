import type { Message } from "../catalogue.ts";
import { COMMON_MESSAGES, foul } from "../common/messages.ts";

/** What every game by points says alike. */
export const POINT_MESSAGES = {
  ...COMMON_MESSAGES,
  "foul.wrong-ball": foul("jogou em bola errada", "played at a wrong ball"),
  "foul.outside-d": foul("tacadeira fora do D", "cue ball outside the D"),
  "foul.other-ball-potted": foul("caiu bola que não foi jogada", "a ball not played at was potted"),
  "foul.two-balls-potted": foul("duas ou mais bolas na mesma tacada", "two or more balls in one stroke"),
  "foul.in-flight": foul(
    "a bola caiu com a tacadeira a caminho",
    "the ball fell with the cue ball on its way",
  ),
  tie: { kind: "ending", "pt-BR": "Empate de {sides}: a 7 decide", en: "{sides} level: the 7 decides" },
} as const satisfies Readonly<Record<string, Message>>;

/** The keys of what every game by points can say. */
export type PointKey = keyof typeof POINT_MESSAGES;
