import type { Returned } from "@tacada/formats";

/**
 * Where a ball goes back: the foot mark, opposite the end of the break (16); while that is occupied, the nearest free
 * point of the long axis, behind it before in front of it.
 */
const returnedOf = (ball: number): Returned => ({
  ball,
  place: { kind: "foot" },
  otherwise: [
    { kind: "line", towards: "foot", article: "16" },
    { kind: "line", towards: "head", article: "16" },
  ],
});

const NONE: readonly Returned[] = [];

/** Balls that go back on the table, the lowest first. */
export const returnsOf = (balls: readonly number[]): readonly Returned[] =>
  balls.length === 0 ? NONE : balls.toSorted((a, b) => a - b).map(returnedOf);
