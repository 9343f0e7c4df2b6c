/*
 * The floor under every figure: discs on a plane between four walls that slow down evenly, bounce off each other along
 * the line of centres and off the walls, and nothing else. No spin, no pockets, no throw, no third dimension.
 */

const SLOWING = 0.11;
const RESTITUTION = 0.95;
const WALL = 0.85;
const RADIUS = 0.02625;
const REACH = 2 * RADIUS;
const STOPPED = 1e-9;
const TOUCHING = 1e-13;
const ROUNDS = 100;

/** A bare two-dimensional table for up to `size` discs, `length` by `width` metres with its centre at 0. */
export class Kernel {
  readonly #farX: number;
  readonly #farY: number;
  #count = 0;
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  readonly #vx: Float64Array;
  readonly #vy: Float64Array;
  readonly #ax: Float64Array;
  readonly #ay: Float64Array;
  readonly #since: Float64Array;
  /** When a disc stops or meets a wall, and which wall: 0 none, 1 across the table's length, 2 across its width. */
  readonly #own: Float64Array;
  readonly #wall: Uint8Array;
  readonly #meetings: Float64Array;
  readonly #soonest: Float64Array;
  readonly #partner: Int32Array;

  constructor(size: number, length: number, width: number) {
    const numbers = (): Float64Array => new Float64Array(size);
    this.#farX = length / 2 - RADIUS;
    this.#farY = width / 2 - RADIUS;
    this.#x = numbers();
    this.#y = numbers();
    this.#vx = numbers();
    this.#vy = numbers();
    this.#ax = numbers();
    this.#ay = numbers();
    this.#since = numbers();
    this.#own = numbers();
    this.#wall = new Uint8Array(size);
    this.#meetings = new Float64Array(size * size);
    this.#soonest = numbers();
    this.#partner = new Int32Array(size);
  }

  /** Plays the first of the discs at `places` off at a velocity (m/s) until all stand. Returns the number of events. */
  run(places: readonly (readonly [number, number])[], vx: number, vy: number): number {
    const count = places.length;
    this.#count = count;
    this.#meetings.fill(Infinity, 0, count * count);
    for (let i = 0; i < count; i++) {
      this.#x[i] = places[i]![0];
      this.#y[i] = places[i]![1];
      this.#since[i] = 0;
      this.#soonest[i] = Infinity;
      this.#partner[i] = -1;
      this.#go(i, 0, 0);
    }
    this.#go(0, vx, vy);
    this.#predict(0, 0);
    let events = 0;
    for (; ; events++) {
      let time = Infinity;
      let ball = -1;
      let meets = false;
      for (let i = 0; i < count; i++) {
        if (this.#own[i]! < time) {
          time = this.#own[i]!;
          ball = i;
          meets = false;
        }
        if (this.#soonest[i]! < time) {
          time = this.#soonest[i]!;
          ball = i;
          meets = true;
        }
      }
      if (ball < 0) return events;
      if (meets) this.#meet(ball, this.#partner[ball]!, time);
      else this.#alone(ball, time);
    }
  }

