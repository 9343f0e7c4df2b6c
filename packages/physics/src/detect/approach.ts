/*
 * When do two things that move on parabolas come within a given distance? By safe advancement: seen along the
 * line between them, the gap after h is at least D − s·h − b·h²/2, exactly so for that line, so the first root
 * of this bound never lies behind the contact. A few such steps reach it; no quartic, no special case for
 * equal accelerations or for a contact that grazes.
 */

/** The first h ≥ 0 at which a gap that starts at `gap` ≥ 0 and shrinks by s·h + b·h²/2 is gone; or Infinity. */
export function firstRoot(gap: number, closing: number, pull: number): number {
  const left = closing * closing + 2 * pull * gap;
  if (closing > 0) return left >= 0 ? (2 * gap) / (closing + Math.sqrt(left)) : Infinity;
  return pull > 0 ? (Math.sqrt(left) - closing) / pull : Infinity;
}

/** A gap, in metres, that is as good as none: some hundred times the rounding of a position. */
const CLOSED = 1e-13;
/** Closing speed, m/s, up to which bodies that touch are not said to meet yet. */
const GRAZING = 1e-10;
/** How far, in metres, bodies that graze or are only pressed together may sink in before they meet. */
const SLACK = 1e-10;
const ROUNDS = 200;

/**
 * Bodies that cannot come as near as they would have to are passed over: by how many metres, and by which part of the
 * way, they have to fail, so that one which touches, or comes just then, is never among them.
 */
const NEAR = 1e-9;
const FAR = 1.000001;

/** Whether a gap that shrinks by s·h + b·h²/2 is for certain wider than bodies can come in `window` seconds: most are. */
export function lasts(gap: number, closing: number, pull: number, window: number): boolean {
  const way = window * (closing + 0.5 * window * Math.max(pull, 0));
  return gap > NEAR + FAR * Math.max(way, 0);
}

/**
 * A gap between bodies with a straight line between them, metres, may be slightly negative; how it shrinks, by
 * closing·h + pull·h²/2; and the seconds after which it is gone. Numbers handed over in a call would each cost an object;
 * those of one object cost nothing. Who searches much has one of its own, in the same file: what is imported is looked up
 * at every use.
 */
export class Gap {
  // None is a whole number at first: then no field is ever kept as one.
  gap = Number.NaN;
  closing = Number.NaN;
  pull = Number.NaN;
  found = Number.NaN;

  /**
   * Finds when the bodies meet; Infinity when they never do. Bodies that touch and part, or move along each other, do not
   * meet now.
   */
  touch(): void {
    const { gap, closing, pull } = this;
    const touches = gap <= CLOSED;
    const room = touches ? Math.max(gap + SLACK, 0) : gap;
    const left = closing * closing + 2 * pull * room;
    this.found = Infinity;
    // As `firstRoot` has it, in line: a call would cost more than the root.
    if (touches && closing > GRAZING) this.found = 0;
    else if (closing > 0 && left >= 0) this.found = (2 * room) / (closing + Math.sqrt(left));
    else if (closing <= 0 && pull > 0) this.found = (Math.sqrt(left) - closing) / pull;
  }
}

const line = new Gap();

/** Seconds until a gap is gone, as {@link Gap} finds them. */
export function firstTouch(gap: number, closing: number, pull: number): number {
  line.gap = gap;
  line.closing = closing;
  line.pull = pull;
  line.touch();
  return line.found;
}

/** No farther than this, metres, a body on a parabola in the plane comes in `window` seconds; no number where that is endless. */
export const farthest = (vx: number, vy: number, ax: number, ay: number, window: number): number =>
  NEAR + FAR * window * (Math.abs(vx) + Math.abs(vy) + 0.5 * window * (Math.abs(ax) + Math.abs(ay)));

/**
 * Whether a body on a parabola in the plane, seen from another, passes it by for certain: does not come within `reach` of it in
 * `window` seconds. Most do, so this is asked before any root. Short enough to be compiled into its callers: they hand
 * over no objects then.
 */
