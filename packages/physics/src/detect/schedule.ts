import { type Bodies, FALL, FLY, REST, SPIN } from "../bodies.ts";
import type { Boundary, Drop } from "../table/boundary.ts";
import { fallTime, nextInPocket } from "./fall.ts";
import { flightTime, nextOfFlight } from "./flight.ts";
import { findMeetings } from "./meetings.ts";
import { nextOfRide, rideTime } from "./ride.ts";
import { nextRim, rimTime } from "./rim.ts";
import { Timetable } from "./timetable.ts";

/** The kinds of what can happen next. */
export const NOTHING = 0;
export const MEETING = 1;
export const OWN = 2;
const SPIN_END = 3;

/** Seconds after which two bodies that touch, but neither close in nor are driven apart, are looked at again. */
export const LOOK_AGAIN = 1e-7;

/**
 * What happens next. A timetable holds for every two balls when they meet; beside it stand for each ball its soonest
 * meeting and its own next event: the rim, or the end of its motion. Only the balls of an
 * event are predicted again, their own event first and then meetings before it, and another ball's row is searched
 * again only when its soonest meeting was with one of them.
 */
export class Schedule {
  /** The next event: its kind, time and ball. */
  kind = NOTHING;
  time = Infinity;
  ball = -1;
  /** With whom a ball's soonest meeting is. */
  readonly partner: Int32Array;
  /** What a ball comes to in its own next event: a part of the rim, −1 for the end of its motion, or a code of flight.ts. */
  readonly part: Int32Array;
  /** 1 for a ball whose path is another since it was predicted. */
  readonly changed: Uint8Array;
  readonly #boundary: Boundary;
  /** Height of the rails above the cloth, metres. */
  readonly #height: number;
  readonly #meetings: Timetable;
  readonly #soonest: Float64Array;
  readonly #own: Float64Array;
  /** The changed balls of a prediction. */
  readonly #moved: Int32Array;

  constructor(boundary: Boundary, height: number, balls: number) {
    this.#boundary = boundary;
    this.#height = height;
    this.partner = new Int32Array(balls);
    this.part = new Int32Array(balls);
    this.changed = new Uint8Array(balls);
    this.#meetings = new Timetable(balls);
    this.#soonest = new Float64Array(balls);
    this.#own = new Float64Array(balls);
    this.#moved = new Int32Array(balls);
  }

  /** Forgets everything: none of `count` balls moves. */
  clear(count: number): void {
    this.#meetings.clear(count);
    for (let i = 0; i < count; i++) {
      this.partner[i] = -1;
      this.part[i] = -1;
      this.changed[i] = 0;
      this.#soonest[i] = Infinity;
      this.#own[i] = Infinity;
    }
  }

  /** Finds the next event of all balls. */
  findNext(bodies: Bodies): void {
    const { balls, count } = bodies;
    const soonest = this.#soonest;
    const own = this.#own;
    let time = Infinity;
    let ball = -1;
    let kind = NOTHING;
    for (let i = 0; i < count; i++) {
      if (soonest[i]! < time) {
        time = soonest[i]!;
        ball = i;
        kind = MEETING;
      }
      if (own[i]! < time) {
        time = own[i]!;
        ball = i;
        kind = OWN;
      }
      if (balls[i]!.spinEnd < time) {
        time = balls[i]!.spinEnd;
        ball = i;
        kind = SPIN_END;
      }
    }
    this.kind = kind;
    this.time = time;
    this.ball = ball;
  }

  /** Predicts every changed ball from the present on. */
  predict(bodies: Bodies): void {
    const { changed } = this;
    const { count } = bodies;
    const moved = this.#moved;
    let changes = 0;
    for (let i = 0; i < count; i++) {
      if (changed[i] === 0) continue;
      moved[changes++] = i;
      this.#meetings.forget(i);
      this.#predictOwn(bodies, i);
    }
    for (let at = 0; at < changes; at++) {
      findMeetings(bodies, moved[at]!, this.#own, changed, this.#meetings);
      this.#scan(moved[at]!);
    }
    for (let j = 0; j < count; j++) {
      const known = this.partner[j]!;
      if (known >= 0 && changed[known] === 1 && changed[j] === 0) this.#scan(j);
    }
    for (let at = 0; at < changes; at++) this.#offer(moved[at]!);
    for (let at = 0; at < changes; at++) changed[moved[at]!] = 0;
  }

  /** Sets the meeting of two balls, of which nothing has come, a little later. */
  postpone(bodies: Bodies, i: number, j: number): void {
    this.#meetings.set(i, j, bodies.now + LOOK_AGAIN);
    this.#scan(i);
    this.#scan(j);
  }

  /** Sets the meeting of a ball with the rim, of which nothing has come, a little later. */
  postponeRim(bodies: Bodies, i: number): void {
    this.#own[i] = bodies.now + LOOK_AGAIN;
  }

  #predictOwn(bodies: Bodies, i: number): void {
    const ball = bodies.balls[i]!;
    const motion = ball.motion;
    const end = ball.motionEnd;
    this.#own[i] = end;
    this.part[i] = -1;
    if (motion === REST || motion === SPIN) return;
    const hole = ball.hole;
    if (motion === FALL ? ball.sinks > ball.since : hole >= 0) {
      this.part[i] = nextInPocket(this.#boundary.parts[hole] as Drop, ball, this.#height);
      this.#own[i] = fallTime[0]!;
      return;
    }
    if (motion === FALL) return;
    if (motion === FLY) {
      this.part[i] = nextOfFlight(this.#boundary, ball, this.#height);
      this.#own[i] = flightTime[0]!;
      return;
    }
    if (ball.onRail === 1) {
      this.part[i] = nextOfRide(this.#boundary, ball);
      this.#own[i] = rideTime[0]!;
      return;
    }
    const part = nextRim(this.#boundary, ball);
    if (part < 0) return;
    this.#own[i] = rimTime[0]!;
    this.part[i] = part;
  }

  /** Looks for the soonest meeting of ball `i` along its row. */
  #scan(i: number): void {
    const { times, first, end, size } = this.#meetings;
    const row = i * size;
    const last = end[i]!;
    let soonest = Infinity;
    let partner = -1;
    for (let j = first[i]!; j < last; j++) {
      const time = times[row + j]!;
      if (time < soonest) {
        soonest = time;
        partner = j;
      }
    }
    this.#soonest[i] = soonest;
    this.partner[i] = partner;
  }

  /** Brings the soonest meetings of all balls up to date with the row of ball `i`. */
  #offer(i: number): void {
    const { partner } = this;
    const { times, first, end, size } = this.#meetings;
    const soonest = this.#soonest;
    const row = i * size;
    const last = end[i]!;
    for (let j = first[i]!; j < last; j++) {
      const time = times[row + j]!;
      if (time >= soonest[j]!) continue;
      soonest[j] = time;
      partner[j] = i;
    }
  }
}
