import type { DropEdge, Point } from "@tacada/table";
import { arcPoints } from "./shape.ts";

/** The arc of a pocket's leather where it is let into the rail: centre, radius, and angles anticlockwise. */
export interface Notch {
  readonly center: Point;
  readonly radius: number;
  readonly from: number;
  readonly to: number;
}

/** How far the leather stands outside the hole, metres. */
const WALL = 0.007;

/** The notch of a pocket in a rail whose inner edge lies `inner` (half its length and width) from the middle. */
export function notchOf({ center, radius: hole, axis }: DropEdge, inner: Point): Notch {
  const radius = hole + WALL;
  const corner = axis.x !== 0;
  const room = corner ? inner.x - Math.abs(center.x) : inner.y - Math.abs(center.y);
  const half = Math.acos(room / radius) + (corner ? Math.PI / 4 : 0);
  const facing = Math.atan2(axis.y, axis.x);
  return { center, radius, from: facing - half, to: facing + half };
}

/** The inner edge of the rail, anticlockwise: straight along the cushions, round about the pockets. */
export const railEdge = (notches: readonly Notch[]): Point[] =>
  notches.flatMap(({ center, radius, from, to }) => arcPoints(center, radius, from, to, 20));