export function passesBy(
  x: number,
  y: number,
  vx: number,
  vy: number,
  ax: number,
  ay: number,
  reach: number,
  window: number,
): boolean {
  const speed2 = vx * vx + vy * vy;
  const near = reach + NEAR;
  const bar = near * near * speed2;
  // To the side the way strays from its line by |a × v|/|v| · T²/2.
  const aside = Math.abs(x * vy - y * vx) - 0.5 * FAR * window * window * Math.abs(ax * vy - ay * vx);
  if (aside > 0 && aside * aside > bar) return true;
  // Along it, it comes back by no more than it is back in the end.
  const back = Math.min(window * (speed2 + 0.5 * window * (ax * vx + ay * vy)), 0);
  const ahead = x * vx + y * vy + FAR * back;
  if (ahead > 0 && ahead * ahead > bar) return true;
  // As `farthest` has it, in line.
  const way = window * (Math.abs(vx) + Math.abs(vy) + 0.5 * window * (Math.abs(ax) + Math.abs(ay)));
  const most = near + FAR * way;
  return x * x + y * y > most * most;
}

/**
 * Two bodies seen from one of them: the relative place, velocity and acceleration, the distance `reach` at which they meet,
 * the seconds within which they must, `window`, and those after which they do, `found`. As with {@link Gap}, who searches
 * much has one of its own.
 */
export class Approach {
  x = Number.NaN;
  y = Number.NaN;
  z = Number.NaN;
  vx = Number.NaN;
  vy = Number.NaN;
  vz = Number.NaN;
  ax = Number.NaN;
  ay = Number.NaN;
  az = Number.NaN;
  reach = Number.NaN;
  window = Number.NaN;
  found = Number.NaN;

  /**
   * Finds the seconds until the distance is `reach`; Infinity when it never is within the window. Bodies that touch meet at
   * once if they close in, soon if they are pressed together, and do not if they part.
   */
  search(): void {
    const x0 = this.x;
    const y0 = this.y;
    const z0 = this.z;
    const vx0 = this.vx;
    const vy0 = this.vy;
    const vz0 = this.vz;
    const ax = this.ax;
    const ay = this.ay;
    const az = this.az;
    const reach = this.reach;
    const window = this.window;
    let h = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const x = x0 + h * (vx0 + 0.5 * ax * h);
      const y = y0 + h * (vy0 + 0.5 * ay * h);
      const z = z0 + h * (vz0 + 0.5 * az * h);
      const vx = vx0 + ax * h;
      const vy = vy0 + ay * h;
      const vz = vz0 + az * h;
      const apart = Math.sqrt(x * x + y * y + z * z);
      const gap = apart - reach;
      const closing = -(x * vx + y * vy + z * vz) / apart;
      const pull = -(x * ax + y * ay + z * az) / apart;
      const touches = gap <= CLOSED;
      // As `firstTouch` has it, in line: a call would cost more than the root.
      const room = touches ? Math.max(gap + SLACK, 0) : gap;
      const left = closing * closing + 2 * pull * room;
      let step = Infinity;
      if (touches && closing > GRAZING) step = 0;
      else if (closing > 0 && left >= 0) step = (2 * room) / (closing + Math.sqrt(left));
      else if (closing <= 0 && pull > 0) step = (Math.sqrt(left) - closing) / pull;
      if (touches) {
        // They touch. The square of their distance grows by 2·c1·k + c2·k² + c3·k³ + a²·k⁴/4, and c2 > 0 parts them
        // unless they would first sink in by more than the slack.
        const c2 = vx * vx + vy * vy + vz * vz + x * ax + y * ay + z * az;
        const c3 = vx * ax + vy * ay + vz * az;
        const parts = closing <= GRAZING || closing * closing * apart <= 2 * SLACK * c2;
        if (c2 > 0 && parts) step = Math.max(step, c3 < 0 ? -c2 / (2 * c3) : Infinity);
      }
      if (step === 0 && touches) break;
      h += step;
      if (!(h <= window)) {
        h = Infinity;
        break;
      }
    }
    this.found = h;
  }
}
