import type { Ball } from "@tacada/formats";

/** A set of balls as one number, a bit for each: to ask for one is a single step, and so is to join two sets. */
export type BallBits = number;

/** The bit of a red of `sinuca` is that after those of the numbers; bit 0 is of the cue ball. */
const RED_BIT = 1 << 16;
/** The highest number on a ball. */
export const HIGHEST = 15;

/** The set of this ball alone; the empty one for what is no ball of any game. */
export function bitOf(ball: Ball): BallBits {
  if (typeof ball !== "number") return ball === "cue" ? 1 : ball === "red" ? RED_BIT : 0;
  return Number.isInteger(ball) && ball > 0 && ball <= HIGHEST ? 1 << ball : 0;
}

/** The set of these balls. */
export function bitsOf(balls: readonly Ball[]): BallBits {
  let bits = 0;
  for (const ball of balls) bits |= bitOf(ball);
  return bits;
}

/** The same for balls that are known to be numbered ones, as those of a state. */
export function numberedBits(balls: readonly number[]): BallBits {
  let bits = 0;
  for (const ball of balls) bits |= 1 << ball;
  return bits;
}

/** Whether a numbered ball is in a set. */
export const isIn = (bits: BallBits, ball: number): boolean => ((bits >> ball) & 1) === 1;

/** The balls of a list that are in a set, in its order. */
export function among(balls: readonly number[], bits: BallBits): readonly number[] {
  const only = balls[0];
  if (only === undefined || bits === 0) return NONE;
  if (balls.length > 1) return balls.filter((ball) => isIn(bits, ball));
  return isIn(bits, only) ? balls : NONE;
}

const NONE: readonly number[] = [];
