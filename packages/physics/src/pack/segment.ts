import { Bodies } from "../bodies.ts";
import { endMotion, endSpin, settle } from "../models/cloth.leckie2006.ts";
import type { ClothFigures, PhysicsProfile } from "../profile.ts";
import { MOTIONS, type Segment, type Vector } from "../trace/trace.ts";
import type { StreamReader, StreamWriter } from "./stream.ts";

/*
 * Most of a segment follows from the one before it: where the ball has come by then, and, where it slid, rolled or
 * spun to its end, all the rest by the law of the cloth. What a contact gave it are velocity and spin alone; its path
 * follows from them. A segment is written as the way in which it follows, found by trying, and what does not.
 */

/** The law by which the rest follows: in turn tried from the first on; the last fits always. */
const ENDS = 0;
const SPIN_ENDS = 1;
const SETTLES = 2;
const WEIGHT = 3;
const UNTOLD = 4;
const LAWS = [ENDS, SPIN_ENDS, SETTLES, WEIGHT, UNTOLD] as const;

/** Bits of what is told: place, velocity, spin. */
const PLACE = 1;
const VELOCITY = 2;
const TURN = 4;

/** The world in which segments follow from each other. */
export interface Surroundings {
  readonly cloth: ClothFigures;
  readonly profile: PhysicsProfile;
}

/** One ball's segments, written or read one after the other. */
export class Follower {
  readonly #bodies = new Bodies(1);
  readonly #surroundings: Surroundings;
  #before: Segment | undefined;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  write(segment: Segment, to: StreamWriter): void {
    for (const law of LAWS) {
      const told = this.#told(law, segment);
      if (law !== UNTOLD && !isSame(this.#follow(law, segment.t, segment.motion, told, segment), segment)) {
        continue;
      }
      to.code(8 * law + told);
      to.code(MOTIONS.indexOf(segment.motion));
      if (told & PLACE) to.all(segment.p);
      if (told & VELOCITY) to.all(segment.v);
      if (told & TURN) to.all(segment.w);
      if (law === UNTOLD) to.all([...segment.a, ...segment.dw]);
      break;
    }
    this.#before = segment;
  }

  /** Reads the segment that starts at `t` seconds. */
  read(t: number, from: StreamReader): Segment {
    const code = from.code(8 * LAWS.length);
    const motion = from.entry(MOTIONS);
    const told = code % 8;
    if (this.#before === undefined && !(told & PLACE)) from.isBad = true;
    const given = {
      p: told & PLACE ? from.three() : ORIGIN,
      v: told & VELOCITY ? from.three() : ORIGIN,
      w: told & TURN ? from.three() : ORIGIN,
    };
    const law = Math.floor(code / 8);
    const followed = this.#follow(law, t, motion, told, given);
    const segment = law === UNTOLD ? { ...followed, a: from.three(), dw: from.three() } : followed;
    this.#before = segment;
    return segment;
  }

  /** What has to be told under a law: the place, if the ball did not come there; velocity and spin likewise. */
  #told(law: number, segment: Segment): number {
    this.#carry(segment.t, 0, segment);
    const came = this.#segment(segment.t, segment.motion);
    const place = isEqual(came.p, segment.p) ? 0 : PLACE;
    if (law === ENDS || law === SPIN_ENDS) return place;
    const velocity = isEqual(came.v, segment.v) ? 0 : VELOCITY;
    return place | velocity | (isEqual(came.w, segment.w) ? 0 : TURN);
  }

  #follow(
    law: number,
    t: number,
    motion: Segment["motion"],
    told: number,
    given: Pick<Segment, "p" | "v" | "w">,
  ): Segment {
    const bodies = this.#bodies;
    const ball = bodies.balls[0]!;
    const { cloth, profile } = this.#surroundings;
    this.#carry(t, told, given);
    const resting = motion === "rest";
    if (law === ENDS) endMotion(bodies, 0, cloth, profile);
    else if (law === SPIN_ENDS) endSpin(bodies, 0);
    else if (law === SETTLES && resting) bodies.still(0);
    else if (law === SETTLES) settle(bodies, 0, cloth, profile);
    else if (law === WEIGHT) {
      bodies.steady(0);
      ball.az = -profile.gravity;
    }
    const lies = law === ENDS || law === SPIN_ENDS || law === SETTLES;
    return this.#segment(t, lies ? MOTIONS[ball.motion]! : motion);
  }

  /** Carries the ball on to `t`, and gives it what is told. */
  #carry(t: number, told: number, { p, v, w }: Pick<Segment, "p" | "v" | "w">): void {
    const bodies = this.#bodies;
    const ball = bodies.balls[0]!;
    const before = this.#before;
    bodies.now = t;
    if (before === undefined) {
      bodies.place(0, 0, 0, 0, 1);
    } else {
      set(bodies, before);
      bodies.advance(0);
    }
    if (told & PLACE) [ball.x, ball.y, ball.z] = p;
    if (told & VELOCITY) [ball.vx, ball.vy, ball.vz] = v;
    if (told & TURN) [ball.wx, ball.wy, ball.wz] = w;
    ball.since = t;
    // A layout's balls lie on the bed: the height of the first segment is the radius.
    if (before === undefined) ball.radius = p[2];
  }

  #segment(t: number, motion: Segment["motion"]): Segment {
    const { x, y, z, vx, vy, vz, ax, ay, az, wx, wy, wz, dwx, dwy, dwz } = this.#bodies.balls[0]!;
    return {
      t,
      motion,
      p: three(x, y, z),
      v: three(vx, vy, vz),
      a: three(ax, ay, az),
      w: three(wx, wy, wz),
      dw: three(dwx, dwy, dwz),
    };
  }
}

const ORIGIN: Vector = [0, 0, 0];

/** Never −0. */
const three = (x: number, y: number, z: number): Vector => [x + 0, y + 0, z + 0];

function set(bodies: Bodies, { t, motion, p, v, a, w, dw }: Segment): void {
  const ball = bodies.balls[0]!;
  [ball.x, ball.y, ball.z] = p;
  [ball.vx, ball.vy, ball.vz] = v;
  [ball.ax, ball.ay, ball.az] = a;
  [ball.wx, ball.wy, ball.wz] = w;
  [ball.dwx, ball.dwy, ball.dwz] = dw;
  ball.since = t;
  ball.motion = MOTIONS.indexOf(motion);
}

const isEqual = (a: Vector, b: Vector): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2];

const isSame = (a: Segment, b: Segment): boolean =>
  a.motion === b.motion &&
  isEqual(a.p, b.p) &&
  isEqual(a.v, b.v) &&
  isEqual(a.a, b.a) &&
  isEqual(a.w, b.w) &&
  isEqual(a.dw, b.dw);
