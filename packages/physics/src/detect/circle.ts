import type { Ball } from "../ball.ts";
import { Approach, passesBy } from "./approach.ts";

/* When a ball comes to a circle in the plane: to a jaw, to a drop edge, or near to a pocket at all. */

/** A circle in the plane, metres. */
interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const relative = new Approach();

/** Seconds until the centre of a ball comes to a circle from outside, within `window`; else Infinity. */
export function touchCircle(circle: Circle, ball: Ball, window: number): number {
  relative.window = window;
  approachCircle(relative, circle, ball, false);
  return relative.found;
}

/**
 * Searches for when the centre of a ball, or where `whole` its surface, comes to a circle from outside: of `approach` the
 * window is read, and the answer is written there.
 */
export function approachCircle(approach: Approach, circle: Circle, ball: Ball, whole: boolean): void {
  if (!comesNear(approach, circle, ball, whole)) {
    approach.found = Infinity;
    return;
  }
  approach.x = ball.x - circle.x;
  approach.y = ball.y - circle.y;
  approach.z = 0;
  approach.vx = ball.vx;
  approach.vy = ball.vy;
  approach.vz = 0;
  approach.ax = ball.ax;
  approach.ay = ball.ay;
  approach.az = 0;
  approach.reach = whole ? circle.radius + ball.radius : circle.radius;
  approach.search();
}

/**
 * False where the centre of a ball, or where `whole` its surface, does not come to a circle within the window of
 * `approach`: most lie aside of its way, behind it, or farther than it can come.
 */
export function comesNear({ window }: Approach, circle: Circle, ball: Ball, whole: boolean): boolean {
  const { vx, vy, ax, ay } = ball;
  const reach = whole ? circle.radius + ball.radius : circle.radius;
  return !passesBy(ball.x - circle.x, ball.y - circle.y, vx, vy, ax, ay, reach, window);
}
