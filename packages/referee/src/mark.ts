import type { Layout } from "@tacada/formats";
import { nearestFree, type Point, point, type TableSpec } from "@tacada/table";
import { lyingBalls } from "./layout.ts";

/** The ends of the long axis, as steps along it. */
const TOWARDS = { head: -1, foot: 1 } as const;

/** The free point of the long axis nearest to a spot towards one end, for a ball of `radius`; undefined without room. */
export function alongAxis(
  table: TableSpec,
  layout: Layout,
  from: Point,
  towards: keyof typeof TOWARDS,
  radius: number,
): Point | undefined {
  const step = TOWARDS[towards];
  const reach = table.length / 2 - radius - step * from.x;
  return nearestFree(from, point(step, 0), reach, radius, lyingBalls(table, layout));
}

/**
 * Where the cue ball goes that is in hand on its mark: the head mark; while that is occupied in part or whole, the
 * nearest free point of the long axis towards the head cushion (003 5.2); if there is no room, towards the foot.
 */
export function markPlace(table: TableSpec, layout: Layout): Point {
  const { cue: _, ...others } = layout;
  const mark = table.spots["head"] ?? point(-table.length / 4, 0);
  const along = (end: "head" | "foot") => alongAxis(table, others, mark, end, table.cueBall.radius);
  return along("head") ?? along("foot") ?? mark;
}
