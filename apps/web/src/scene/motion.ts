import type { Motion, Segment, Vector } from "@tacada/physics";

/** What a ball is doing at one instant: place (metres), spin (radians a second), kind of motion. */
export interface Moment {
  readonly p: Vector;
  readonly w: Vector;
  readonly motion: Motion;
}

const NOWHERE: Moment = { p: [0, 0, -1], w: [0, 0, 0], motion: "rest" };

/** The instant `t` of a ball's path, from the closed form of the segment it falls into. */
export function momentOf(path: readonly Segment[], t: number): Moment {
  const segment = path.findLast((each) => each.t <= t) ?? path[0];
  if (!segment) return NOWHERE;
  const h = t - segment.t;
  const { p, v, a, w, dw, motion } = segment;
  const along = (axis: 0 | 1 | 2) => p[axis] + v[axis] * h + (a[axis] * h * h) / 2;
  const turning = (axis: 0 | 1 | 2) => w[axis] + dw[axis] * h;
  return { p: [along(0), along(1), along(2)], w: [turning(0), turning(1), turning(2)], motion };
}
