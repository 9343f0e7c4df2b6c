import type { Boundary, Drop } from "../../table/boundary.ts";
import type { Segment } from "../../trace/trace.ts";

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
  /** In a pocket, on its way down or perhaps back. */
  readonly falls: boolean;
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
    falls: segment.motion === "fall",
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
  if (part.kind === "drop")
    return ball.flies || ball.falls || ball.z > height ? Infinity : Math.hypot(x, y) - part.radius;
  const along = part.kind === "nose" ? x * part.ny - y * part.nx : 0;
  if (part.kind === "nose" && (along < -beside || along > part.length + beside)) return Infinity;
  const away = part.kind === "jaw" ? Math.hypot(x, y) - part.radius : x * part.nx + y * part.ny;
  const over = Math.max(ball.z - height, 0);
  return (over === 0 ? away : Math.hypot(Math.max(away, 0), over)) - radius;
}

/**
 * Metres between a ball over the hole of a pocket or in it and the pocket's back, which is as high as the noses; Infinity
 * elsewhere.
 */
export function backGap(drop: Drop, { x, y, z }: Moment, radius: number, height: number): number {
  const awayX = x - drop.x;
  const awayY = y - drop.y;
  const away = Math.hypot(awayX, awayY);
  const behind = awayX * drop.axisX + awayY * drop.axisY >= drop.end * away;
  if (!behind || away > drop.back) return Infinity;
  return Math.hypot(drop.back - away, Math.max(z - height, 0)) - radius;
}

/** Metres between a ball over the hole of a pocket, or in it above the cloth's level, and the slate's edge; Infinity elsewhere. */
export function edgeGap(drop: Drop, { x, y, z }: Moment, radius: number): number {
  const inside = drop.radius - Math.hypot(x - drop.x, y - drop.y);
  return inside < 0 || z <= 0 ? Infinity : Math.hypot(inside, z) - radius;
}
