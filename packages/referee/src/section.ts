import type { Layout, Place } from "@tacada/formats";
import {
  CLEARANCE,
  distance,
  type LyingBall,
  nearestFree,
  outlineOf,
  type Point,
  point,
  type TableSpec,
} from "@tacada/table";
import { lyingBalls } from "./layout.ts";

/**
 * The place of a ball that lies against the cushion of `section`: its centre, or the free point of the cushion
 * nearest to that, on the side of the pocket `near` before the other where one is named (003 5.4). Undefined without
 * room.
 *
 * @param beside balls that went back by the same ruling: it is put against them where it can be (5.4.d), and touches
 *   no other
 */
export function onSection(
  table: TableSpec,
  layout: Layout,
  { section, near }: Place,
  beside: ReadonlySet<string>,
): Point | undefined {
  const line = section === undefined ? undefined : outlineOf(table).cushions[section - 1];
  if (line === undefined) return undefined;
  const { from, to, normal } = line;
  const { radius } = table.ball;
  const centre = point((from.x + to.x) / 2 + radius * normal.x, (from.y + to.y) / 2 + radius * normal.y);
  const balls = lyingBalls(table, layout);
  const kept = balls.map((ball) => (beside.has(ball.ball) ? touchable(ball) : ball));
  const free = (toward: Point) => nearestFree(centre, toward, distance(from, to) / 2, radius, kept);
  // A section begins at the pocket of its own number.
  const back = free(point(0 - normal.y, normal.x));
  const forth = free(point(normal.y, 0 - normal.x));
  const nearer = near === undefined ? isNearer(centre, back, forth) : near === section;
  const places = nearer ? [back, forth] : [forth, back];
  const joined = balls.filter((ball) => beside.has(ball.ball));
  const joins = (at: Point) =>
    joined.some((ball) => distance(at, ball.at) < radius + ball.radius + CLEARANCE);
  return places.find((at) => at !== undefined && joins(at)) ?? places.find((at) => at !== undefined);
}

/** Whether the first place is at least as near; one that is not there is far. */
const isNearer = (to: Point, first: Point | undefined, second: Point | undefined): boolean =>
  first !== undefined && (second === undefined || distance(to, first) <= distance(to, second));

/** A ball that another may be put against: the gap that is kept to every ball starts inside it. */
const touchable = (ball: LyingBall): LyingBall => ({ ...ball, radius: ball.radius - CLEARANCE });
