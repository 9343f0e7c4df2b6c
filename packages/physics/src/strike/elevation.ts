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

/** A ball and where its centre is, metres. */
interface Placed {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** What lies around a stick: the cue ball, where there is one, and the balls that may be in the way. */
export interface Surroundings {
  readonly cue: Placed | undefined;
  readonly others: readonly Placed[];
}

/** Lists a layout for `mayPass`, once for all strikes on it. */
export function surroundingsOf(layout: PhysicsLayout): Surroundings {
  const balls = Object.entries(layout).map(([id, [x, y]]): Placed => ({ id, x, y }));
  return { cue: balls.find(({ id }) => id === "cue"), others: balls.filter(({ id }) => id !== "cue") };
}

/** What is in the way of a stick, and the slope at which it only just clears that; 0 where nothing is. */
const way = { slope: Number.NaN, over: "" };

/** The rail under a stick, metres: how far behind the cue ball nose and outer edge are, and how far under its centre. */
const rail = { nose: Number.NaN, edge: Number.NaN, sunk: Number.NaN };

/**
 * The lowest elevation at which the stick clears the cushions and the other balls, its tip where the strike has it.
 * `elevation` of the strike is not looked at.
 */
export function minimumElevation(
  table: TableSpec,
  layout: PhysicsLayout,
  strike: Pick<PhysicsStrike, "azimuth" | "tip">,
): LowestElevation {
  findWay(table, surroundingsOf(layout), strike);
  return way.slope === 0 ? { elevation: 0 } : { elevation: angleOf(way.slope), over: way.over };
}

/** Whether the stick of a strike clears the cushions and the other balls, or is at most `spare` radians too low for that. */
export function mayPass(
  table: TableSpec,
  around: Surroundings,
  strike: PhysicsStrike,
  spare: number,
): boolean {
  // An angle is smaller than its slope: most sticks are seen to pass without working it out.
  if (isFree(table, around, strike, strike.elevation + spare)) return true;
  findWay(table, around, strike);
  return strike.elevation >= way.slope - spare || strike.elevation >= angleOf(way.slope) - spare;
}

const angleOf = (slope: number): number => (slope === Infinity ? UPRIGHT : azimuthOf({ x: 1, y: slope }));

/** Metres by which a stick clears a rail for certain: rounding is far less. */
const CERTAIN = 1e-9;

/** Whether for certain no ball is in the way of a strike's stick and one of this slope clears the rail: so it is with most. */
function isFree(
  table: TableSpec,
  { cue, others }: Surroundings,
  strike: PhysicsStrike,
  slope: number,
): boolean {
  if (cue === undefined) return true;
  const aim = aimOf(strike);
  const right = strike.tip[0] * table.cueBall.radius;
  const rise = strike.tip[1] * table.cueBall.radius;
  const widest = table.ball.radius + STICK.butt;
  for (let at = 0; at < others.length; at++) {
    const { x, y } = others[at]!;
    const behind = (cue.x - x) * aim.x + (cue.y - y) * aim.y;
    const aside = (x - cue.x) * aim.y - (y - cue.y) * aim.x - right;
    if (behind > 0 && Math.abs(aside) < widest) return false;
  }
  findRail(table, cue, aim);
  const steep = Math.sqrt(1 + slope * slope);
  return isOver(rail.nose, slope, steep, rise) && isOver(rail.edge, slope, steep, rise);
}

/** Whether a stick passes over an edge for certain; one too near, or a stick that runs higher than it is thick, is not asked here. */
const isOver = (distance: number, slope: number, steep: number, rise: number): boolean => {
  const clear = stickRadius(distance) - rise;
  const isFar = distance > clear + CERTAIN && clear >= 0;
  return distance >= STICK.length || (isFar && distance * slope + rail.sunk > clear * steep + CERTAIN);
};

/**
 * Writes into `way` what the stick of a strike has to pass over. Closed form: a stick of slope t whose axis passes the cue
 * ball's centre at a height of b·R·√(1 + t²) clears an edge at distance s and height h by k when
 * s·t + (R − h) ≥ (k − b·R)·√(1 + t²).
 */
function findWay(
  table: TableSpec,
  { cue, others }: Surroundings,
  strike: Pick<PhysicsStrike, "azimuth" | "tip">,
): void {
  way.slope = 0;
  if (cue === undefined) return;
  const { tip } = strike;
  const aim = aimOf(strike);
  const { radius } = table.cueBall;
  const right = tip[0] * radius;
  const rise = tip[1] * radius;
  const widest = table.ball.radius + STICK.butt;
  for (const { id, x, y } of others) {
    const behind = (cue.x - x) * aim.x + (cue.y - y) * aim.y;
    // To the right of the aim, from the line of the stick.
    const aside = (x - cue.x) * aim.y - (y - cue.y) * aim.x - right;
    if (behind <= 0 || Math.abs(aside) >= widest) continue;
    const slope = slopeOverBall(behind, aside, radius, table.ball.radius, rise);
    if (slope <= way.slope) continue;
    way.slope = slope;
    way.over = id;
  }
  findRail(table, cue, aim);
  const slope = Math.max(
    slopeOverEdge(rail.nose, rail.sunk, rise),
    slopeOverEdge(rail.edge, rail.sunk, rise),
  );
  if (slope <= way.slope) return;
  way.slope = slope;
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

/** Writes into `rail` where the rail is that a stick lies over. */
function findRail(table: TableSpec, { x, y }: Placed, aim: Point): void {
  const wayX = aim.x === 0 ? Infinity : (table.length / 2 + (aim.x < 0 ? -x : x)) / Math.abs(aim.x);
  const wayY = aim.y === 0 ? Infinity : (table.width / 2 + (aim.y < 0 ? -y : y)) / Math.abs(aim.y);
  rail.nose = Math.min(wayX, wayY);
  rail.edge = rail.nose + RAIL.width / (wayX < wayY ? Math.abs(aim.x) : Math.abs(aim.y));
  rail.sunk = table.cueBall.radius - (table.noseHeight + ABOVE);
}

/** The slope that passes over an edge `distance` behind the cue ball and `sunk` under its centre. */
const slopeOverEdge = (distance: number, sunk: number, rise: number): number =>
  distance < STICK.length ? lowestSlope(distance, sunk, stickRadius(distance) - rise) : 0;

/** The least t ≥ 0 with s·t + c ≥ k·√(1 + t²); a stick that cannot pass at all stands upright. */
function lowestSlope(s: number, c: number, k: number): number {
  if (c >= k) return 0;
  const square = s * s - k * k;
  if (square <= 0) return Infinity;
  // Of (s² − k²)t² + 2sct + c² − k² = 0 the larger root is where the stick's lower edge touches from above; where the
  // axis may pass under the edge, k < 0, that is the smaller one.
  const root = Math.sqrt(Math.max(0, s * s * c * c - square * (c * c - k * k)));
  return Math.max(0, ((k < 0 ? -root : root) - s * c) / square);
}
