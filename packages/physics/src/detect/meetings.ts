import { type Bodies, FALL, REST } from "../bodies.ts";
import { farthest, passesBy, relative, search } from "./approach.ts";
import type { Timetable } from "./timetable.ts";

/**
 * Finds when ball `i`, of which `meetings` knows nothing any more, meets each of the others before the next event of their
 * own, `own`. Balls before `i` that are `changed` too have been paired with it already.
 */
export function findMeetings(
  bodies: Bodies,
  i: number,
  own: Float64Array,
  changed: Uint8Array,
  meetings: Timetable,
): void {
  const { x, y, vx, vy, ax, ay, since, radius, motion, onRail, count } = bodies;
  const { now } = bodies;
  const hi = now - since[i]!;
  const axi = ax[i]!;
  const ayi = ay[i]!;
  const xi = x[i]! + hi * (vx[i]! + 0.5 * axi * hi);
  const yi = y[i]! + hi * (vy[i]! + 0.5 * ayi * hi);
  const vxi = vx[i]! + axi * hi;
  const vyi = vy[i]! + ayi * hi;
  const canMeet = bodies.canMeet(i);
  const aloft = bodies.isAloft(i);
  const until = motion[i] === FALL ? Math.min(own[i]!, bodies.sinks[i]!) : own[i]!;
  const most = radius[i]! + farthest(vxi, vyi, axi, ayi, until - now);
  for (let j = 0; j < count; j++) {
    if (j === i || (j < i && changed[j] === 1)) continue;
    // Of many balls most stand, and lie farther than this one comes.
    if (motion[j] === REST) {
      const far = most + radius[j]!;
      if (Math.abs(xi - x[j]!) > far || Math.abs(yi - y[j]!) > far) continue;
    }
    // Two balls that stand have no event of their own and cannot meet; a ball that has sunk into a pocket meets none.
    let soonest = Math.min(until, own[j]!);
    if (!canMeet || soonest === Infinity || !bodies.canMeet(j)) continue;
    if (motion[j] === FALL) soonest = Math.min(soonest, bodies.sinks[j]!);
    const window = soonest - now;
    const isAbove = aloft || bodies.isAloft(j) || onRail[i] !== onRail[j];
    const hj = now - since[j]!;
    const axj = ax[j]!;
    const ayj = ay[j]!;
    const awayX = xi - (x[j]! + hj * (vx[j]! + 0.5 * axj * hj));
    const awayY = yi - (y[j]! + hj * (vy[j]! + 0.5 * ayj * hj));
    const relX = vxi - (vx[j]! + axj * hj);
    const relY = vyi - (vy[j]! + ayj * hj);
    const pullX = axi - axj;
    const pullY = ayi - ayj;
    const reach = isAbove ? bodies.radius[i]! + bodies.radius[j]! : bodies.reach(i, j);
    if (passesBy(awayX, awayY, relX, relY, pullX, pullY, reach, window)) continue;
    relative.reach = reach;
    relative.window = window;
    if (isAbove) {
      meetInAir(bodies, i, j);
    } else {
      relative.x = awayX;
      relative.y = awayY;
      relative.z = 0;
      relative.vx = relX;
      relative.vy = relY;
      relative.vz = 0;
      relative.ax = pullX;
      relative.ay = pullY;
      relative.az = 0;
      search();
    }
    const time = now + relative.found;
    if (time !== Infinity) meetings.set(i, j, time);
  }
}

/** Searches for the contact of two balls that do not lie on the same level, where height counts: reach and window are read. */
function meetInAir(bodies: Bodies, i: number, j: number): void {
  const { x, y, z, vx, vy, vz, ax, ay, az, since } = bodies;
  const hi = bodies.now - since[i]!;
  const hj = bodies.now - since[j]!;
  relative.x = x[i]! + hi * (vx[i]! + 0.5 * ax[i]! * hi) - (x[j]! + hj * (vx[j]! + 0.5 * ax[j]! * hj));
  relative.y = y[i]! + hi * (vy[i]! + 0.5 * ay[i]! * hi) - (y[j]! + hj * (vy[j]! + 0.5 * ay[j]! * hj));
  relative.z = z[i]! + hi * (vz[i]! + 0.5 * az[i]! * hi) - (z[j]! + hj * (vz[j]! + 0.5 * az[j]! * hj));
  relative.vx = vx[i]! + ax[i]! * hi - (vx[j]! + ax[j]! * hj);
  relative.vy = vy[i]! + ay[i]! * hi - (vy[j]! + ay[j]! * hj);
  relative.vz = vz[i]! + az[i]! * hi - (vz[j]! + az[j]! * hj);
  relative.ax = ax[i]! - ax[j]!;
  relative.ay = ay[i]! - ay[j]!;
  relative.az = az[i]! - az[j]!;
  search();
}
