import type { Layout, Position } from "@tacada/formats";
import { lyingBalls } from "@tacada/referee";
import {
  type LyingBall,
  mouthOf,
  outlineOf,
  type PocketNumber,
  type Point,
  point,
  runsInto,
  type TableSpec,
  touchDistance,
} from "@tacada/table";

/** A direct pot as geometry sees it. */
export interface Pot {
  readonly ball: string;
  readonly pocket: PocketNumber;
  /** Unit vector from the cue ball to where it meets the ball. */
  readonly aim: Point;
  /** Metres from the cue ball to the contact, and from the ball to the pocket's mouth. */
  readonly way: number;
  readonly run: number;
  /** Cosine of the cut angle: 1 is a full hit. */
  readonly fullness: number;
  /** Half of the range of aims, radians, that sends the ball into the mouth. */
  readonly margin: number;
}

/** Cuts thinner than this are not tried. */
const THINNEST = 0.2;

/** Every direct pot of a ball from a place of the cue ball whose ways are free, the widest margin first. */
export function potsOf(table: TableSpec, layout: Layout, cue: Position, ball: string): Pot[] {
  const at = layout[ball];
  if (at === undefined) return [];
  const target: LyingBall = { ball, at: point(at[0], at[1]), radius: table.ball.radius };
  const others = lyingBalls(table, layout, ["cue", ball]);
  return outlineOf(table)
    .drops.map((drop) => {
      const shape = drop.pocket === 2 || drop.pocket === 5 ? table.middle : table.corner;
      const mouth = mouthOf(drop);
      return potInto(table, point(cue[0], cue[1]), target, others, { ...drop, mouth, width: shape.mouth });
    })
    .filter((pot) => pot !== undefined)
    .sort((a, b) => b.margin - a.margin);
}

interface Mouth {
  readonly pocket: PocketNumber;
  readonly axis: Point;
  readonly mouth: Point;
  readonly width: number;
}

function potInto(
  table: TableSpec,
  cue: Point,
  target: LyingBall,
  others: readonly LyingBall[],
  { pocket, axis, mouth, width }: Mouth,
): Pot | undefined {
  const run = length(target.at, mouth);
  const line = point((mouth.x - target.at.x) / run, (mouth.y - target.at.y) / run);
  const reach = touchDistance(table.cueBall.radius, target.radius);
  const ghost = point(target.at.x - line.x * reach, target.at.y - line.y * reach);
  const way = length(cue, ghost);
  const aim = point((ghost.x - cue.x) / way, (ghost.y - cue.y) / way);
  const fullness = aim.x * line.x + aim.y * line.y;
  const entry = line.x * axis.x + line.y * axis.y;
  // What is left of the mouth when it is entered aslant, less the ball.
  const opening = width * entry - 2 * target.radius * (pocket === 2 || pocket === 5 ? 1 : 0.9);
  if (fullness < THINNEST || entry <= 0.3 || opening <= 0) return undefined;
  if (others.some((other) => runsInto(target.at, mouth, target.radius, other))) return undefined;
  if (others.some((other) => runsInto(cue, ghost, table.cueBall.radius, other))) return undefined;
  // An error of the aim moves the contact by way × error, and turns the ball's line by that over reach × fullness.
  const margin = ((opening / 2 / run) * reach * fullness) / way;
  return { ball: target.ball, pocket, aim, way, run, fullness, margin };
}

const length = (a: Point, b: Point): number =>
  Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));

/** Chance that a hand with this error of the aim (radians) makes the pot; a smooth curve of margin over error. */
export function potChance(pot: Pot, error: number): number {
  const ratio = pot.margin / Math.max(error, 1e-6);
  return (ratio * ratio) / (1 + ratio * ratio);
}