  #alone(i: number, now: number): void {
    this.#advance(i, now);
    const wall = this.#wall[i];
    if (wall === 1) this.#go(i, -WALL * this.#vx[i]!, this.#vy[i]!);
    else if (wall === 2) this.#go(i, this.#vx[i]!, -WALL * this.#vy[i]!);
    else this.#go(i, 0, 0);
    this.#predict(i, now);
  }

  #meet(i: number, j: number, now: number): void {
    this.#advance(i, now);
    this.#advance(j, now);
    const nx = (this.#x[j]! - this.#x[i]!) / REACH;
    const ny = (this.#y[j]! - this.#y[i]!) / REACH;
    const approach = (this.#vx[i]! - this.#vx[j]!) * nx + (this.#vy[i]! - this.#vy[j]!) * ny;
    const change = 0.5 * (1 + RESTITUTION) * Math.max(approach, 1e-3);
    this.#go(i, this.#vx[i]! - change * nx, this.#vy[i]! - change * ny);
    this.#go(j, this.#vx[j]! + change * nx, this.#vy[j]! + change * ny);
    this.#predict(i, now);
    this.#predict(j, now);
  }

  #advance(i: number, now: number): void {
    const h = now - this.#since[i]!;
    this.#x[i]! += h * (this.#vx[i]! + 0.5 * this.#ax[i]! * h);
    this.#y[i]! += h * (this.#vy[i]! + 0.5 * this.#ay[i]! * h);
    this.#vx[i]! += this.#ax[i]! * h;
    this.#vy[i]! += this.#ay[i]! * h;
    this.#since[i] = now;
  }

  /** Gives a disc its velocity and what slows it down. */
  #go(i: number, vx: number, vy: number): void {
    const speed = Math.sqrt(vx * vx + vy * vy);
    const moves = speed > STOPPED;
    this.#vx[i] = moves ? vx : 0;
    this.#vy[i] = moves ? vy : 0;
    this.#ax[i] = moves ? (-SLOWING * vx) / speed : 0;
    this.#ay[i] = moves ? (-SLOWING * vy) / speed : 0;
    this.#own[i] = moves ? this.#since[i]! + speed / SLOWING : Infinity;
    this.#wall[i] = 0;
  }

  #predict(i: number, now: number): void {
    const count = this.#count;
    const end = this.#own[i]!;
    if (end < Infinity) {
      const acrossX = wallTime(this.#farX, this.#x[i]!, this.#vx[i]!, this.#ax[i]!);
      const acrossY = wallTime(this.#farY, this.#y[i]!, this.#vy[i]!, this.#ay[i]!);
      const soonest = now + Math.min(acrossX, acrossY);
      if (soonest < end) {
        this.#own[i] = soonest;
        this.#wall[i] = acrossX < acrossY ? 1 : 2;
      }
    }
    for (let j = 0; j < count; j++) {
      if (j === i) continue;
      const window = Math.min(this.#own[i]!, this.#own[j]!) - now;
      const time = window < Infinity ? now + this.#meeting(i, j, now, window) : Infinity;
      this.#meetings[i * count + j] = time;
      this.#meetings[j * count + i] = time;
      if (this.#partner[j] === i) this.#scan(j);
      else if (time < this.#soonest[j]!) {
        this.#soonest[j] = time;
        this.#partner[j] = i;
      }
    }
    this.#scan(i);
  }

  #scan(i: number): void {
    const count = this.#count;
    this.#soonest[i] = Infinity;
    this.#partner[i] = -1;
    for (let j = 0; j < count; j++) {
      const time = this.#meetings[i * count + j]!;
      if (time >= this.#soonest[i]) continue;
      this.#soonest[i] = time;
      this.#partner[i] = j;
    }
  }

  /** Seconds until two discs meet: steps to the first root of a bound on their gap. */
  #meeting(i: number, j: number, now: number, window: number): number {
    const hj = now - this.#since[j]!;
    let x = this.#x[i]! - (this.#x[j]! + hj * (this.#vx[j]! + 0.5 * this.#ax[j]! * hj));
    let y = this.#y[i]! - (this.#y[j]! + hj * (this.#vy[j]! + 0.5 * this.#ay[j]! * hj));
    let vx = this.#vx[i]! - (this.#vx[j]! + this.#ax[j]! * hj);
    let vy = this.#vy[i]! - (this.#vy[j]! + this.#ay[j]! * hj);
    const ax = this.#ax[i]! - this.#ax[j]!;
    const ay = this.#ay[i]! - this.#ay[j]!;
    const miss = x * vy - y * vx;
    const near = REACH + 0.5 * window * window * Math.sqrt(ax * ax + ay * ay);
    if (miss * miss > near * near * (vx * vx + vy * vy)) return Infinity;
    let h = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const apart = Math.sqrt(x * x + y * y);
      const gap = apart - REACH;
      const closing = -(x * vx + y * vy) / apart;
      if (gap < TOUCHING) return closing > 0 ? h : Infinity;
      const pull = -(x * ax + y * ay) / apart;
      const left = closing * closing + 2 * pull * gap;
      if (left < 0 || (closing <= 0 && pull <= 0)) return Infinity;
      const step = closing > 0 ? (2 * gap) / (closing + Math.sqrt(left)) : (Math.sqrt(left) - closing) / pull;
      h += step;
      if (h > window) return Infinity;
      x += step * (vx + 0.5 * ax * step);
      y += step * (vy + 0.5 * ay * step);
      vx += ax * step;
      vy += ay * step;
    }
    return h;
  }
}

/** Seconds until a disc that moves at v and slows by a is `far` from the middle. */
function wallTime(far: number, at: number, v: number, a: number): number {
  const gap = Math.max(v > 0 ? far - at : far + at, 0);
  const speed = Math.abs(v);
  const left = speed * speed - 2 * Math.abs(a) * gap;
  return speed > 0 && left > 0 ? (2 * gap) / (speed + Math.sqrt(left)) : Infinity;
}
