import type { LateDropRule } from "../common/latedrop.ts";
import { type OutsideMove, outsideMoveOption } from "../common/option.ts";
import type { OptionSpec } from "../option.ts";
import { penaltyToOption } from "../points/option.ts";

/** The settings of `sinuca-brasileira`, resolved. */
export interface Options {
  readonly breakFoul: "repeat" | "penalty";
  readonly penaltyTo: "all" | "next";
  readonly lastBallFoulEnds: boolean;
  readonly lateDrop: LateDropRule;
  readonly outsideMove: OutsideMove;
  // Options are shown and stored as plain named values.
  readonly [name: string]: string | boolean;
}

/** The options of `sinuca-brasileira` with their defaults. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    name: "breakFoul",
    values: ["repeat", "penalty"],
    default: "repeat",
    article: "2.3.b",
    text: {
      "pt-BR": "Falta na saída: só repete a saída, ou paga 7 pontos e passa a vez como qualquer falta.",
      en: "A foul on the break: only breaks again, or pays 7 points and loses the turn like any foul.",
    },
  },
  penaltyToOption("8.1.a.II"),
  {
    name: "lastBallFoulEnds",
    values: [false, true],
    default: false,
    article: "9.1.a",
    text: {
      "pt-BR": "Só com a 7 na mesa, a falta de tacada decide a partida, como na regra internacional.",
      en: "With only the 7 left a foul of a stroke decides the frame, as in the international rule.",
    },
  },
  {
    name: "lateDrop",
    values: ["touch", "five-seconds", "restore"],
    default: "touch",
    article: "6.8",
    text: {
      "pt-BR":
        "Bola que cai depois: conta conforme o adversário já tenha tocado a mesa, conforme cinco segundos, ou sempre volta.",
      en: "A ball that falls late: decided by whether the opponent has touched the table, by five seconds, or always put back.",
    },
  },
  outsideMoveOption("6.6", "stays"),
];
