import type { Layout } from "@tacada/formats";
import { outlineOf, type PocketNumber, type Point, point, type TableSpec } from "@tacada/table";

/** What lies under a pointer: a ball before a pocket before the cloth. */
export interface Pick {
  readonly at: Point;
  readonly ball?: string;
  readonly pocket?: PocketNumber;
}

/** How far beside a ball or pocket a pointer still takes it, pixels. */
const FINGER = 22;
/** How far from the middle of a pocket's hole a pointer takes it in any case, metres. */
const POCKET_REACH = 0.09;

/** What lies at a place of the table, for a pointer that is `pixel` metres to the pixel fine. */
export function pickAt(table: TableSpec, layout: Layout, at: Point, pixel: number): Pick {
  const nearest = <T>(items: readonly (readonly [T, Point])[], reach: number): T | undefined =>
    items
      .map(([item, place]) => ({ item, away: Math.hypot(place.x - at.x, place.y - at.y) }))
      .filter(({ away }) => away <= Math.max(reach, FINGER * pixel))
      .sort((a, b) => a.away - b.away)[0]?.item;
  const balls = Object.entries(layout).map(([ball, [x, y]]) => [ball, point(x, y)] as const);
  const ball = nearest(balls, table.ball.radius);
  if (ball !== undefined) return { at, ball };
  const holes = outlineOf(table).drops.map((drop) => [drop.pocket, drop.center] as const);
  const pocket = nearest(holes, POCKET_REACH);
  return pocket === undefined ? { at } : { at, pocket };
}
