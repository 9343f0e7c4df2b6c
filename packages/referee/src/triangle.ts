import { type Point, point } from "@tacada/table";

/** Half the height of a row over half the distance in it: √3. */
const ROW = 1.7320508075688772;

/**
 * The places of a tight triangle of `rows` rows whose tip points at the head: the tip, then row by row, left first.
 * Neighbours touch, to the last bits. A real pack has gaps of some hundredths of a millimetre, which close before a
 * blow has gone through; were they left here, the blow would run along two edges to the corners, ball by ball, and
 * leave the rest standing.
 */
export function triangleAt(tip: Point, radius: number, rows: number): Point[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_, at) =>
      point(tip.x + row * ROW * radius, tip.y + (row - 2 * at) * radius),
    ),
  ).flat();
}
