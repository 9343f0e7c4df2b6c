import type { LateDropRule } from "../common/latedrop.ts";
import { type OutsideMove, outsideMoveOption } from "../common/option.ts";
import { type NextBreak, nextBreakOption } from "../groups/nextbreak.ts";
import type { OptionSpec } from "../option.ts";
import { SHORT_TRAVELS, type ShortTravel } from "./parameters.ts";

/** The settings of `bilhar`, resolved. */
export interface Options {
  readonly payment: "opponent-lowest" | "own-back";
  readonly shortTravel: ShortTravel;
  readonly shortMiss: "replay" | "pass";
  readonly nextBreak: NextBreak;
  readonly lateDrop: LateDropRule;
  readonly outsideMove: OutsideMove;
  // Options are shown and stored as plain named values.
  readonly [name: string]: string | number;
}

/** The options of `bilhar` with their defaults. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    name: "payment",
    values: ["opponent-lowest", "own-back"],
    default: "opponent-lowest",
    article: "10",
    text: {
      "pt-BR":
        "Paga-se com a menor bola do adversário, que sai da mesa, ou com a menor sua, que volta a ela.",
      en: "A foul takes the opponent's lowest ball off the table, or brings the offender's lowest back.",
    },
  },
  {
    name: "shortTravel",
    values: SHORT_TRAVELS,
    default: 0.2,
    article: "7",
    text: {
      "pt-BR": "Até quantos metros a tacadeira anda sem que a tacada valha, nem a sinuca que ela deixa.",
      en: "How many metres the cue ball may go without a miss, or the snooker that it leaves, counting.",
    },
  },
  {
    name: "shortMiss",
    values: ["replay", "pass"],
    default: "replay",
    article: "7",
    text: {
      "pt-BR": "Quem erra sem sair dos vinte centímetros joga de novo dali, ou só passa a vez.",
      en: "Who misses within the twenty centimetres plays again from there, or only loses the turn.",
    },
  },
  nextBreakOption("2", "alternate"),
  {
    name: "lateDrop",
    values: ["restore", "five-seconds"],
    default: "restore",
    article: "22",
    text: {
      "pt-BR": "Bola que cai depois, sozinha: sempre volta, ou conta nos primeiros cinco segundos.",
      en: "A ball that falls late by itself: always put back, or counted within five seconds.",
    },
  },
  outsideMoveOption("12", "stays"),
];
