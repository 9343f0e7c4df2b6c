import type { TableSpec } from "@tacada/table";
import { azimuthOf, directionOf } from "./direction.ts";
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

/** Height of the rail's top above the nose, and how far behind the nose it reaches, metres; no public figure. */
const RAIL = { above: 0.004, width: 0.12 } as const;

/**
 * The lowest elevation at which the stick clears the cushions and the other balls, its tip where the strike has it.
 * `elevation` of the strike is not looked at. Closed form: a stick of slope t whose axis passes the cue ball's centre
 * at a height of b·R·√(1 + t²) clears an edge at distance s and height h by k when
 * s·t + (R − h) ≥ (k − b·R)·√(1 + t²).
 */
export function minimumElevation(
  table: TableSpec,
  layout: PhysicsLayout,
  { azimuth, tip }: Pick<PhysicsStrike, "azimuth" | "tip">,
): LowestElevation {
  const cue = layout["cue"];
  if (cue === undefined) return { elevation: 0 };
  const aim = directionOf(azimuth);
  const [right, up] = tip;
  const { radius } = table.cueBall;
  const rise = up * radius;
  let over = "";
  let steepest = 0;
  // No lists: bots ask this of every strike that they try.
  for (const ball in layout) {
    const place = layout[ball];
    if (ball === "cue" || place === undefined) continue;
    const behind = (cue[0] - place[0]) * aim.x + (cue[1] - place[1]) * aim.y;
    // To the right of the aim, from the line of the stick.
    const aside = (place[0] - cue[0]) * aim.y - (place[1] - cue[1]) * aim.x - right * radius;
    const slope = slopeOverBall(behind, aside, radius, table.ball.radius, rise);
    if (slope <= steepest) continue;
    steepest = slope;
    over = ball;
  }
  const rail = slopeOverRail(table, cue, aim, rise);
  if (rail > steepest) {
    steepest = rail;
    over = "cushion";
  }
  if (steepest === 0) return { elevation: 0 };
  return { elevation: steepest === Infinity ? UPRIGHT : azimuthOf({ x: 1, y: steepest }), over };
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
  cue: readonly number[],
  aim: { readonly x: number; readonly y: number },
  rise: number,
): number {
  const [x = 0, y = 0] = cue;
  const wayX =
    aim.x === 0 ? Number.POSITIVE_INFINITY : (table.length / 2 + x * Math.sign(aim.x)) / Math.abs(aim.x);
  const wayY =
    aim.y === 0 ? Number.POSITIVE_INFINITY : (table.width / 2 + y * Math.sign(aim.y)) / Math.abs(aim.y);
  const nose = Math.min(wayX, wayY);
  const across = wayX < wayY ? Math.abs(aim.x) : Math.abs(aim.y);
  const height = table.noseHeight + RAIL.above;
  const slopeOver = (distance: number): number =>
    distance < STICK.length
      ? lowestSlope(distance, table.cueBall.radius - height, stickRadius(distance) - rise)
      : 0;
  return Math.max(slopeOver(nose), slopeOver(nose + RAIL.width / across));
}

/** The least t ≥ 0 with s·t + c ≥ k·√(1 + t²); a stick that cannot pass at all stands upright. */
function lowestSlope(s: number, c: number, k: number): number {
  if (c >= k) return 0;
  const square = s * s - k * k;
  if (square <= 0) return Infinity;
  // The larger root of (s² − k²)t² + 2sct + c² − k² = 0 is where the stick's lower edge touches from above.
  const root = Math.sqrt(Math.max(0, s * s * c * c - square * (c * c - k * k)));
  return Math.max(0, (root - s * c) / square);
}
