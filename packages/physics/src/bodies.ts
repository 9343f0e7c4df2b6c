import { levelReach } from "./table/reach.ts";

/** Motions as small numbers, for typed arrays: their places in `MOTIONS`. */
export const SLIDE = 0;
export const ROLL = 1;
export const SPIN = 2;
export const REST = 3;
export const FLY = 4;
export const FALL = 5;

/**
 * The state of all balls, one typed array a quantity, SI units: between events a ball follows
 * p + v·h + a·h²/2 with h counted from `since`, and its spin w + dw·h.
 * Three-dimensional throughout.
 */
export class Bodies {
  readonly capacity: number;
  /** Whether balls of unlike size on one level touch along a line that leans over. */
  readonly tilts: boolean;
  /** How many balls are in use. */
  count = 0;
  /** The time of the event at hand, seconds of the stroke: handed over in calls it would cost an object in each. */
  now = 0;
  readonly radius: Float64Array;
  readonly mass: Float64Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly vx: Float64Array;
  readonly vy: Float64Array;
  readonly vz: Float64Array;
  readonly ax: Float64Array;
  readonly ay: Float64Array;
  readonly az: Float64Array;
  readonly wx: Float64Array;
  readonly wy: Float64Array;
  readonly wz: Float64Array;
  readonly dwx: Float64Array;
  readonly dwy: Float64Array;
  readonly dwz: Float64Array;
  readonly since: Float64Array;
  readonly motion: Uint8Array;
  /** 1 for a ball that lies or runs on the top of a rail. */
  readonly onRail: Uint8Array;
  /** The pocket whose hole a ball is over or in, as the index of its drop among the boundary's parts; −1 for none. */
  readonly hole: Int32Array;
  /** When a ball that falls in a pocket has its centre level with the cloth; until then it may come back. Seconds. */
  readonly sinks: Float64Array;
  /** When the motion ends by itself, and when the spin about the vertical does; seconds of the stroke. */
  readonly motionEnd: Float64Array;
  readonly spinEnd: Float64Array;

  constructor(capacity: number, tilts = false) {
    const numbers = (): Float64Array => new Float64Array(capacity);
    this.capacity = capacity;
    this.tilts = tilts;
    this.radius = numbers();
    this.mass = numbers();
    this.x = numbers();
    this.y = numbers();
    this.z = numbers();
    this.vx = numbers();
    this.vy = numbers();
    this.vz = numbers();
    this.ax = numbers();
    this.ay = numbers();
    this.az = numbers();
    this.wx = numbers();
    this.wy = numbers();
    this.wz = numbers();
    this.dwx = numbers();
    this.dwy = numbers();
    this.dwz = numbers();
    this.since = numbers();
    this.motion = new Uint8Array(capacity);
    this.onRail = new Uint8Array(capacity);
    this.hole = new Int32Array(capacity);
    this.sinks = numbers();
    this.motionEnd = numbers();
    this.spinEnd = numbers();
  }

  /** Puts ball `i` at rest on the bed at time 0. */
  place(i: number, x: number, y: number, radius: number, mass: number): void {
    this.radius[i] = radius;
    this.mass[i] = mass;
    this.x[i] = x;
    this.y[i] = y;
    this.z[i] = radius;
    this.vx[i] = 0;
    this.vy[i] = 0;
    this.vz[i] = 0;
    this.wx[i] = 0;
    this.wy[i] = 0;
    this.wz[i] = 0;
    this.since[i] = 0;
    this.onRail[i] = 0;
    this.hole[i] = -1;
    this.sinks[i] = 0;
    this.still(i);
  }

  /** Leaves ball `i` to its weight alone from the present on, in the air or in a pocket, with the velocity and spin that it has. */
  release(i: number, gravity: number, motion: typeof FLY | typeof FALL): void {
    this.steady(i);
    this.az[i] = -gravity;
    this.since[i] = this.now;
    this.motion[i] = motion;
    this.onRail[i] = 0;
    this.motionEnd[i] = Infinity;
    this.spinEnd[i] = Infinity;
  }

  /** Ends the motion of ball `i` where it is. */
  still(i: number): void {
    this.vx[i] = 0;
    this.vy[i] = 0;
    this.vz[i] = 0;
    this.wx[i] = 0;
    this.wy[i] = 0;
    this.wz[i] = 0;
    this.steady(i);
    this.motion[i] = REST;
    this.motionEnd[i] = Infinity;
    this.spinEnd[i] = Infinity;
  }

  /** Whether ball `i` is still in play: not in a pocket, nor on its way down, nor on the floor. */
  isUp(i: number): boolean {
    return this.z[i]! > 0 && this.motion[i] !== FALL;
  }

  /** Whether nothing bears ball `i`: it flies, or falls in a pocket. */
  isAloft(i: number): boolean {
    return this.motion[i]! >= FLY;
  }

  /** Whether ball `i` can be met at present: one that falls in a pocket, until it has sunk into it. */
  canMeet(i: number): boolean {
    return this.z[i]! > 0 && (this.motion[i] !== FALL || this.sinks[i]! > this.now);
  }

  /** Whether two balls that are up both lie or run on the bed, or both on a rail. */
  isLevel(i: number, j: number): boolean {
    return !this.isAloft(i) && !this.isAloft(j) && this.onRail[i] === this.onRail[j];
  }

  /** How far apart, metres seen from above, balls `i` and `j` touch that lie on one level. */
  reach(i: number, j: number): number {
    return levelReach(this.tilts, this.radius[i]!, this.radius[j]!);
  }

  /** Takes every acceleration from ball `i`. */
  steady(i: number): void {
    this.ax[i] = 0;
    this.ay[i] = 0;
    this.az[i] = 0;
    this.dwx[i] = 0;
    this.dwy[i] = 0;
    this.dwz[i] = 0;
  }

  /** Carries ball `i` along its path to the present and counts its path from there. */
  advance(i: number): void {
    const h = this.now - this.since[i]!;
    if (h === 0) return;
    const half = 0.5 * h * h;
    this.x[i]! += this.vx[i]! * h + this.ax[i]! * half;
    this.y[i]! += this.vy[i]! * h + this.ay[i]! * half;
    this.z[i]! += this.vz[i]! * h + this.az[i]! * half;
    this.vx[i]! += this.ax[i]! * h;
    this.vy[i]! += this.ay[i]! * h;
    this.vz[i]! += this.az[i]! * h;
    this.wx[i]! += this.dwx[i]! * h;
    this.wy[i]! += this.dwy[i]! * h;
    this.wz[i]! += this.dwz[i]! * h;
    this.since[i] = this.now;
  }
}
