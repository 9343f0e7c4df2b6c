import type { GroupPair } from "../groups/balls.ts";

/** The two groups: solid balls under the 8, striped ones over it (2.1). */
export const GROUPS = ["solids", "stripes"] as const satisfies GroupPair;

/** Every object ball, lowest first (2.2). */
export const BALLS: readonly number[] = Array.from({ length: 15 }, (_, index) => index + 1);

/** Balls besides the cue ball that a break without a pot must bring to a cushion (2.3). */
export const BREAK_RAILS = 4;

/** The stopped or deflected break that loses its side the match (1.9). */
export const OBSTRUCTED_LIMIT = 2;
