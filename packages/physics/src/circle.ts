import { FAR, NEAR, relative, search } from "./approach.ts";
import type { Bodies } from "./bodies.ts";

/*
 * When a ball comes to a circle in the plane: to a jaw, to a drop edge, or near to a pocket at all. A ball is asked about
 * many of them, so it is looked at once: its numbers stand in `mover`, where they are cheap to read.
 */

/**
 * The ball that is looked at, as seen from above: place, velocity and acceleration of its centre, its radius, and what
 * every circle needs of them: v², a × v, a · v.
 */
export const mover = {
  x: Number.NaN,
  y: Number.NaN,
  vx: Number.NaN,
  vy: Number.NaN,
  ax: Number.NaN,
  ay: Number.NaN,
  radius: Number.NaN,
  speed2: Number.NaN,
  across: Number.NaN,
  along: Number.NaN,
};

/** A circle in the plane, metres. */
interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Looks at ball `i`: writes its path into `mover`, counted from where it starts. */
export function lookAt(bodies: Bodies, i: number): void {
  const vx = bodies.vx[i]!;
  const vy = bodies.vy[i]!;
  const ax = bodies.ax[i]!;
  const ay = bodies.ay[i]!;
  mover.x = bodies.x[i]!;
  mover.y = bodies.y[i]!;
  mover.vx = vx;
  mover.vy = vy;
  mover.ax = ax;
  mover.ay = ay;
  mover.radius = bodies.radius[i]!;
  mover.speed2 = vx * vx + vy * vy;
  mover.across = ax * vy - ay * vx;
  mover.along = ax * vx + ay * vy;
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
  const x = mover.x - circle.x;
  const y = mover.y - circle.y;
  const vx = mover.vx;
  const vy = mover.vy;
  const reach = NEAR + (whole ? circle.radius + mover.radius : circle.radius);
  const window = relative.window;
  const bar = reach * reach * mover.speed2;
  // To the side the way strays from its line by |a × v|/|v| · T²/2.
  const aside = Math.abs(x * vy - y * vx) - 0.5 * FAR * window * window * Math.abs(mover.across);
  if (aside > 0 && aside * aside > bar) return false;
  // Along it the ball comes back by no more than it is back in the end.
  const back = Math.min(window * (mover.speed2 + 0.5 * window * mover.along), 0);
  const ahead = x * vx + y * vy + FAR * back;
  if (ahead > 0 && ahead * ahead > bar) return false;
  const pull = Math.abs(mover.ax) + Math.abs(mover.ay);
  const most = reach + FAR * window * (Math.abs(vx) + Math.abs(vy) + 0.5 * window * pull);
  // Where nothing slows a ball down the window is without end, and most is not a number.
  return !(x * x + y * y > most * most);
}
