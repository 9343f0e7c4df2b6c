import type { Bodies } from "../bodies.ts";
import { passesBy, relative, search } from "./approach.ts";

/*
 * When a ball comes to a circle in the plane: to a jaw, to a drop edge, or near to a pocket at all. A ball is asked about
 * many of them, so it is looked at once: its numbers stand in `mover`, where they are cheap to read.
 */

/**
 * The ball that is looked at, as seen from above: place, velocity and acceleration of its centre, and its
 * radius.
 */
export const mover = {
  x: Number.NaN,
  y: Number.NaN,
  vx: Number.NaN,
  vy: Number.NaN,
  ax: Number.NaN,
  ay: Number.NaN,
  radius: Number.NaN,
};

/** A circle in the plane, metres. */
interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Looks at ball `i`: writes its path into `mover`, counted from where it starts. */
export function lookAt(bodies: Bodies, i: number): void {
  const ball = bodies.balls[i]!;
  mover.x = ball.x;
  mover.y = ball.y;
  mover.vx = ball.vx;
  mover.vy = ball.vy;
  mover.ax = ball.ax;
  mover.ay = ball.ay;
  mover.radius = ball.radius;
}

/** Seconds until the centre of ball `i`, or where `whole` its surface, comes to a circle from outside, within `window`; else Infinity. */
export function touchCircle(
  circle: Circle,
  bodies: Bodies,
  i: number,
  whole: boolean,
  window: number,
): number {
  lookAt(bodies, i);
  relative.window = window;
  approachCircle(circle, whole);
  return relative.found;
}

/**
 * Searches for when the centre of the ball looked at, or where `whole` its surface, comes to a circle from outside: the
 * window is read and the answer written in `relative`.
 */
export function approachCircle(circle: Circle, whole: boolean): void {
  if (!comesNear(circle, whole)) {
    relative.found = Infinity;
    return;
  }
  relative.x = mover.x - circle.x;
  relative.y = mover.y - circle.y;
  relative.z = 0;
  relative.vx = mover.vx;
  relative.vy = mover.vy;
  relative.vz = 0;
  relative.ax = mover.ax;
  relative.ay = mover.ay;
  relative.az = 0;
  relative.reach = whole ? circle.radius + mover.radius : circle.radius;
  search();
}

/**
 * False where the centre of the ball looked at, or where `whole` its surface, does not come to a circle within the window
 * that is read in `relative`: most lie aside of its way, behind it, or farther than it can come.
 */
export function comesNear(circle: Circle, whole: boolean): boolean {
  const { vx, vy, ax, ay } = mover;
  const reach = whole ? circle.radius + mover.radius : circle.radius;
  return !passesBy(mover.x - circle.x, mover.y - circle.y, vx, vy, ax, ay, reach, relative.window);
}
