import type { Layout, Position } from "@tacada/formats";
import { point, type TableSpec } from "@tacada/table";
import { triangleAt } from "./triangle.ts";

/** Gap, metres, between the first red and the pink: as near as it goes by hand without touching (sinuca 16). */
const PINK_GAP = 0.001;

/** Rows of the largest triangle of reds. */
const ROWS = 5;

/** The reds of a frame that begins: a triangle whose tip is behind the pink, `red:1` at the tip, then row by row. */
export function redsRack(table: TableSpec, count: number): Layout {
  const { radius } = table.ball;
  const pink = table.spots["6"] ?? point(0, 0);
  const places = triangleAt(point(pink.x + 2 * radius + PINK_GAP, pink.y), radius, ROWS);
  const reds = places
    .slice(0, count)
    .map(({ x, y }, index): [string, Position] => [`red:${index + 1}`, [x, y]]);
  return Object.fromEntries(reds);
}
