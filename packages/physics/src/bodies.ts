import { Ball } from "./ball.ts";
import { levelReach } from "./table/reach.ts";

/** Motions as small numbers: their places in `MOTIONS`. */
export const SLIDE = 0;
export const ROLL = 1;
export const SPIN = 2;
export const REST = 3;
export const FLY = 4;
export const FALL = 5;

/** After so many events at one instant balls are wedged; a break into a pack has not a tenth of them. */
const WEDGED = 100;

/** All balls of a stroke, and the time that it is. */
export class Bodies {
  readonly capacity: number;
  /** Whether balls of unlike size on one level touch along a line that leans over. */
  readonly tilts: boolean;
  /** How many balls are in use. */
  count = 0;
  /** The time of the event at hand, seconds of the stroke: handed over in calls it would cost an object in each. */
  now = 0;
  /** How many events there have been at this very instant before the one at hand. */
  atOnce = 0;
  readonly balls: readonly Ball[];

  constructor(capacity: number, tilts = false) {
    this.capacity = capacity;
    this.tilts = tilts;
    this.balls = Array.from({ length: capacity }, () => new Ball());
  }

  /** Comes to the next event, at `time`. */
  comeTo(time: number): void {
    this.atOnce = time === this.now ? this.atOnce + 1 : 0;
    this.now = time;
  }

  /** Whether ball `i` is wedged with others in a pocket: it has no room left to spring back into, and would be struck without end. */
  isWedged(i: number): boolean {
    return this.atOnce > WEDGED && this.balls[i]!.motion === FALL;
  }

  /** Puts ball `i` at rest on the bed at time 0. */
  place(i: number, x: number, y: number, radius: number, mass: number): void {
    const ball = this.balls[i]!;
    ball.radius = radius;
    ball.mass = mass;
    ball.x = x;
    ball.y = y;
    ball.z = radius;
    ball.since = 0;
    ball.onRail = 0;
    ball.hole = -1;
    ball.sinks = 0;
    this.still(i);
  }

  /** Leaves ball `i` to its weight alone from the present on, in the air or in a pocket, with the velocity and spin that it has. */
  release(i: number, gravity: number, motion: typeof FLY | typeof FALL): void {
    const ball = this.balls[i]!;
    this.steady(i);
    ball.az = -gravity;
    ball.since = this.now;
    ball.motion = motion;
    ball.onRail = 0;
    ball.motionEnd = Infinity;
    ball.spinEnd = Infinity;
  }

  /** Ends the motion of ball `i` where it is. */
  still(i: number): void {
    const ball = this.balls[i]!;
    ball.vx = 0;
    ball.vy = 0;
    ball.vz = 0;
    ball.wx = 0;
    ball.wy = 0;
    ball.wz = 0;
    this.steady(i);
    ball.motion = REST;
    ball.motionEnd = Infinity;
    ball.spinEnd = Infinity;
  }

  /** Whether ball `i` is still in play: not in a pocket, nor on its way down, nor on the floor. */
  isUp(i: number): boolean {
    const ball = this.balls[i]!;
    return ball.z > 0 && ball.motion !== FALL;
  }

  /** Whether nothing bears ball `i`: it flies, or falls in a pocket. */
  isAloft(i: number): boolean {
    return this.balls[i]!.motion >= FLY;
  }

  /** Whether ball `i` can be met at present: one that falls in a pocket, until it has sunk into it. */
  canMeet(i: number): boolean {
    const ball = this.balls[i]!;
    return ball.z > 0 && (ball.motion !== FALL || ball.sinks > this.now);
  }

  /** Whether two balls that are up both lie or run on the bed, or both on a rail. */
  isLevel(i: number, j: number): boolean {
    const one = this.balls[i]!;
    const two = this.balls[j]!;
    return !this.isAloft(i) && !this.isAloft(j) && one.onRail === two.onRail;
  }

  /** How far apart, metres seen from above, balls `i` and `j` touch that lie on one level. */
  reach(i: number, j: number): number {
    const one = this.balls[i]!;
    const two = this.balls[j]!;
    return levelReach(this.tilts, one.radius, two.radius);
  }

  /** Takes every acceleration from ball `i`. */
  steady(i: number): void {
    const ball = this.balls[i]!;
    ball.ax = 0;
    ball.ay = 0;
    ball.az = 0;
    ball.dwx = 0;
    ball.dwy = 0;
    ball.dwz = 0;
  }

  /** Carries ball `i` along its path to the present and counts its path from there. */
  advance(i: number): void {
    const ball = this.balls[i]!;
    const h = this.now - ball.since;
    if (h === 0) return;
    const half = 0.5 * h * h;
    ball.x += ball.vx * h + ball.ax * half;
    ball.y += ball.vy * h + ball.ay * half;
    ball.z += ball.vz * h + ball.az * half;
    ball.vx += ball.ax * h;
    ball.vy += ball.ay * h;
    ball.vz += ball.az * h;
    ball.wx += ball.dwx * h;
    ball.wy += ball.dwy * h;
    ball.wz += ball.dwz * h;
    ball.since = this.now;
  }
}
