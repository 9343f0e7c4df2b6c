import type { Layout, ShownState } from "@tacada/formats";
import { type Point, point, type TableSpec } from "@tacada/table";
import { layoutName } from "./layout.ts";
import { triangleAt } from "./triangle.ts";

/** What a rack follows from besides the table. */
export type RackOfGame = Pick<ShownState, "rulebook" | "options">;

const SOLIDS = [1, 2, 3, 4, 5, 6, 7];
const STRIPES = [9, 10, 11, 12, 13, 14, 15];

/** Places of a triangle of fifteen, by index: the middle of the third row, and the two back corners. */
const MIDDLE = 4;
const BACK_CORNERS = [10, 14] as const;

/** The balls of the two groups that a game is played with; the 8 is in none. None in the games by points. */
function groupsOf({ rulebook, options }: RackOfGame): readonly [number[], number[]] {
  if (rulebook === "mata-mata" && options["balls"] === 10) return [SOLIDS.slice(0, 5), STRIPES.slice(2)];
  return rulebook === "sinuca" || rulebook === "sinuca-brasileira" ? [[], []] : [SOLIDS, STRIPES];
}

/**
 * An order in which the balls may be racked, tip first, row by row from the left: any order in `bilhar` and
 * `mata-mata` (003 3.1); in `bola-8` the 8 in the middle and one of each group in the back corners (004 2.2). Empty in
 * the games by points, where every ball has its place.
 *
 * @param random the next number of [0, 1) of a series
 */
export function drawRack(game: RackOfGame, random: () => number): number[] {
  const [low, high] = groupsOf(game).map((group) => shuffled(group, random));
  if (low === undefined || high === undefined || low.length === 0) return [];
  if (game.rulebook !== "bola-8") return shuffled([...low, ...high], random);
  const corners = shuffled([low[0] ?? 0, high[0] ?? 0], random);
  const order = shuffled([...low.slice(1), ...high.slice(1)], random);
  order.splice(MIDDLE, 0, 8);
  for (const [index, ball] of corners.entries()) order.splice(BACK_CORNERS[index] ?? 0, 0, ball);
  return order;
}

/** The same balls in an order drawn evenly (Fisher–Yates). */
function shuffled(balls: readonly number[], random: () => number): number[] {
  const order = [...balls];
  for (let left = order.length - 1; left > 0; left -= 1) {
    const drawn = Math.floor(random() * (left + 1));
    const ball = order[left] ?? 0;
    order[left] = order[drawn] ?? 0;
    order[drawn] = ball;
  }
  return order;
}

/** Whether balls may be racked in this order, as `drawRack` gives it. */
export function isRack(game: RackOfGame, order: readonly number[]): boolean {
  const groups = groupsOf(game);
  const balls = [...groups.flat(), ...(game.rulebook === "bola-8" ? [8] : [])];
  const whole = order.length === balls.length && balls.every((ball) => order.includes(ball));
  if (!whole || game.rulebook !== "bola-8") return whole;
  const corners = BACK_CORNERS.map((place) => groups.findIndex((group) => group.includes(order[place] ?? 0)));
  return order[MIDDLE] === 8 && corners[0] !== corners[1];
}

/**
 * The racked balls of a game of groups, its base towards the foot. The tip is on the foot spot; fourteen balls leave it
 * empty (003 3.1). No cue ball: it is in hand.
 *
 * @param order the balls, tip first, row by row from the left, see `drawRack`
 */
export function groupsRack(table: TableSpec, order: readonly number[]): Layout {
  const foot = table.spots["foot"] ?? point(0, 0);
  const rows = order.length > 10 ? 5 : 4;
  const places = triangleAt(foot, table.ball.radius, rows);
  const used = places.slice(places.length - order.length);
  return Object.fromEntries(order.map((ball, index) => [layoutName(ball), coordinates(used[index] ?? foot)]));
}

const coordinates = ({ x, y }: Point) => [x, y] as const;
