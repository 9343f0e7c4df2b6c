import type { Point, TableSpec } from "@tacada/table";
import { RAIL } from "../table/rail.ts";
import { aimOf } from "./aim.ts";
import { azimuthOf } from "./direction.ts";
import type { PhysicsLayout, PhysicsStrike } from "./strike.ts";

/** The lowest that a stick can be held for a strike, and what it lies over there. */
export interface LowestElevation {
  /** Radians above the table; 0 when nothing is in the way. */
  readonly elevation: number;
  /** The ball that the stick only just clears, or `"cushion"`; absent at 0. */
  readonly over?: string;
}

/**
 * A stick of a plain taper, metres: radius at the tip and at the butt, and its length. A snooker cue: 9.5 mm tip,
 * 29 mm butt, 1.45 m (WPBSA asks for at least 0.914 m; the rest is common make).
 */
const STICK = { tip: 0.00475, butt: 0.0145, length: 1.45 } as const;

/** Height of the rail's outer edge above the nose, metres; no public figure. */
const ABOVE = 0.004;

/** What is in the way of a stick, and the slope at which it only just clears that; 0 where nothing is. */
const way = { slope: Number.NaN, over: "" };

/**
 * The lowest elevation at which the stick clears the cushions and the other balls, its tip where the strike has it.
 * `elevation` of the strike is not looked at.
 */
export function minimumElevation(
  table: TableSpec,
  layout: PhysicsLayout,
  strike: Pick<PhysicsStrike, "azimuth" | "tip">,
): LowestElevation {
  findWay(table, layout, strike);
  return way.slope === 0 ? { elevation: 0 } : { elevation: angleOf(way.slope), over: way.over };
}

/** Whether the stick of a strike clears the cushions and the other balls, or is at most `spare` radians too low for that. */
export function mayPass(
  table: TableSpec,
  layout: PhysicsLayout,
  strike: PhysicsStrike,
  spare: number,
): boolean {
  findWay(table, layout, strike);
  // An angle is smaller than its slope: most sticks are seen to pass without working it out.
  return strike.elevation >= way.slope - spare || strike.elevation >= angleOf(way.slope) - spare;
}

const angleOf = (slope: number): number => (slope === Infinity ? UPRIGHT : azimuthOf({ x: 1, y: slope }));

/**
 * Writes into `way` what the stick of a strike has to pass over. Closed form: a stick of slope t whose axis passes the cue
 * ball's centre at a height of b·R·√(1 + t²) clears an edge at distance s and height h by k when
 * s·t + (R − h) ≥ (k − b·R)·√(1 + t²).
 */
function findWay(
  table: TableSpec,
  layout: PhysicsLayout,
  strike: Pick<PhysicsStrike, "azimuth" | "tip">,
): void {
  way.slope = 0;
  const cue = layout["cue"];
  if (cue === undefined) return;
  const { tip } = strike;
  const aim = aimOf(strike);
  const { radius } = table.cueBall;
  const right = tip[0] * radius;
  const rise = tip[1] * radius;
  const widest = table.ball.radius + STICK.butt;
  // No lists: bots ask this of every strike that they try.
  for (const ball in layout) {
    const place = layout[ball];
    if (ball === "cue" || place === undefined) continue;
    const behind = (cue[0] - place[0]) * aim.x + (cue[1] - place[1]) * aim.y;
    // To the right of the aim, from the line of the stick.
    const aside = (place[0] - cue[0]) * aim.y - (place[1] - cue[1]) * aim.x - right;
    if (behind <= 0 || Math.abs(aside) >= widest) continue;
    const slope = slopeOverBall(behind, aside, radius, table.ball.radius, rise);
    if (slope <= way.slope) continue;
    way.slope = slope;
    way.over = ball;
  }
  const rail = slopeOverRail(table, cue, aim, rise);
  if (rail <= way.slope) return;
  way.slope = rail;
  way.over = "cushion";
}

/** π/2: a stick that cannot pass at all stands upright. */
export const UPRIGHT = 1.5707963267948966;

const stickRadius = (distance: number): number =>
  STICK.tip + (STICK.butt - STICK.tip) * Math.min(1, distance / STICK.length);

/** The slope that passes over a ball `behind` the cue ball and `aside` of the stick's line. */
function slopeOverBall(behind: number, aside: number, cueRadius: number, ball: number, rise: number): number {
  const reach = ball + stickRadius(behind);
  if (behind <= 0 || Math.abs(aside) >= reach) return 0;
  const clear = Math.sqrt(reach * reach - aside * aside);
  return lowestSlope(behind, cueRadius - ball, clear - rise);
}

/** The slope that passes over the nose behind the cue ball and over the outer edge of its rail. */
function slopeOverRail(
  table: TableSpec,
  [x, y]: readonly [number, number, ...number[]],
  aim: Point,
  rise: number,
): number {
  const wayX = aim.x === 0 ? Infinity : (table.length / 2 + (aim.x < 0 ? -x : x)) / Math.abs(aim.x);
  const wayY = aim.y === 0 ? Infinity : (table.width / 2 + (aim.y < 0 ? -y : y)) / Math.abs(aim.y);
  const nose = Math.min(wayX, wayY);
  const edge = nose + RAIL.width / (wayX < wayY ? Math.abs(aim.x) : Math.abs(aim.y));
  const sunk = table.cueBall.radius - (table.noseHeight + ABOVE);
  return Math.max(slopeOverEdge(nose, sunk, rise), slopeOverEdge(edge, sunk, rise));
}

/** The slope that passes over an edge `distance` behind the cue ball and `sunk` under its centre. */
const slopeOverEdge = (distance: number, sunk: number, rise: number): number =>
  distance < STICK.length ? lowestSlope(distance, sunk, stickRadius(distance) - rise) : 0;

/** The least t ≥ 0 with s·t + c ≥ k·√(1 + t²); a stick that cannot pass at all stands upright. */
function lowestSlope(s: number, c: number, k: number): number {
  if (c >= k) return 0;
  const square = s * s - k * k;
  if (square <= 0) return Infinity;
  // The larger root of (s² − k²)t² + 2sct + c² − k² = 0 is where the stick's lower edge touches from above.
  const root = Math.sqrt(Math.max(0, s * s * c * c - square * (c * c - k * k)));
  return Math.max(0, (root - s * c) / square);
}
