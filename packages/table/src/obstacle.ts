import type { CushionLine, Facing, Outline } from "./outline.ts";
import { distance, type Point } from "./point.ts";

/** A ball that lies still: its name, its centre (metres) and its radius. */
export interface LyingBall {
  readonly ball: string;
  readonly at: Point;
  readonly radius: number;
}

/** Overlaps smaller than this, metres, count as touching: a tenth of a micrometre. */
export const TOUCH = 1e-7;

/**
 * How far apart the centres of two balls are, seen from above, that touch on the bed, metres: 2·√(a·b) for radii `a` and
 * `b`, as the larger one's centre lies higher. For equal balls that is their diameter, to the last bit.
 */
export const touchDistance = (a: number, b: number): number => 2 * Math.sqrt(a * b);

/** Distance from `p` to the stretch from `a` to `b`, metres. */
export function distanceToStretch(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / square;
  const t = Math.min(1, Math.max(0, along));
  return distance(p, { x: a.x + t * dx, y: a.y + t * dy });
}

/** Whether a ball of `radius` whose centre goes straight from `a` to `b` runs into `obstacle`. */
export const runsInto = (a: Point, b: Point, radius: number, obstacle: LyingBall): boolean =>
  distanceToStretch(obstacle.at, a, b) < touchDistance(radius, obstacle.radius) - TOUCH;

/** Whether a ball of `radius` whose centre goes straight from `a` to `b`, both on the bed, meets a cushion. */
export function runsIntoCushion(a: Point, b: Point, radius: number, outline: Outline): boolean {
  const inLine = (line: CushionLine | Facing) => inNose(a, radius, line) || inNose(b, radius, line);
  return (
    outline.cushions.some(inLine) ||
    outline.facings.some(inLine) ||
    outline.jaws.some((jaw) => distanceToStretch(jaw.center, a, b) < jaw.radius + radius - TOUCH)
  );
}

/** The bed is convex, and so is each mouth, so a straight way is nearest to a nose or facing at one of its ends. */
function inNose(p: Point, radius: number, { from, to, normal }: CushionLine | Facing): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = (p.x - from.x) * dx + (p.y - from.y) * dy;
  const depth = (p.x - from.x) * normal.x + (p.y - from.y) * normal.y;
  return along >= 0 && along <= dx * dx + dy * dy && depth < radius - TOUCH;
}
