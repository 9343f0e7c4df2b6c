import { firstContact, relative } from "./approach.ts";
import type { Bodies } from "./bodies.ts";

/**
 * Seconds after `now` until balls `i` and `j`, both on the bed or both on a rail, meet, within `window`; Infinity when they do not. Each may have
 * started its path at another time before `now`.
 */
export function nextMeeting(bodies: Bodies, i: number, j: number, now: number, window: number): number {
  const hi = now - bodies.since[i]!;
  const hj = now - bodies.since[j]!;
  const axi = bodies.ax[i]!;
  const ayi = bodies.ay[i]!;
  const axj = bodies.ax[j]!;
  const ayj = bodies.ay[j]!;
  const vxi = bodies.vx[i]!;
  const vyi = bodies.vy[i]!;
  const vxj = bodies.vx[j]!;
  const vyj = bodies.vy[j]!;
  const x = bodies.x[i]! + hi * (vxi + 0.5 * axi * hi) - (bodies.x[j]! + hj * (vxj + 0.5 * axj * hj));
  const y = bodies.y[i]! + hi * (vyi + 0.5 * ayi * hi) - (bodies.y[j]! + hj * (vyj + 0.5 * ayj * hj));
  const vx = vxi + axi * hi - (vxj + axj * hj);
  const vy = vyi + ayi * hi - (vyj + ayj * hj);
  const ax = axi - axj;
  const ay = ayi - ayj;
  const reach = bodies.radius[i]! + bodies.radius[j]!;

  // Cheap and safe: the straight path passes at |d × v|/|v|, the curve strays from it by at most |a|·T²/2.
  const miss = x * vy - y * vx;
  const near = reach + 0.5 * window * window * Math.sqrt(ax * ax + ay * ay);
  if (miss * miss > near * near * (vx * vx + vy * vy)) return Infinity;

  relative[0] = x;
  relative[1] = y;
  relative[2] = 0;
  relative[3] = vx;
  relative[4] = vy;
  relative[5] = 0;
  relative[6] = ax;
  relative[7] = ay;
  relative[8] = 0;
  return firstContact(reach, window);
}

/** The same for two balls of which one flies at least: height counts. */
export function nextMeetingInAir(bodies: Bodies, i: number, j: number, now: number, window: number): number {
  const hi = now - bodies.since[i]!;
  const hj = now - bodies.since[j]!;
  write(0, bodies.x, bodies.vx, bodies.ax, i, j, hi, hj);
  write(1, bodies.y, bodies.vy, bodies.ay, i, j, hi, hj);
  write(2, bodies.z, bodies.vz, bodies.az, i, j, hi, hj);
  return firstContact(bodies.radius[i]! + bodies.radius[j]!, window);
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
