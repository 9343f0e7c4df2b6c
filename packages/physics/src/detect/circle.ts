import type { Ball } from "../ball.ts";
import { passesBy, relative, search } from "./approach.ts";

/* When a ball comes to a circle in the plane: to a jaw, to a drop edge, or near to a pocket at all. */

/** A circle in the plane, metres. */
interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Seconds until the centre of a ball, or where `whole` its surface, comes to a circle from outside, within `window`; else Infinity. */
export function touchCircle(circle: Circle, ball: Ball, whole: boolean, window: number): number {
  relative.window = window;
  approachCircle(circle, ball, whole);
  return relative.found;
}

/**
 * Searches for when the centre of a ball, or where `whole` its surface, comes to a circle from outside: the window is
 * read and the answer written in `relative`.
 */
export function approachCircle(circle: Circle, ball: Ball, whole: boolean): void {
  if (!comesNear(circle, ball, whole)) {
    relative.found = Infinity;
    return;
  }
  relative.x = ball.x - circle.x;
  relative.y = ball.y - circle.y;
  relative.z = 0;
  relative.vx = ball.vx;
  relative.vy = ball.vy;
  relative.vz = 0;
  relative.ax = ball.ax;
  relative.ay = ball.ay;
  relative.az = 0;
  relative.reach = whole ? circle.radius + ball.radius : circle.radius;
  search();
}

/**
 * False where the centre of a ball, or where `whole` its surface, does not come to a circle within the window that is
 * read in `relative`: most lie aside of its way, behind it, or farther than it can come.
 */
export function comesNear(circle: Circle, ball: Ball, whole: boolean): boolean {
  const { vx, vy, ax, ay } = ball;
  const reach = whole ? circle.radius + ball.radius : circle.radius;
  return !passesBy(ball.x - circle.x, ball.y - circle.y, vx, vy, ax, ay, reach, relative.window);
}
