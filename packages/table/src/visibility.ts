import { type LyingBall, runsInto, runsIntoCushion, touchDistance } from "./obstacle.ts";
import type { Outline } from "./outline.ts";
import { direction, distance, type Point, point } from "./point.ts";

/** What stands between a cue ball and a target: balls always, cushions only where the rulebook says so. */
export interface View {
  readonly cue: Point;
  readonly cueRadius: number;
  readonly obstacles: readonly LyingBall[];
  /** The outline of the table when its cushions count as obstacles. */
  readonly cushions?: Outline;
}

/** How much of a target a straight path reaches. */
export interface Visibility {
  /** The extreme edges as seen from the cue ball: each can be grazed. */
  readonly leftEdge: boolean;
  readonly rightEdge: boolean;
  /** Straight full-ball contact is open. */
  readonly fullBall: boolean;
  /** At least one point can be met. */
  readonly anyPoint: boolean;
  /** The nearest ball in the way of the centre path, else of an edge. */
  readonly firstObstacle?: string;
}

/**
 * Visibility of `target` for a cue ball that travels straight. A path is the cue ball's whole width, so it is
 * open when no obstacle comes nearer to its centre line than balls that touch before the target is met.
 */
export function visibilityOf(view: View, target: LyingBall): Visibility {
  const sight = sightOf(view, target);
  if (sight === undefined) {
    return { leftEdge: true, rightEdge: true, fullBall: true, anyPoint: true };
  }
  const limit = sight.reach / sight.distance;
  const open = (offset: number) => isOpen(view, sight, offset);
  const first = nearestOn(view, sight, 0) ?? nearestOn(view, sight, limit) ?? nearestOn(view, sight, -limit);
  const leftEdge = open(limit);
  const rightEdge = open(-limit);
  const fullBall = open(0);
  return {
    leftEdge,
    rightEdge,
    fullBall,
    anyPoint: leftEdge || rightEdge || fullBall || between(view, target, sight).some(open),
    ...(first === undefined ? {} : { firstObstacle: first }),
  };
}

/** Whether both extreme edges of `target` can be grazed. */
export function edgesOpen(view: View, target: LyingBall): boolean {
  const sight = sightOf(view, target);
  if (sight === undefined) return true;
  const limit = sight.reach / sight.distance;
  return isOpen(view, sight, limit) && isOpen(view, sight, -limit);
}

/** Whether straight full-ball contact with `target` is open. */
export function fullBallOpen(view: View, target: LyingBall): boolean {
  const sight = sightOf(view, target);
  return sight === undefined || isOpen(view, sight, 0);
}

/** The line from the cue ball to the target: unit vector, distance, and the distance at which they touch. */
interface Sight {
  readonly cue: Point;
  readonly unit: Point;
  readonly distance: number;
  readonly reach: number;
}

/** Undefined when the balls touch: then the target is met already. */
function sightOf(view: View, target: LyingBall): Sight | undefined {
  const unit = direction(view.cue, target.at);
  const reach = touchDistance(view.cueRadius, target.radius);
  const far = distance(view.cue, target.at);
  return unit === undefined || far <= reach ? undefined : { cue: view.cue, unit, distance: far, reach };
}

/** Where the cue ball's centre is when it meets the target on the path whose angle to the sight has sine `offset`. */
function contactPlace(sight: Sight, offset: number): Point {
  const aside = sight.distance * offset;
  const along = sight.distance * Math.sqrt(Math.max(0, 1 - offset * offset));
  const way = along - Math.sqrt(Math.max(0, sight.reach * sight.reach - aside * aside));
  const cosine = Math.sqrt(Math.max(0, 1 - offset * offset));
  const { unit, cue } = sight;
  return point(
    cue.x + way * (unit.x * cosine - unit.y * offset),
    cue.y + way * (unit.y * cosine + unit.x * offset),
  );
}

/** Whether nothing stands in the way of the path whose angle to the sight has sine `offset`. */
function isOpen({ cue, cueRadius, obstacles, cushions }: View, sight: Sight, offset: number): boolean {
  const place = contactPlace(sight, offset);
  return (
    !obstacles.some((obstacle) => runsInto(cue, place, cueRadius, obstacle)) &&
    (cushions === undefined || !runsIntoCushion(cue, place, cueRadius, cushions))
  );
}

/** The nearest ball in the way of that path. */
function nearestOn({ cue, cueRadius, obstacles }: View, sight: Sight, offset: number): string | undefined {
  const place = contactPlace(sight, offset);
  return obstacles
    .filter((obstacle) => runsInto(cue, place, cueRadius, obstacle))
    .sort((a, b) => distance(cue, a.at) - distance(cue, b.at))[0]?.ball;
}

/**
 * Offsets that decide whether any path is open: between two neighbouring limits (an edge of the target, of an
 * obstacle, a place where both are touched at once) either every path is open or none is.
 */
function between(view: View, target: LyingBall, sight: Sight): number[] {
  const edge = sight.reach / sight.distance;
  const limits = view.obstacles
    .flatMap((obstacle) => [...edges(view, sight, obstacle), ...bothTouched(view, sight, target, obstacle)])
    .filter((offset) => offset > -edge && offset < edge);
  const sorted = [-edge, ...limits, edge].sort((a, b) => a - b);
  return sorted.slice(1).map((offset, index) => (offset + (sorted[index] ?? offset)) / 2);
}

/** Sine of the angle from the sight to a place, as seen from the cue ball. */
function offsetOf(sight: Sight, place: Point): number {
  const far = distance(sight.cue, place);
  const dx = place.x - sight.cue.x;
  const dy = place.y - sight.cue.y;
  return far === 0 ? 0 : (sight.unit.x * dy - sight.unit.y * dx) / far;
}

/** The two paths that graze an obstacle. */
function edges(view: View, sight: Sight, obstacle: LyingBall): number[] {
  const far = distance(view.cue, obstacle.at);
  const sine = touchDistance(view.cueRadius, obstacle.radius) / far;
  if (!(sine < 1)) return [0];
  const cosine = Math.sqrt(1 - sine * sine);
  const middle = offsetOf(sight, obstacle.at);
  const depth = Math.sqrt(Math.max(0, 1 - middle * middle));
  return [middle * cosine + depth * sine, middle * cosine - depth * sine];
}

/** The paths that end where the cue ball touches target and obstacle together. */
function bothTouched(view: View, sight: Sight, target: LyingBall, obstacle: LyingBall): number[] {
  const apart = distance(target.at, obstacle.at);
  const other = touchDistance(view.cueRadius, obstacle.radius);
  const along = (apart * apart + sight.reach * sight.reach - other * other) / (2 * apart);
  const square = sight.reach * sight.reach - along * along;
  const unit = direction(target.at, obstacle.at);
  if (unit === undefined || square < 0) return [];
  const aside = Math.sqrt(square);
  return [aside, -aside].map((h) =>
    offsetOf(
      sight,
      point(target.at.x + along * unit.x - h * unit.y, target.at.y + along * unit.y + h * unit.x),
    ),
  );
}
