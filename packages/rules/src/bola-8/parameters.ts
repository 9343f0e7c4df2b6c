/** The two groups: solid and striped balls (2.1). */
export const GROUPS = ["solids", "stripes"] as const;
export type Group = (typeof GROUPS)[number];

/** The balls of each group, lowest first (2.1). */
export const GROUP_BALLS: Readonly<Record<Group, readonly number[]>> = {
  solids: [1, 2, 3, 4, 5, 6, 7],
  stripes: [9, 10, 11, 12, 13, 14, 15],
};

/** The ball that belongs to nobody until a group is cleared, and that ends the rack (2.1, 2.11). */
export const EIGHT = 8;

/** Every object ball, lowest first. */
export const BALLS: readonly number[] = [...GROUP_BALLS.solids, EIGHT, ...GROUP_BALLS.stripes];

/** Balls besides the cue ball that a break without a pot must bring to a cushion (2.3). */
export const BREAK_RAILS = 4;

/** The stopped or deflected break of a side that loses it the match (1.9). */
export const OBSTRUCTED_LIMIT = 2;
