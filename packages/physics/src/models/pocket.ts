import { type Bodies, FALL } from "../bodies.ts";
import type { PhysicsProfile } from "../profile.ts";

/*
 * A ball in a pocket; a simple model of our own. Once its centre has passed the edge of the slate it tips over
 * and falls freely, it runs on until it meets the pocket's back, drops down that, and is down at a given
 * depth. It no longer meets balls on the bed, and none that fell before it.
 */

/** The round hole behind a drop edge: centre and radius, metres. */
export interface Hole {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Lets ball `i`, whose centre is on the edge of `hole` or over it at `now`, fall; its first stretch ends at the back. */
export function dropInto(
  bodies: Bodies,
  i: number,
  now: number,
  hole: Hole,
  gravity: number,
  figures: PhysicsProfile["pocket"],
): void {
  const awayX = bodies.x[i]! - hole.x;
  const awayY = bodies.y[i]! - hole.y;
  const away = Math.sqrt(awayX * awayX + awayY * awayY);
  const inward = away === 0 ? figures.tip : -(bodies.vx[i]! * awayX + bodies.vy[i]! * awayY) / away;
  if (inward < figures.tip) {
    bodies.vx[i]! -= ((figures.tip - inward) * awayX) / away;
    bodies.vy[i]! -= ((figures.tip - inward) * awayY) / away;
  }
  bodies.steady(i);
  bodies.az[i] = -gravity;
  bodies.since[i] = now;
  bodies.motion[i] = FALL;
  bodies.spinEnd[i] = Infinity;
  bodies.motionEnd[i] = Math.min(
    now + timeToBack(bodies, i, awayX, awayY, hole.radius),
    timeDown(bodies, i, now, figures.depth),
  );
}

/** Stops ball `i` at the back of the pocket: from there it falls straight down. */
export function meetBack(bodies: Bodies, i: number, now: number, depth: number): void {
  bodies.advance(i, now);
  bodies.vx[i] = 0;
  bodies.vy[i] = 0;
  bodies.motionEnd[i] = timeDown(bodies, i, now, depth);
}

/** Whether ball `i`, whose stretch of fall ends, has still to go down: it was met by the pocket's back. */
export const fallsOn = (bodies: Bodies, i: number): boolean => bodies.vx[i] !== 0 || bodies.vy[i] !== 0;

/** When the centre of ball `i` is `depth` under the cloth. */
function timeDown(bodies: Bodies, i: number, now: number, depth: number): number {
  const height = bodies.z[i]! + depth;
  const vz = bodies.vz[i]!;
  const g = -bodies.az[i]!;
  return now + (vz + Math.sqrt(vz * vz + 2 * g * height)) / g;
}

/** How long ball `i` runs until it fits no farther into the round of the hole. */
function timeToBack(bodies: Bodies, i: number, x: number, y: number, hole: number): number {
  const room = Math.max(hole - bodies.radius[i]!, 0);
  const vx = bodies.vx[i]!;
  const vy = bodies.vy[i]!;
  const speed2 = vx * vx + vy * vy;
  const along = x * vx + y * vy;
  const left = along * along - speed2 * (x * x + y * y - room * room);
  return (-along + Math.sqrt(Math.max(left, 0))) / speed2;
}
