import { EIGHT, type GroupPair } from "../groups/balls.ts";

/** The two groups: solid and striped balls (2.1). */
export const PAIR = ["solids", "stripes"] as const satisfies GroupPair;

/** How many object balls may be used (2.1, 2.3). */
export const BALL_COUNTS = [14, 10] as const;
export type BallCount = (typeof BALL_COUNTS)[number];

/** The last striped ball (2.1.b). */
const LAST_BALL = 15;

/** Every object ball of a frame with this many, lowest first: half of them from each end, and no 8 (2.2, 2.3). */
const everyBall = (count: BallCount): readonly number[] =>
  Array.from({ length: LAST_BALL }, (_, index) => index + 1).filter(
    (ball) => ball !== EIGHT && (ball <= count / 2 || ball > LAST_BALL - count / 2),
  );

/** The balls of the rack by how many are used. */
export const RACKS: Readonly<Record<BallCount, readonly number[]>> = { 14: everyBall(14), 10: everyBall(10) };

/** How many balls of its own the favoured side takes off for a foul (7.1), and for the dear ones (7.4). */
export const REMOVED = 1;
export const REMOVED_DEARLY = 2;
