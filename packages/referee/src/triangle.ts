import { type Point, point } from "@tacada/table";

/**
 * Gap, metres, between neighbours of a rack. The triangle sets balls as tight as hands allow, which is never exact
 * contact; so small a gap breaks like a tight pack.
 */
const GAP = 0.00002;

/** Half the height of a row over half the distance in it: √3. */
const ROW = 1.7320508075688772;

/** The places of a tight triangle of `rows` rows whose tip points at the head: the tip, then row by row, left first. */
export function triangleAt(tip: Point, radius: number, rows: number): Point[] {
  const half = radius + GAP / 2;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_, at) =>
      point(tip.x + row * ROW * half, tip.y + (row - 2 * at) * half),
    ),
  ).flat();
}
