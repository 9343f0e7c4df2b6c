import type { OptionValues, Result } from "@tacada/formats";
import type { LateDropRule } from "../common/latedrop.ts";
import { lateDropOption, type OutsideMove, outsideMoveOption } from "../common/option.ts";
import { type NextBreak, nextBreakOption } from "../groups/nextbreak.ts";
import { type OptionSpec, resolveOptions } from "../option.ts";
import { BALL_COUNTS, type BallCount } from "./parameters.ts";

/** The settings of `mata-mata`, resolved. */
export interface Options {
  readonly balls: BallCount;
  readonly numbered: boolean;
  readonly uncalled: "turn" | "fault";
  readonly nextBreak: NextBreak;
  readonly lateDrop: LateDropRule;
  readonly outsideMove: OutsideMove;
  // Options are shown and stored as plain named values.
  readonly [name: string]: string | boolean | number;
}

/** The options of `mata-mata` with their defaults. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    name: "balls",
    values: BALL_COUNTS,
    default: 14,
    article: "2.3",
    text: {
      "pt-BR": "Joga-se com quatorze bolas ou só com dez.",
      en: "The game is played with fourteen balls or with ten.",
    },
  },
  {
    name: "numbered",
    values: [true, false],
    default: true,
    article: "2.4",
    text: {
      "pt-BR":
        "Bolas numeradas, que se cantam quando a jogada não é evidente, ou só de duas cores, que não se cantam.",
      en: "Numbered balls, called unless the stroke is evident, or balls of two plain colours, never called.",
    },
  },
  {
    name: "uncalled",
    values: ["turn", "fault"],
    default: "turn",
    article: "4.11.b",
    text: {
      "pt-BR": "Bola que cai sem a cantada devida só custa a vez, ou é falta.",
      en: "A pot without the call that was due only costs the turn, or is a foul.",
    },
  },
  nextBreakOption("3.4", "winner"),
  lateDropOption("5.7"),
  outsideMoveOption("5.7", "restore"),
];

/** The settings of a match: what is given, then the defaults. */
export function settingsOf(given: OptionValues): Result<Options> {
  const resolved = resolveOptions(OPTIONS, given);
  // Every option has its given or default value, each of them allowed.
  return resolved.ok ? { ok: true, value: resolved.value as unknown as Options } : resolved;
}
