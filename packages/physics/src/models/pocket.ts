import { type Bodies, FALL } from "../bodies.ts";
import type { PhysicsProfile } from "../profile.ts";
import { bounce } from "./bounce.ts";

/*
 * A ball in a pocket; models of our own. Once its centre has passed the edge of the slate it tips over and falls
 * freely. In the simple one it runs on until it meets the pocket's back, drops down that, and is down at a given
 * depth. It no longer meets balls on the bed, and none that fell before it. In the other one it may strike the edge of
 * the slate, the back and its upper edge, and so come back, as long as its centre is over the level of the cloth; under
 * that it goes on as in the simple one.
 */

/** The round hole behind a drop edge: centre and radius, metres. */
export interface Hole {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** What a ball strikes in a pocket: its restitution, and its friction as a ratio to the push. */
export interface Surface {
  readonly restitution: number;
  readonly friction: number;
}

/** Lets ball `i`, whose centre is on the edge of `hole` or over it, fall; its first stretch ends at the back. */
export function dropInto(
  bodies: Bodies,
  i: number,
  hole: Hole,
  gravity: number,
  figures: PhysicsProfile["pocket"],
): void {
  tipInto(bodies, i, hole, figures.tip);
  bodies.release(i, gravity, FALL);
  bodies.motionEnd[i] = Math.min(
    bodies.now + timeToBack(bodies, i, bodies.x[i]! - hole.x, bodies.y[i]! - hole.y, hole.radius),
    timeDown(bodies, i, figures.depth),
  );
}

/** Gives ball `i`, which tips over an edge of `hole`, at least the speed `tip` towards its middle, m/s. */
export function tipInto(bodies: Bodies, i: number, hole: Hole, tip: number): void {
  const awayX = bodies.x[i]! - hole.x;
  const awayY = bodies.y[i]! - hole.y;
  const away = Math.sqrt(awayX * awayX + awayY * awayY);
  const inward = away === 0 ? tip : inwardSpeed(bodies, i, hole);
  if (inward >= tip) return;
  bodies.vx[i]! -= ((tip - inward) * awayX) / away;
  bodies.vy[i]! -= ((tip - inward) * awayY) / away;
}

/** How fast ball `i` comes nearer to the middle of `hole`, where it is not yet, m/s. */
function inwardSpeed(bodies: Bodies, i: number, hole: Hole): number {
  const awayX = bodies.x[i]! - hole.x;
  const awayY = bodies.y[i]! - hole.y;
  return -(bodies.vx[i]! * awayX + bodies.vy[i]! * awayY) / Math.sqrt(awayX * awayX + awayY * awayY);
}

/**
 * How hard ball `i`, which has run over an edge of `hole`, is pulled down, m/s²: by its weight, of which the edge bears a
 * part where the ball is so slow that it would sink into it. At v²/R it comes down along a parabola that touches the
 * edge at its beginning, and has the circle about it for its curve there, so that it nowhere comes nearer than R.
 */
export function pullOver(bodies: Bodies, i: number, hole: Hole, gravity: number): number {
  const inward = inwardSpeed(bodies, i, hole);
  return Math.min(gravity, (inward * inward) / bodies.radius[i]!);
}

/** Lets ball `i` fall on in its pocket with the velocity that it has, pulled down at `gravity`: it may come back until it sinks. */
export function fallOn(bodies: Bodies, i: number, gravity: number, depth: number): void {
  bodies.release(i, gravity, FALL);
  bodies.sinks[i] = timeDown(bodies, i, 0);
  bodies.motionEnd[i] = timeDown(bodies, i, depth);
}

/**
 * Ball `i`, in the air, strikes an edge or the back of a pocket; the unit vector from there to the ball is given. It parts
 * from it at `least` m/s, for which, where the blow alone does not, its speed along the surface pays.
 *
 * @returns false where that is too little: the ball lies on the edge
 */
export function strikeEdge(
  bodies: Bodies,
  i: number,
  nx: number,
  ny: number,
  nz: number,
  { restitution, friction }: Surface,
  least: number,
): boolean {
  bounce(bodies, i, nx, ny, nz, restitution, friction);
  const parting = bodies.vx[i]! * nx + bodies.vy[i]! * ny + bodies.vz[i]! * nz;
  if (parting >= least) return true;
  const alongX = bodies.vx[i]! - parting * nx;
  const alongY = bodies.vy[i]! - parting * ny;
  const alongZ = bodies.vz[i]! - parting * nz;
  const square = alongX * alongX + alongY * alongY + alongZ * alongZ;
  const cost = least * least - parting * parting;
  if (square < cost) return false;
  const share = Math.sqrt(1 - cost / square);
  bodies.vx[i] = share * alongX + least * nx;
  bodies.vy[i] = share * alongY + least * ny;
  bodies.vz[i] = share * alongZ + least * nz;
  return true;
}

/** Stops ball `i` at the back of the pocket: from there it falls straight down. */
export function meetBack(bodies: Bodies, i: number, gravity: number, depth: number): void {
  bodies.advance(i);
  bodies.az[i] = -gravity;
  bodies.vx[i] = 0;
  bodies.vy[i] = 0;
  bodies.motionEnd[i] = timeDown(bodies, i, depth);
}

/** Whether ball `i`, whose stretch of fall ends, has still to go down: it was met by the pocket's back. */
export const fallsOn = (bodies: Bodies, i: number): boolean => bodies.vx[i] !== 0 || bodies.vy[i] !== 0;

/** When the centre of ball `i` is `depth` under the cloth. */
function timeDown(bodies: Bodies, i: number, depth: number): number {
  const height = bodies.z[i]! + depth;
  const vz = bodies.vz[i]!;
  const g = -bodies.az[i]!;
  return bodies.now + (vz + Math.sqrt(vz * vz + 2 * g * height)) / g;
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
