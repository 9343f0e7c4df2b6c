import { FAR, FOUND, NEAR, REACH, relative, search, WINDOW } from "./approach.ts";
import { type Bodies, FLY } from "./bodies.ts";

/** Where `findMeetings` reads the present time of the stroke, seconds: a number in a call would cost an object. */
export const clock = new Float64Array(1);

/**
 * Finds when ball `i` meets each of the others, counted from the stroke's start, and writes it into row `i` and column
 * `i` of `meetings`, a table of rows of `bodies.count`: Infinity where they do not meet before the next event of their
 * own, `own`. Balls before `i` that are `changed` too have been paired with it already.
 */
export function findMeetings(
  bodies: Bodies,
  i: number,
  own: Float64Array,
  changed: Uint8Array,
  meetings: Float64Array,
): void {
  const { x, y, vx, vy, ax, ay, since, motion, onRail, count } = bodies;
  const now = clock[0]!;
  const hi = now - since[i]!;
  const axi = ax[i]!;
  const ayi = ay[i]!;
  const xi = x[i]! + hi * (vx[i]! + 0.5 * axi * hi);
  const yi = y[i]! + hi * (vy[i]! + 0.5 * ayi * hi);
  const vxi = vx[i]! + axi * hi;
  const vyi = vy[i]! + ayi * hi;
  const isUp = bodies.isUp(i);
  const flies = motion[i] === FLY;
  const row = i * count;
  for (let j = 0; j < count; j++) {
    if (j === i || (j < i && changed[j] === 1)) continue;
    // Both halves of the table say the same: a row is read, and a column only written where it has to be.
    if (meetings[row + j] !== Infinity) {
      meetings[row + j] = Infinity;
      meetings[j * count + i] = Infinity;
    }
    // Two balls that stand have no event of their own and cannot meet; a ball in a pocket meets none.
    const soonest = Math.min(own[i]!, own[j]!);
    if (!isUp || soonest === Infinity || !bodies.isUp(j)) continue;
    const window = soonest - now;
    if (flies || motion[j] === FLY || onRail[i] !== onRail[j]) {
      meetInAir(bodies, i, j, window);
    } else {
      const hj = now - since[j]!;
      const axj = ax[j]!;
      const ayj = ay[j]!;
      const awayX = xi - (x[j]! + hj * (vx[j]! + 0.5 * axj * hj));
      const awayY = yi - (y[j]! + hj * (vy[j]! + 0.5 * ayj * hj));
      const relX = vxi - (vx[j]! + axj * hj);
      const relY = vyi - (vy[j]! + ayj * hj);
      const pullX = axi - axj;
      const pullY = ayi - ayj;
      const reach = bodies.reach(i, j);

      // Cheap and safe: the straight path passes at |d × v|/|v|, the curve strays from it by at most |a|·T²/2.
      const miss = awayX * relY - awayY * relX;
      const near = reach + 0.5 * window * window * Math.sqrt(pullX * pullX + pullY * pullY);
      if (miss * miss > near * near * (relX * relX + relY * relY)) continue;
      // As cheap: within T they come nearer by at most |v|·T + |a|·T²/2; the sums of both sizes are more than that.
      const pull = Math.abs(pullX) + Math.abs(pullY);
      const most = reach + NEAR + FAR * window * (Math.abs(relX) + Math.abs(relY) + 0.5 * window * pull);
      if (awayX * awayX + awayY * awayY > most * most) continue;

      relative[0] = awayX;
      relative[1] = awayY;
      relative[2] = 0;
      relative[3] = relX;
      relative[4] = relY;
      relative[5] = 0;
      relative[6] = pullX;
      relative[7] = pullY;
      relative[8] = 0;
      relative[REACH] = reach;
      relative[WINDOW] = window;
      search();
    }
    const time = now + relative[FOUND]!;
    if (time === Infinity) continue;
    meetings[row + j] = time;
    meetings[j * count + i] = time;
  }
}

/** Searches for the contact of two balls that do not lie on the same level: height counts. */
function meetInAir(bodies: Bodies, i: number, j: number, window: number): void {
  const hi = clock[0]! - bodies.since[i]!;
  const hj = clock[0]! - bodies.since[j]!;
  write(0, bodies.x, bodies.vx, bodies.ax, i, j, hi, hj);
  write(1, bodies.y, bodies.vy, bodies.ay, i, j, hi, hj);
  write(2, bodies.z, bodies.vz, bodies.az, i, j, hi, hj);
  relative[REACH] = bodies.radius[i]! + bodies.radius[j]!;
  relative[WINDOW] = window;
  search();
}

/** Writes one axis of `relative`: ball `i` from ball `j`, each carried on for its own time. */
function write(
  axis: number,
  p: Float64Array,
  v: Float64Array,
  a: Float64Array,
  i: number,
  j: number,
  hi: number,
  hj: number,
): void {
  relative[axis] = p[i]! + hi * (v[i]! + 0.5 * a[i]! * hi) - (p[j]! + hj * (v[j]! + 0.5 * a[j]! * hj));
  relative[3 + axis] = v[i]! + a[i]! * hi - (v[j]! + a[j]! * hj);
  relative[6 + axis] = a[i]! - a[j]!;
}
