/*
 * The floor under every figure, what a flat table needs to play the very strikes that are timed on it and not more:
 * discs that slide until they roll and roll until they stand, bounce off each other along the line of centres and off
 * four walls, and are taken away where their centre comes within one of six pockets. No side spin, no throw, no jaws, no
 * fall into a pocket, no stick after the blow, no third dimension; nothing is checked and nothing written down.
 * All of it is one file: it borrows nothing from the engine that it is held against.
 */

const GRAVITY = 9.81;
const SLIDING = 0.212 * GRAVITY;
const ROLLING = 0.0115 * GRAVITY;
const RESTITUTION = 0.95;
const WALL = 0.85;
const RADIUS = 0.02625;
const REACH = 2 * RADIUS;
/** How near to a corner, or to the middle of a long side, a centre is taken. */
const POCKET = 0.06;
/** Speed at which discs part at least, and that at which one stands. */
const APART = 1e-3;
const STOPPED = 1e-9;
const TOUCHING = 1e-13;
const ROUNDS = 100;

/** What a disc comes to by itself. */
const MOTION_ENDS = 0;
const WALL_X = 1;
const WALL_Y = 2;
const FALLS = 3;

/** Places in the numbers that a search reads and writes: how near, within which seconds, and after how many. */
const REACHES = 6;
const WINDOW = 7;
const FOUND = 8;

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
  /** The velocity with which a disc would roll, its spin being what it is. */
  readonly #rollX: Float64Array;
  readonly #rollY: Float64Array;
  readonly #since: Float64Array;
  readonly #slides: Uint8Array;
  /** 1 for a disc in a pocket. */
  readonly #isDown: Uint8Array;
  /** When something happens to a disc by itself, and what. */
  readonly #own: Float64Array;
  readonly #what: Uint8Array;
  /** Centres of the pockets, x and y of one after the other. */
  readonly #pockets: Float64Array;
  readonly #meetings: Float64Array;
  readonly #soonest: Float64Array;
  readonly #partner: Int32Array;
  /** What `#approach` reads and writes: x and y of place, velocity and acceleration, then as named above. */
  readonly #relative = new Float64Array(9);

  constructor(size: number, length: number, width: number) {
    const numbers = (): Float64Array => new Float64Array(size);
    const x = length / 2;
    const y = width / 2;
    this.#farX = x - RADIUS;
    this.#farY = y - RADIUS;
    this.#x = numbers();
    this.#y = numbers();
    this.#vx = numbers();
    this.#vy = numbers();
    this.#ax = numbers();
    this.#ay = numbers();
    this.#rollX = numbers();
    this.#rollY = numbers();
    this.#since = numbers();
    this.#slides = new Uint8Array(size);
    this.#isDown = new Uint8Array(size);
    this.#own = numbers();
    this.#what = new Uint8Array(size);
    this.#pockets = Float64Array.of(-x, -y, 0, -y, x, -y, -x, y, 0, y, x, y);
    this.#meetings = new Float64Array(size * size);
    this.#soonest = numbers();
    this.#partner = new Int32Array(size);
  }

  /** Plays the first of the discs at `places` off at a velocity (m/s) until all stand. Returns the number of events. */
  run(places: readonly (readonly [number, number])[], vx: number, vy: number): number {
    const count = places.length;
    const own = this.#own;
    const soonest = this.#soonest;
    this.#count = count;
    this.#meetings.fill(Infinity, 0, count * count);
    for (let i = 0; i < count; i++) {
      this.#x[i] = places[i]![0];
      this.#y[i] = places[i]![1];
      this.#since[i] = 0;
      this.#isDown[i] = 0;
      this.#partner[i] = -1;
      soonest[i] = Infinity;
      this.#stand(i);
    }
    this.#vx[0] = vx;
    this.#vy[0] = vy;
    this.#settle(0);
    this.#predict(0);
    for (let events = 0; ; events++) {
      let time = Infinity;
      let ball = -1;
      let meets = false;
      for (let i = 0; i < count; i++) {
        if (own[i]! < time) {
          time = own[i]!;
          ball = i;
          meets = false;
        }
        if (soonest[i]! < time) {
          time = soonest[i]!;
          ball = i;
          meets = true;
        }
      }
      if (ball < 0) return events;
      if (meets) this.#meet(ball, this.#partner[ball]!);
      else this.#alone(ball);
    }
  }

  #alone(i: number): void {
    const what = this.#what[i];
    this.#advance(i, i, this.#own);
    if (what === WALL_X) this.#vx[i]! *= -WALL;
    else if (what === WALL_Y) this.#vy[i]! *= -WALL;
    else if (what === FALLS) this.#isDown[i] = 1;
    else if (this.#slides[i] === 1) {
      this.#rollX[i] = this.#vx[i]!;
      this.#rollY[i] = this.#vy[i]!;
    }
    const ends = what === FALLS || (what === MOTION_ENDS && this.#slides[i] === 0);
    if (ends) this.#stand(i);
    else this.#settle(i);
    this.#predict(i);
  }

  #meet(i: number, j: number): void {
    this.#advance(j, i, this.#soonest);
    this.#advance(i, i, this.#soonest);
    const nx = (this.#x[j]! - this.#x[i]!) / REACH;
    const ny = (this.#y[j]! - this.#y[i]!) / REACH;
    const approach = (this.#vx[i]! - this.#vx[j]!) * nx + (this.#vy[i]! - this.#vy[j]!) * ny;
    const change = 0.5 * (1 + RESTITUTION) * Math.max(approach, APART);
    this.#vx[i]! -= change * nx;
    this.#vy[i]! -= change * ny;
    this.#vx[j]! += change * nx;
    this.#vy[j]! += change * ny;
    this.#settle(i);
    this.#settle(j);
    this.#predict(i);
    this.#predict(j);
  }

  /** Carries disc `i` on to the time that a list has for disc `at`. */
  #advance(i: number, at: number, times: Float64Array): void {
    const h = times[at]! - this.#since[i]!;
    const ax = this.#ax[i]!;
    const ay = this.#ay[i]!;
    this.#x[i]! += h * (this.#vx[i]! + 0.5 * ax * h);
    this.#y[i]! += h * (this.#vy[i]! + 0.5 * ay * h);
    this.#vx[i]! += ax * h;
    this.#vy[i]! += ay * h;
    const turn = this.#slides[i] === 1 ? -2.5 : 1;
    this.#rollX[i]! += turn * ax * h;
    this.#rollY[i]! += turn * ay * h;
    this.#since[i] = times[at]!;
  }

  #stand(i: number): void {
    this.#vx[i] = 0;
    this.#vy[i] = 0;
    this.#ax[i] = 0;
    this.#ay[i] = 0;
    this.#rollX[i] = 0;
    this.#rollY[i] = 0;
    this.#slides[i] = 0;
    this.#own[i] = Infinity;
  }

  /** Gives disc `i` the motion that follows from its velocity and spin. */
  #settle(i: number): void {
    const vx = this.#vx[i]!;
    const vy = this.#vy[i]!;
    const slipX = vx - this.#rollX[i]!;
    const slipY = vy - this.#rollY[i]!;
    const slip = Math.sqrt(slipX * slipX + slipY * slipY);
    const speed = Math.sqrt(vx * vx + vy * vy);
    this.#what[i] = MOTION_ENDS;
    if (slip > STOPPED) {
      this.#slides[i] = 1;
      this.#ax[i] = (-SLIDING * slipX) / slip;
      this.#ay[i] = (-SLIDING * slipY) / slip;
      this.#own[i] = this.#since[i]! + (2 * slip) / (7 * SLIDING);
    } else if (speed > STOPPED) {
      this.#slides[i] = 0;
      this.#ax[i] = (-ROLLING * vx) / speed;
      this.#ay[i] = (-ROLLING * vy) / speed;
      this.#own[i] = this.#since[i]! + speed / ROLLING;
    } else {
      this.#stand(i);
    }
  }

  /** Finds what comes next for disc `i`, whose path has just begun. */
  #predict(i: number): void {
    const count = this.#count;
    const meetings = this.#meetings;
    const soonest = this.#soonest;
    const partner = this.#partner;
    const now = this.#since[i]!;
    if (this.#own[i]! < Infinity) {
      this.#findWall(i);
      this.#findPocket(i);
    }
    let best = Infinity;
    let other = -1;
    for (let j = 0; j < count; j++) {
      if (j === i) continue;
      this.#findMeeting(i, j);
      const time = now + this.#relative[FOUND]!;
      meetings[i * count + j] = time;
      meetings[j * count + i] = time;
      if (time < best) {
        best = time;
        other = j;
      }
      if (partner[j] === i) this.#scan(j);
      else if (time < soonest[j]!) {
        soonest[j] = time;
        partner[j] = i;
      }
    }
    soonest[i] = best;
    partner[i] = other;
  }

  #scan(i: number): void {
    const count = this.#count;
    const meetings = this.#meetings;
    let best = Infinity;
    let other = -1;
    for (let j = 0; j < count; j++) {
      const time = meetings[i * count + j]!;
      if (j === i || time >= best) continue;
      best = time;
      other = j;
    }
    this.#soonest[i] = best;
    this.#partner[i] = other;
  }

  /** A wall that disc `i` comes to before its motion ends. */
  #findWall(i: number): void {
    const since = this.#since[i]!;
    let end = this.#own[i]!;
    const x = this.#x[i]!;
    const y = this.#y[i]!;
    const vx = this.#vx[i]!;
    const vy = this.#vy[i]!;
    const ax = this.#ax[i]!;
    const ay = this.#ay[i]!;
    const timeX = since + Math.min(rootOf(this.#farX - x, vx, ax), rootOf(this.#farX + x, -vx, -ax));
    if (timeX < end) {
      end = timeX;
      this.#what[i] = WALL_X;
    }
    const timeY = since + Math.min(rootOf(this.#farY - y, vy, ay), rootOf(this.#farY + y, -vy, -ay));
    if (timeY < end) {
      end = timeY;
      this.#what[i] = WALL_Y;
    }
    this.#own[i] = end;
  }

  /** A pocket that disc `i` comes to before that. */
  #findPocket(i: number): void {
    const relative = this.#relative;
    const since = this.#since[i]!;
    const x = this.#x[i]!;
    const y = this.#y[i]!;
    const vx = this.#vx[i]!;
    const vy = this.#vy[i]!;
    const ax = this.#ax[i]!;
    const ay = this.#ay[i]!;
    let window = this.#own[i]! - since;
    const way =
      POCKET + window * (Math.abs(vx) + Math.abs(vy) + 0.5 * window * (Math.abs(ax) + Math.abs(ay)));
    for (let at = 0; at < this.#pockets.length; at += 2) {
      const awayX = x - this.#pockets[at]!;
      const awayY = y - this.#pockets[at + 1]!;
      if (awayX * awayX + awayY * awayY > way * way) continue;
      relative[0] = awayX;
      relative[1] = awayY;
      relative[2] = vx;
      relative[3] = vy;
      relative[4] = ax;
      relative[5] = ay;
      relative[REACHES] = POCKET;
      relative[WINDOW] = window;
      this.#approach();
      if (relative[FOUND]! >= window) continue;
      window = relative[FOUND]!;
      this.#own[i] = since + window;
      this.#what[i] = FALLS;
    }
  }

  /** When disc `i`, whose path has just begun, meets disc `j`. */
  #findMeeting(i: number, j: number): void {
    const relative = this.#relative;
    relative[FOUND] = Infinity;
    const soonest = Math.min(this.#own[i]!, this.#own[j]!);
    if (soonest === Infinity || this.#isDown[i]! + this.#isDown[j]! > 0) return;
    const window = soonest - this.#since[i]!;
    const h = this.#since[i]! - this.#since[j]!;
    const x = this.#x[i]! - (this.#x[j]! + h * (this.#vx[j]! + 0.5 * this.#ax[j]! * h));
    const y = this.#y[i]! - (this.#y[j]! + h * (this.#vy[j]! + 0.5 * this.#ay[j]! * h));
    const vx = this.#vx[i]! - (this.#vx[j]! + this.#ax[j]! * h);
    const vy = this.#vy[i]! - (this.#vy[j]! + this.#ay[j]! * h);
    const ax = this.#ax[i]! - this.#ax[j]!;
    const ay = this.#ay[i]! - this.#ay[j]!;
    const miss = x * vy - y * vx;
    const near = REACH + 0.5 * window * window * Math.sqrt(ax * ax + ay * ay);
    if (miss * miss > near * near * (vx * vx + vy * vy)) return;
    relative[0] = x;
    relative[1] = y;
    relative[2] = vx;
    relative[3] = vy;
    relative[4] = ax;
    relative[5] = ay;
    relative[REACHES] = REACH;
    relative[WINDOW] = window;
    this.#approach();
  }

  /** Seconds until what stands in `#relative` is as near as its reach: steps to the first root of a bound on the gap. */
  #approach(): void {
    const relative = this.#relative;
    let x = relative[0]!;
    let y = relative[1]!;
    let vx = relative[2]!;
    let vy = relative[3]!;
    const ax = relative[4]!;
    const ay = relative[5]!;
    const reach = relative[REACHES]!;
    const window = relative[WINDOW]!;
    relative[FOUND] = Infinity;
    let h = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const apart = Math.sqrt(x * x + y * y);
      const gap = apart - reach;
      const closing = -(x * vx + y * vy) / apart;
      if (gap < TOUCHING) {
        if (closing > 0) relative[FOUND] = h;
        return;
      }
      const pull = -(x * ax + y * ay) / apart;
      const left = closing * closing + 2 * pull * gap;
      if (left < 0 || (closing <= 0 && pull <= 0)) return;
      const step = closing > 0 ? (2 * gap) / (closing + Math.sqrt(left)) : (Math.sqrt(left) - closing) / pull;
      h += step;
      if (h > window) return;
      x += step * (vx + 0.5 * ax * step);
      y += step * (vy + 0.5 * ay * step);
      vx += ax * step;
      vy += ay * step;
    }
  }
}

/** Seconds until a gap that shrinks by v·h + a·h²/2 is gone. */
function rootOf(gap: number, v: number, a: number): number {
  const room = Math.max(gap, 0);
  const left = v * v + 2 * a * room;
  if (v > 0) return left >= 0 ? (2 * room) / (v + Math.sqrt(left)) : Infinity;
  return a > 0 ? (Math.sqrt(left) - v) / a : Infinity;
}
