import type { Layout, ObjectBall } from "@tacada/formats";
import {
  distanceToStretch,
  type LyingBall,
  mouthOf,
  type Outline,
  outlineOf,
  type PocketNumber,
  type Point,
  point,
  runsInto,
  runsIntoCushion,
  type TableSpec,
  touchDistance,
} from "@tacada/table";
import { ballNamed, lyingBalls, placeOf } from "./layout.ts";

/**
 * Figures by which the virtual referee calls a stroke evident (sinuca-brasileira 5.4): other balls keep this
 * many radii away from the cue ball's corridor, and other pockets this angle from the target's starting line.
 */
export const EVIDENCE = {
  corridorRadii: 1.5,
  pocketAngleDeg: 15,
  pocketAngleCos: 0.9659258262890683,
} as const;

/** What can be seen along the cue before the stroke. */
export interface Sighting {
  /** The first ball on the aim line. */
  readonly first?: ObjectBall;
  /** A cushion comes before any ball. */
  readonly cushionFirst: boolean;
  /** No other ball lies near the corridor to the first ball. */
  readonly clear: boolean;
  /** The pocket that the first ball sets out for, when it is evident. */
  readonly pocket?: PocketNumber;
}

/**
 * What a referee behind the cue sees: the cue ball's straight corridor along `aim` (a unit vector), the ball
 * it meets, and the line on which that ball sets out.
 */
export function sightingOf(table: TableSpec, layout: Layout, aim: Point): Sighting {
  const cue = placeOf(layout, "cue");
  if (cue === undefined) return { cushionFirst: false, clear: false };
  const balls = lyingBalls(table, layout, ["cue"]);
  const radius = table.cueBall.radius;
  const met = balls
    .map((ball) => ({ ball, way: wayTo(cue, aim, radius, ball) }))
    .filter((each): each is { ball: LyingBall; way: number } => each.way !== undefined)
    .sort((a, b) => a.way - b.way)[0];
  if (met === undefined) return { cushionFirst: true, clear: false };
  const outline = outlineOf(table);
  const contact = point(cue.x + met.way * aim.x, cue.y + met.way * aim.y);
  if (runsIntoCushion(cue, contact, radius, outline)) return { cushionFirst: true, clear: false };
  const others = balls.filter((ball) => ball !== met.ball);
  const margin = radius * (1 + EVIDENCE.corridorRadii);
  const clear = others.every((ball) => distanceToStretch(ball.at, cue, contact) > margin + ball.radius);
  const pocket = pocketFor(table, outline, met.ball, contact, others);
  return {
    first: objectBall(met.ball.ball),
    cushionFirst: false,
    clear,
    ...(pocket === undefined ? {} : { pocket }),
  };
}

// The cue ball is left out of the balls looked at, so what is met is an object ball.
const objectBall = (name: string): ObjectBall => ballNamed(name);

/** How far the cue ball's centre goes along `aim` until it meets the ball; undefined when it passes by. */
function wayTo(cue: Point, aim: Point, radius: number, ball: LyingBall): number | undefined {
  const dx = ball.at.x - cue.x;
  const dy = ball.at.y - cue.y;
  const along = dx * aim.x + dy * aim.y;
  const aside = dx * aim.y - dy * aim.x;
  const reach = touchDistance(radius, ball.radius);
  if (along <= 0 || Math.abs(aside) >= reach) return undefined;
  return Math.max(0, along - Math.sqrt(reach * reach - aside * aside));
}

/** The one pocket whose mouth the struck ball's starting line enters freely, with no other pocket near it. */
function pocketFor(
  table: TableSpec,
  outline: Outline,
  ball: LyingBall,
  contact: Point,
  others: readonly LyingBall[],
): PocketNumber | undefined {
  const reach = touchDistance(table.cueBall.radius, ball.radius);
  const line = point((ball.at.x - contact.x) / reach, (ball.at.y - contact.y) / reach);
  const ways = outline.drops.map((drop) => {
    const shape = drop.pocket === 2 || drop.pocket === 5 ? table.middle : table.corner;
    const mouth = mouthOf(drop);
    const dx = mouth.x - ball.at.x;
    const dy = mouth.y - ball.at.y;
    const far = Math.sqrt(dx * dx + dy * dy);
    const along = dx * line.x + dy * line.y;
    // Where the starting line crosses the mouth: the offset from the mouth's middle, across the pocket's axis.
    const slope = line.x * drop.axis.x + line.y * drop.axis.y;
    const depth = dx * drop.axis.x + dy * drop.axis.y;
    const step = slope <= 0 ? Number.POSITIVE_INFINITY : depth / slope;
    const crossing = point(ball.at.x + step * line.x, ball.at.y + step * line.y);
    const offset = (crossing.x - mouth.x) * drop.axis.y - (crossing.y - mouth.y) * drop.axis.x;
    const enters = slope > 0 && Math.abs(offset) < shape.mouth / 2;
    return { pocket: drop.pocket, near: far > 0 && along / far > EVIDENCE.pocketAngleCos, enters, crossing };
  });
  const [entered, ...more] = ways.filter((way) => way.enters && way.near);
  if (entered === undefined || more.length > 0) return undefined;
  if (ways.some((way) => way !== entered && way.near)) return undefined;
  const blocked = others.some((other) => runsInto(ball.at, entered.crossing, ball.radius, other));
  return blocked || noseInTheWay(outline, ball, entered.crossing) ? undefined : entered.pocket;
}

/** A long nose between the ball and the mouth: the line would meet the cushion first. */
function noseInTheWay(outline: Outline, ball: LyingBall, crossing: Point): boolean {
  return runsIntoCushion(ball.at, crossing, ball.radius * 0.5, { ...outline, jaws: [] });
}
