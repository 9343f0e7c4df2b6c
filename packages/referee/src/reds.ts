import type { Layout } from "@tacada/formats";
import { point, type TableSpec } from "@tacada/table";

/** Gap, metres, between the first red and the pink: as near as it goes by hand without touching (sinuca 16). */
const PINK_GAP = 0.001;

/**
 * Gap, metres, between neighbouring reds. The triangle sets them as tight as balls and hands allow, which is never
 * exact contact; so small a gap breaks like a tight pack.
 */
const RED_GAP = 0.00002;

/** Half the height of a row over half the distance in it: √3. */
const ROW = 1.7320508075688772;

/** The reds of a frame that begins: a triangle whose tip is behind the pink, `red:1` at the tip, then row by row. */
export function redsRack(table: TableSpec, count: number): Layout {
  const { radius } = table.ball;
  const pink = table.spots["6"] ?? point(0, 0);
  const half = radius + RED_GAP / 2;
  const tip = pink.x + 2 * radius + PINK_GAP;
  const layout: Record<string, readonly [number, number]> = {};
  let number = 0;
  for (let row = 0; number < count; row += 1) {
    for (let at = 0; at <= row && number < count; at += 1) {
      number += 1;
      layout[`red:${number}`] = [tip + row * ROW * half, pink.y + (row - 2 * at) * half];
    }
  }
  return layout;
}
