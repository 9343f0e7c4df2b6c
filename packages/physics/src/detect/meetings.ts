import { type Bodies, FALL, REST } from "../bodies.ts";
import { Approach, farthest, passesBy } from "./approach.ts";
import type { Timetable } from "./timetable.ts";

const relative = new Approach();

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
  const { balls, count } = bodies;
  const one = balls[i]!;
  const { now } = bodies;
  const hi = now - one.since;
  const axi = one.ax;
  const ayi = one.ay;
  const xi = one.x + hi * (one.vx + 0.5 * axi * hi);
  const yi = one.y + hi * (one.vy + 0.5 * ayi * hi);
  const vxi = one.vx + axi * hi;
  const vyi = one.vy + ayi * hi;
  const canMeet = bodies.canMeet(i);
  const aloft = bodies.isAloft(i);
  const until = one.motion === FALL ? Math.min(own[i]!, one.sinks) : own[i]!;
  const most = one.radius + farthest(vxi, vyi, axi, ayi, until - now);
  for (let j = 0; j < count; j++) {
    if (j === i || (j < i && changed[j] === 1)) continue;
    const two = balls[j]!;
    // Of many balls most stand, and lie farther than this one comes.
    if (two.motion === REST) {
      const far = most + two.radius;
      if (Math.abs(xi - two.x) > far || Math.abs(yi - two.y) > far) continue;
    }
    // Two balls that stand have no event of their own and cannot meet; a ball that has sunk into a pocket meets none.
    let soonest = Math.min(until, own[j]!);
    if (!canMeet || soonest === Infinity || !bodies.canMeet(j)) continue;
    if (two.motion === FALL) soonest = Math.min(soonest, two.sinks);
    const window = soonest - now;
    const isAbove = aloft || bodies.isAloft(j) || one.onRail !== two.onRail;
    const hj = now - two.since;
    const axj = two.ax;
    const ayj = two.ay;
    const awayX = xi - (two.x + hj * (two.vx + 0.5 * axj * hj));
    const awayY = yi - (two.y + hj * (two.vy + 0.5 * ayj * hj));
    const relX = vxi - (two.vx + axj * hj);
    const relY = vyi - (two.vy + ayj * hj);
    const pullX = axi - axj;
    const pullY = ayi - ayj;
    const reach = isAbove ? one.radius + two.radius : bodies.reach(i, j);
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
      relative.search();
    }
    const time = now + relative.found;
    if (time !== Infinity) meetings.set(i, j, time);
  }
}

/** Searches for the contact of two balls that do not lie on the same level, where height counts: reach and window are read. */
function meetInAir(bodies: Bodies, i: number, j: number): void {
  const one = bodies.balls[i]!;
  const two = bodies.balls[j]!;
  const hi = bodies.now - one.since;
  const hj = bodies.now - two.since;
  relative.x = one.x + hi * (one.vx + 0.5 * one.ax * hi) - (two.x + hj * (two.vx + 0.5 * two.ax * hj));
  relative.y = one.y + hi * (one.vy + 0.5 * one.ay * hi) - (two.y + hj * (two.vy + 0.5 * two.ay * hj));
  relative.z = one.z + hi * (one.vz + 0.5 * one.az * hi) - (two.z + hj * (two.vz + 0.5 * two.az * hj));
  relative.vx = one.vx + one.ax * hi - (two.vx + two.ax * hj);
  relative.vy = one.vy + one.ay * hi - (two.vy + two.ay * hj);
  relative.vz = one.vz + one.az * hi - (two.vz + two.az * hj);
  relative.ax = one.ax - two.ax;
  relative.ay = one.ay - two.ay;
  relative.az = one.az - two.az;
  relative.search();
}
