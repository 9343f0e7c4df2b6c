import { type Bodies, FALL, REST } from "../bodies.ts";
import { Approach, farthest, passesBy } from "./approach.ts";
import type { Timetable } from "./timetable.ts";

const relative = new Approach();

/**
 * Finds when ball `i`, whose path begins now and of which `meetings` knows nothing any more, meets each of the others before
 * the next event of their own, `own`. Balls before `i` that are `changed` too have been paired with it already.
 */
export function findMeetings(
  bodies: Bodies,
  i: number,
  own: Float64Array,
  changed: Uint8Array,
  meetings: Timetable,
): void {
  const { balls, count, now } = bodies;
  const one = balls[i]!;
  const canMeet = bodies.canMeet(i);
  const aloft = bodies.isAloft(i);
  const until = one.motion === FALL ? Math.min(own[i]!, one.sinks) : own[i]!;
  const most = one.radius + farthest(one.vx, one.vy, one.ax, one.ay, until - now);
  for (let j = 0; j < count; j++) {
    if (j === i || (j < i && changed[j] === 1)) continue;
    const two = balls[j]!;
    // Of many balls most stand, and lie farther than this one comes.
    if (two.motion === REST) {
      const far = most + two.radius;
      if (Math.abs(one.x - two.x) > far || Math.abs(one.y - two.y) > far) continue;
    }
    // Two balls that stand have no event of their own and cannot meet; a ball that has sunk into a pocket meets none.
    let soonest = Math.min(until, own[j]!);
    if (!canMeet || soonest === Infinity || !bodies.canMeet(j)) continue;
    if (two.motion === FALL) soonest = Math.min(soonest, two.sinks);
    const window = soonest - now;
    const isAbove = aloft || bodies.isAloft(j) || one.onRail !== two.onRail;
    const h = now - two.since;
    const awayX = one.x - (two.x + h * (two.vx + 0.5 * two.ax * h));
    const awayY = one.y - (two.y + h * (two.vy + 0.5 * two.ay * h));
    const relX = one.vx - (two.vx + two.ax * h);
    const relY = one.vy - (two.vy + two.ay * h);
    const pullX = one.ax - two.ax;
    const pullY = one.ay - two.ay;
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
  const h = bodies.now - two.since;
  relative.x = one.x - (two.x + h * (two.vx + 0.5 * two.ax * h));
  relative.y = one.y - (two.y + h * (two.vy + 0.5 * two.ay * h));
  relative.z = one.z - (two.z + h * (two.vz + 0.5 * two.az * h));
  relative.vx = one.vx - (two.vx + two.ax * h);
  relative.vy = one.vy - (two.vy + two.ay * h);
  relative.vz = one.vz - (two.vz + two.az * h);
  relative.ax = one.ax - two.ax;
  relative.ay = one.ay - two.ay;
  relative.az = one.az - two.az;
  relative.search();
}
