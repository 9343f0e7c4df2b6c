import { INK, IVORY } from "./color.ts";

/** The sets of balls: seven values and reds, or fifteen solids and stripes. */
export const BALL_SETS = ["snooker", "pool"] as const;
export type BallSet = (typeof BALL_SETS)[number];

/** How a ball is painted; what is written on it stands at least 4.5 : 1 to what it is written on. */
export interface BallPaint {
  readonly color: string;
  /** What is written on it; nothing on reds and on the cue ball. */
  readonly label?: string;
  readonly ink: string;
  /** The label stands in a light disc. */
  readonly disc: boolean;
  /** The colour is a band round a light ball. */
  readonly stripe: boolean;
}

const RED = "#c02a26";

/** The colours of the values 1–7. */
const VALUES: readonly string[] = [RED, "#f0c330", "#1b7a44", "#7a4a26", "#1f5fb0", "#ec8fa6", INK];
/** The values whose number is dark. */
const LIGHT: readonly number[] = [2, 6];
/** The colours of the solids 1–7, which the stripes 9–15 repeat. */
const SOLIDS: readonly string[] = ["#f0c330", "#1f5fb0", RED, "#5b3a8c", "#e2712a", "#1b7a44", "#7c1f2d"];
const EIGHT = 8;

/** Balls that look alike bear one name: all reds are `"red"`. */
export const kindOf = (ball: string): string => (ball.startsWith("red") ? "red" : ball);

/** How a ball of a set is painted, by its name in a layout. */
export function paintOf(set: BallSet, ball: string): BallPaint {
  const kind = kindOf(ball);
  const number = Number(kind);
  if (kind === "cue" || kind === "red")
    return { color: kind === "red" ? RED : IVORY, ink: IVORY, disc: false, stripe: false };
  if (set === "snooker") {
    const ink = LIGHT.includes(number) ? INK : IVORY;
    return { color: VALUES[number - 1] ?? IVORY, label: kind, ink, disc: false, stripe: false };
  }
  return {
    color: SOLIDS[(number % EIGHT) - 1] ?? INK,
    label: kind,
    ink: INK,
    disc: true,
    stripe: number > EIGHT,
  };
}
