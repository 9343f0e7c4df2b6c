import type { GroupPair } from "../groups/balls.ts";

/** The balls of the break, lowest first: all but the 8, which comes to the table later (1, 3). */
export const RACK = [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15] as const;

/** Every object ball of the game (1). */
export const BALLS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;

/** The two series: 1 to 7 and 9 to 15 (4.1, 4.2). */
export const SERIES: GroupPair = ["low", "high"];

/** A cue ball that goes no further than this, in metres, has not been played (7, 15); an event may say another. */
export const SHORT_TRAVELS = [0.2, 0.1, 0.15, 0.25, 0.3] as const;
export type ShortTravel = (typeof SHORT_TRAVELS)[number];

/** What a foul costs, in balls (10, 17, 18). */
export const PENALTY = 1;
