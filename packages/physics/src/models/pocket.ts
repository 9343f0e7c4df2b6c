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
  const ball = bodies.balls[i]!;
  tipInto(bodies, i, hole, figures.tip);
  bodies.release(i, gravity, FALL);
  ball.motionEnd = Math.min(
    bodies.now + timeToBack(bodies, i, ball.x - hole.x, ball.y - hole.y, hole.radius),
    timeDown(bodies, i, figures.depth),
  );
}

/** Gives ball `i`, which tips over an edge of `hole`, at least the speed `tip` towards its middle, m/s. */
export function tipInto(bodies: Bodies, i: number, hole: Hole, tip: number): void {
  const ball = bodies.balls[i]!;
  const awayX = ball.x - hole.x;
  const awayY = ball.y - hole.y;
  const away = Math.sqrt(awayX * awayX + awayY * awayY);
  const inward = away === 0 ? tip : inwardSpeed(bodies, i, hole);
  if (inward >= tip) return;
  ball.vx -= ((tip - inward) * awayX) / away;
  ball.vy -= ((tip - inward) * awayY) / away;
}

/** How fast ball `i` comes nearer to the middle of `hole`, where it is not yet, m/s. */
function inwardSpeed(bodies: Bodies, i: number, hole: Hole): number {
  const ball = bodies.balls[i]!;
  const awayX = ball.x - hole.x;
  const awayY = ball.y - hole.y;
  return -(ball.vx * awayX + ball.vy * awayY) / Math.sqrt(awayX * awayX + awayY * awayY);
}

/**
 * How hard ball `i`, which has run over an edge of `hole`, is pulled down, m/s²: by its weight, of which the edge bears a
 * part where the ball is so slow that it would sink into it. At v²/R it comes down along a parabola that touches the
 * edge at its beginning, and has the circle about it for its curve there, so that it nowhere comes nearer than R. For a way that
 * does not lead straight in, v is the mean speed at which it leads away from the edge until it is R from it or farthest.
 */
export function pullOver(bodies: Bodies, i: number, hole: Hole, gravity: number): number {
  const { x, y, vx, vy, radius } = bodies.balls[i]!;
  const awayX = x - hole.x;
  const awayY = y - hole.y;
  const away = awayX * awayX + awayY * awayY;
  const along = -(awayX * vx + awayY * vy);
  const speed = vx * vx + vy * vy;
  const clear = Math.max(hole.radius - radius, 0);
  const left = along * along - speed * (away - clear * clear);
  const nearest = left > 0 ? clear : Math.sqrt(Math.max(away - (along * along) / speed, 0));
  const inward = ((Math.sqrt(away) - nearest) * speed) / (along - Math.sqrt(Math.max(left, 0)));
  return Math.min(gravity, (inward * inward) / radius);
}

/** Lets ball `i` fall on in its pocket with the velocity that it has, pulled down at `gravity`: it may come back until it sinks. */
export function fallOn(bodies: Bodies, i: number, gravity: number, depth: number): void {
  const ball = bodies.balls[i]!;
  bodies.release(i, gravity, FALL);
  ball.sinks = timeDown(bodies, i, 0);
  ball.motionEnd = timeDown(bodies, i, depth);
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
  const ball = bodies.balls[i]!;
  bounce(bodies.balls[i]!, nx, ny, nz, restitution, friction);
  const parting = ball.vx * nx + ball.vy * ny + ball.vz * nz;
  if (parting >= least) return true;
  const alongX = ball.vx - parting * nx;
  const alongY = ball.vy - parting * ny;
  const alongZ = ball.vz - parting * nz;
  const square = alongX * alongX + alongY * alongY + alongZ * alongZ;
  const cost = least * least - parting * parting;
  if (square < cost) return false;
  const share = Math.sqrt(1 - cost / square);
  ball.vx = share * alongX + least * nx;
  ball.vy = share * alongY + least * ny;
  ball.vz = share * alongZ + least * nz;
  return true;
}

/** Stops ball `i` at the back of the pocket: from there it falls straight down. */
export function meetBack(bodies: Bodies, i: number, gravity: number, depth: number): void {
  const ball = bodies.balls[i]!;
  bodies.advance(i);
  ball.az = -gravity;
  ball.vx = 0;
  ball.vy = 0;
  ball.motionEnd = timeDown(bodies, i, depth);
}

/** Whether ball `i`, whose stretch of fall ends, has still to go down: it was met by the pocket's back. */
export const fallsOn = (bodies: Bodies, i: number): boolean =>
  bodies.balls[i]!.vx !== 0 || bodies.balls[i]!.vy !== 0;

/** When the centre of ball `i` is `depth` under the cloth. */
function timeDown(bodies: Bodies, i: number, depth: number): number {
  const ball = bodies.balls[i]!;
  const height = ball.z + depth;
  const vz = ball.vz;
  const g = -ball.az;
  return bodies.now + (vz + Math.sqrt(vz * vz + 2 * g * height)) / g;
}

/** How long ball `i` runs until it fits no farther into the round of the hole. */
function timeToBack(bodies: Bodies, i: number, x: number, y: number, hole: number): number {
  const ball = bodies.balls[i]!;
  const room = Math.max(hole - ball.radius, 0);
  const vx = ball.vx;
  const vy = ball.vy;
  const speed2 = vx * vx + vy * vy;
  const along = x * vx + y * vy;
  const left = along * along - speed2 * (x * x + y * y - room * room);
  return (-along + Math.sqrt(Math.max(left, 0))) / speed2;
}
