import type { Boundary } from "../../boundary.ts";
import type { Segment } from "../../trace.ts";

/** A ball at one moment of a trace; SI units. */
export interface Moment {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly vx: number;
  readonly vy: number;
  readonly vz: number;
  readonly wx: number;
  readonly wy: number;
  readonly w2: number;
  readonly flies: boolean;
  /** Not in a pocket, on its way down or on the floor. */
  readonly up: boolean;
}

/** The ball on a segment at time `t`. */
export function moment(segment: Segment, t: number): Moment {
  const h = t - segment.t;
  const at = (axis: 0 | 1 | 2): number => segment.p[axis] + h * (segment.v[axis] + 0.5 * segment.a[axis] * h);
  const w = [0, 1, 2].map((axis) => segment.w[axis]! + segment.dw[axis]! * h);
  return {
    x: at(0),
    y: at(1),
    z: at(2),
    vx: segment.v[0] + segment.a[0] * h,
    vy: segment.v[1] + segment.a[1] * h,
    vz: segment.v[2] + segment.a[2] * h,
    wx: w[0]!,
    wy: w[1]!,
    w2: w.reduce((sum, value) => sum + value * value, 0),
    flies: segment.motion === "fly",
    up: segment.motion !== "fall" && at(2) > 0,
  };
}

/** The segment that holds at `t`, and the one that held until then. */
export const segmentAt = (path: readonly Segment[], t: number): Segment =>
  path.findLast((segment) => segment.t <= t) ?? path[0]!;

export const segmentBefore = (path: readonly Segment[], t: number): Segment =>
  path.findLast((segment) => segment.t < t) ?? path[0]!;

type Part = Boundary["parts"][number];

/** Metres between a ball and a part of the rim: a cushion as a solid up to the height of its nose, or the slate's edge. */
export function clearance(part: Part, ball: Moment, radius: number, height: number, beside = 0): number {
  const x = ball.x - part.x;
  const y = ball.y - part.y;
  if (part.kind === "drop") return ball.flies || ball.z > height ? Infinity : Math.hypot(x, y) - part.radius;
  const along = part.kind === "nose" ? x * part.ny - y * part.nx : 0;
  if (part.kind === "nose" && (along < -beside || along > part.length + beside)) return Infinity;
  const away = part.kind === "jaw" ? Math.hypot(x, y) - part.radius : x * part.nx + y * part.ny;
  const over = Math.max(ball.z - height, 0);
  return (over === 0 ? away : Math.hypot(Math.max(away, 0), over)) - radius;
}
