import { type LyingBall, TOUCH } from "./obstacle.ts";
import { distance, type Point, point } from "./point.ts";
import type { DSpec, TableSpec } from "./spec.ts";

/** Gap, metres, that a ball put back leaves to its neighbour, so that they do not touch. */
export const CLEARANCE = 0.0001;

/*
 * What is put down keeps the sum of both radii from other balls: for unlike ones that is a hair more than the distance at
 * which they touch.
 */

/** Whether a ball of `radius` put at `place` would touch or overlap another ball. */
export const isFree = (place: Point, radius: number, balls: readonly LyingBall[]): boolean =>
  balls.every((ball) => distance(place, ball.at) > radius + ball.radius + TOUCH);

/** Whether a ball of `radius` put at `place` would overlap another; touching is allowed. */
export const overlapsNone = (place: Point, radius: number, balls: readonly LyingBall[]): boolean =>
  balls.every((ball) => distance(place, ball.at) >= radius + ball.radius - TOUCH);

/** Whether a ball's centre lies on or within the D, its outline included. */
export function insideD(d: DSpec, place: Point): boolean {
  const behind = place.x - d.line;
  return behind <= TOUCH && distance(place, point(d.line, 0)) <= d.radius + TOUCH;
}

/**
 * Places in the D where the cue ball can be put without overlapping a ball: a square grid of `step` metres and
 * the D's outline at the same spacing.
 */
export function dPlaces(table: TableSpec, balls: readonly LyingBall[], step = 0.005): Point[] {
  const { d } = table;
  if (d === undefined) return [];
  const rows = Math.floor(d.radius / step + TOUCH);
  const places: Point[] = [];
  for (let column = 0; column <= rows; column += 1) {
    const back = column * step;
    const half = Math.sqrt(Math.max(0, d.radius * d.radius - back * back));
    places.push(point(d.line - back, half), point(d.line - back, -half));
    for (let row = -rows; row <= rows; row += 1) {
      const aside = row * step;
      if (Math.abs(aside) < half) places.push(point(d.line - back, aside));
    }
  }
  places.push(point(d.line - d.radius, 0));
  return places.filter((place) => overlapsNone(place, table.cueBall.radius, balls));
}

/**
 * The place nearest to `from` in the direction of the unit vector `toward`, at most `reach` metres away, where a
 * ball of `radius` touches nothing; undefined when there is none.
 */
export function nearestFree(
  from: Point,
  toward: Point,
  reach: number,
  radius: number,
  balls: readonly LyingBall[],
): Point | undefined {
  const taken = balls
    .map((ball) => takenBy(from, toward, radius + ball.radius + CLEARANCE, ball))
    .filter((stretch) => stretch !== undefined)
    .sort((a, b) => a.begin - b.begin);
  let at = 0;
  for (const { begin, end } of taken) {
    if (begin <= at && at < end) at = end;
  }
  return at > reach ? undefined : point(from.x + at * toward.x, from.y + at * toward.y);
}

/** The stretch of the line on which a centre is nearer than `reach` to the ball. */
function takenBy(from: Point, toward: Point, reach: number, ball: LyingBall) {
  const along = (ball.at.x - from.x) * toward.x + (ball.at.y - from.y) * toward.y;
  const aside = (ball.at.y - from.y) * toward.x - (ball.at.x - from.x) * toward.y;
  const square = reach * reach - aside * aside;
  if (square <= 0) return undefined;
  const half = Math.sqrt(square);
  return { begin: along - half, end: along + half };
}
