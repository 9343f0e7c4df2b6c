import type { Boundary } from "./boundary.ts";
import { isInMouth } from "./mouth.ts";
import { RAIL } from "./rail.ts";

/** What is under a place: the bed, the top of a rail, a pocket, or the floor beside the table. */
export const BED = -1;
export const TOP = -2;
export const FLOOR = -3;

/** What a ball at a place is over: {@link BED}, {@link TOP}, {@link FLOOR}, or the index of a drop among `boundary.parts`. */
export function groundAt(boundary: Boundary, x: number, y: number): number {
  const first = boundary.parts.length - boundary.drops.length;
  for (let at = 0; at < boundary.drops.length; at++) {
    const drop = boundary.drops[at]!;
    if (square(x - drop.x, y - drop.y) < drop.radius * drop.radius) return first + at;
  }
  if (Math.abs(x) <= boundary.x && Math.abs(y) <= boundary.y) return BED;
  if (Math.abs(x) > boundary.x + RAIL.width || Math.abs(y) > boundary.y + RAIL.width) return FLOOR;
  return boundary.drops.some((drop) => isInMouth(boundary, drop, x, y, 0, 0)) ? BED : TOP;
}

const square = (x: number, y: number): number => x * x + y * y;
