import type { TableSpec } from "@tacada/table";
import { Bodies, FALL, MOTION_WORDS, REST, SPIN } from "./bodies.ts";
import { type Boundary, type Jaw, type Nose, nextRim, normalAt, rimNormal, rimTime } from "./boundary.ts";
import type { ClothName } from "./conditions.ts";
import { Contacts, gather } from "./contacts.ts";
import { nextMeeting } from "./detector.ts";
import { frozenOf, type RestingBall } from "./frozen.ts";
import { resolve } from "./impulses.ts";
import { endMotion, endSpin, settle } from "./models/cloth.leckie2006.ts";
import { strikeBall } from "./models/cue.alciatore.ts";
import { meetCushion } from "./models/cushion.han2005.ts";
import { dropInto, fallsOn, meetBack } from "./models/pocket.ts";
import { isReflected, type PlacedBall, placedBalls, reflect, reflectStrike } from "./order.ts";
import { partBalls, partFromCushion } from "./pressed.ts";
import type { ClothFigures, PhysicsProfile } from "./profile.ts";
import { Recorder } from "./recorder.ts";
import type { PhysicsLayout, PhysicsStrike } from "./strike.ts";
import type { EventType, Trace } from "./trace.ts";

/** Far more events than any stroke has; a stroke that reaches it is stopped, and its trace says so. */
const EVENT_LIMIT = 50_000;

/**
 * The loop over events. A flat table holds for every two balls when they meet next, and for each ball its
 * soonest meeting; beside it stands each ball's own next event: end of its motion, rim, end of its fall. Only the
 * balls of an event are predicted again, and a row is searched again only when its soonest meeting was with
 * one of them.
 */
export class Simulation {
  readonly capacity: number;
  readonly #table: TableSpec;
  readonly #boundary: Boundary;
  readonly #profile: PhysicsProfile;
  readonly #clothName: ClothName;
  readonly #cloth: ClothFigures;
  readonly #bodies: Bodies;
  readonly #contacts: Contacts;
  /** When two balls meet, row by row, both halves filled. */
  readonly #meetings: Float64Array;
  /** When a ball's soonest meeting is, and with whom. */
  readonly #soonest: Float64Array;
  readonly #partner: Int32Array;
  /** A ball's own next event, and the part of the rim it meets then (−1: none). */
  readonly #own: Float64Array;
  readonly #ownPart: Int32Array;
  /** The pocket a ball has dropped into, as an index of the rim's parts. */
  readonly #pocket: Int32Array;
  /** Balls whose motion changed in the event at hand. */
  readonly #changed: Uint8Array;
  /** How often a stop rule had to end what the models did not. */
  #stopRule = 0;

  constructor(
    table: TableSpec,
    boundary: Boundary,
    profile: PhysicsProfile,
    cloth: ClothName,
    capacity: number,
  ) {
    this.capacity = capacity;
    this.#table = table;
    this.#boundary = boundary;
    this.#profile = profile;
    this.#clothName = cloth;
    this.#cloth = profile.cloth[cloth];
    this.#bodies = new Bodies(capacity);
    this.#contacts = new Contacts(capacity);
    this.#meetings = new Float64Array(capacity * capacity);
    this.#soonest = new Float64Array(capacity);
    this.#partner = new Int32Array(capacity);
    this.#own = new Float64Array(capacity);
    this.#ownPart = new Int32Array(capacity);
    this.#pocket = new Int32Array(capacity);
    this.#changed = new Uint8Array(capacity);
  }

  /** Plays a strike that has been checked. */
  run(layout: PhysicsLayout, strike: PhysicsStrike): Trace {
    const laid = placedBalls(this.#table, layout);
    const reflected = isReflected(laid, strike);
    const balls = reflected ? reflect(laid) : laid;
    const recorder = new Recorder(
      balls.map((ball) => ball.id),
      reflected,
    );
    this.#lay(balls, recorder);
    this.#strike(
      balls.findIndex((ball) => ball.id === "cue"),
      reflected ? reflectStrike(strike) : strike,
      recorder,
    );
    const end = this.#play(recorder);
    return this.#trace(laid, recorder, end);
  }

  #lay(balls: readonly PlacedBall[], recorder: Recorder): void {
    const bodies = this.#bodies;
    bodies.count = balls.length;
    for (const [i, ball] of balls.entries()) {
      bodies.place(i, ball.x, ball.y, ball.radius, ball.mass);
      recorder.segment(bodies, i);
    }
    this.#meetings.fill(Infinity);
    this.#soonest.fill(Infinity);
    this.#partner.fill(-1);
    this.#own.fill(Infinity);
    this.#ownPart.fill(-1);
    this.#changed.fill(0);
    this.#stopRule = 0;
  }

  #strike(cue: number, strike: PhysicsStrike, recorder: Recorder): void {
    strikeBall(this.#bodies, cue, strike, this.#profile.cue);
    recorder.alone(this.#bodies, cue, 0, "cue");
    this.#settle(cue, 0);
    this.#record(cue, 0, recorder);
    this.#predictChanged(0);
  }

  /** Works off events until none is left; returns when the last one was. */
  #play(recorder: Recorder): number {
    const bodies = this.#bodies;
    let end = 0;
    for (let events = 0; ; events++) {
      let now = Infinity;
      let ball = -1;
      let kind = 0;
      for (let i = 0; i < bodies.count; i++) {
        if (this.#soonest[i]! < now) {
          now = this.#soonest[i]!;
          ball = i;
          kind = MEETING;
        }
        if (this.#own[i]! < now) {
          now = this.#own[i]!;
          ball = i;
          kind = OWN;
        }
        if (bodies.spinEnd[i]! < now) {
          now = bodies.spinEnd[i]!;
          ball = i;
          kind = SPIN_END;
        }
      }
      if (ball < 0) return end;
      end = now;
      if (events === EVENT_LIMIT) this.#halt(now, recorder);
      else if (kind === MEETING) this.#meet(ball, this.#partner[ball]!, now, recorder);
      else if (kind === OWN) this.#ownEvent(ball, now, recorder);
      else this.#spinEnds(ball, now, recorder);
      this.#predictChanged(now);
    }
  }

  #meet(i: number, j: number, now: number, recorder: Recorder): void {
    const bodies = this.#bodies;
    const contacts = this.#contacts;
    const { first, second, fired } = contacts;
    gather(contacts, bodies, i, j, now, this.#profile.contact.gap);
    this.#stopRule += resolve(contacts, bodies, this.#profile);
    this.#settle(i, now);
    this.#settle(j, now);
    for (let c = 0; c < contacts.count; c++) {
      if (fired[c] === 0) continue;
      this.#settle(first[c]!, now);
      this.#settle(second[c]!, now);
    }
    for (let c = 0; c < contacts.count; c++) {
      if (fired[c] !== 0) this.#partPressed(first[c]!, second[c]!, contacts.nx[c]!, contacts.ny[c]!, now);
    }
    for (let order = 1; order <= contacts.count; order++) {
      const c = fired.indexOf(order);
      if (c < 0 || c >= contacts.count) break;
      recorder.meeting(bodies, first[c]!, second[c]!, now);
    }
    for (let k = 0; k < bodies.count; k++) {
      if (this.#changed[k] === 1) this.#record(k, now, recorder);
    }
  }

  #partPressed(i: number, j: number, nx: number, ny: number, now: number): void {
    if (!partBalls(this.#bodies, i, j, nx, ny, this.#profile.contact.rhythm)) return;
    this.#settle(i, now);
    this.#settle(j, now);
  }

  #ownEvent(i: number, now: number, recorder: Recorder): void {
    const bodies = this.#bodies;
    if (bodies.motion[i] === FALL) {
      this.#fallEnds(i, now, recorder);
      return;
    }
    const index = this.#ownPart[i]!;
    if (index < 0) {
      const { gravity, contact } = this.#profile;
      endMotion(bodies, i, now, this.#cloth, gravity, contact.still);
      this.#changed[i] = 1;
      recorder.alone(bodies, i, now, this.#wordOf(i));
      recorder.segment(bodies, i);
      return;
    }
    const part = this.#boundary.parts[index]!;
    bodies.advance(i, now);
    if (part.kind === "drop") {
      recorder.alone(bodies, i, now, "drop", undefined, part.pocket);
      dropInto(bodies, i, now, part, this.#profile.gravity, this.#profile.pocket);
      this.#pocket[i] = index;
      this.#changed[i] = 1;
      recorder.segment(bodies, i);
      return;
    }
    this.#meetCushion(i, part, now);
    recorder.alone(bodies, i, now, "cushion", part.cushion, part.kind === "jaw" ? part.pocket : undefined);
    this.#record(i, now, recorder);
  }

  #meetCushion(i: number, part: Nose | Jaw, now: number): void {
    const bodies = this.#bodies;
    const { cushion, contact } = this.#profile;
    normalAt(bodies, i, part);
    const nx = rimNormal[0]!;
    const ny = rimNormal[1]!;
    meetCushion(bodies, i, nx, ny, this.#table.noseHeight, cushion, contact.soft);
    this.#settle(i, now);
    if (partFromCushion(bodies, i, nx, ny, contact.rhythm)) this.#settle(i, now);
  }

  #fallEnds(i: number, now: number, recorder: Recorder): void {
    const bodies = this.#bodies;
    const { depth } = this.#profile.pocket;
    const met = fallsOn(bodies, i);
    this.#changed[i] = 1;
    if (met) {
      meetBack(bodies, i, now, depth);
      if (bodies.motionEnd[i]! > now) {
        recorder.segment(bodies, i);
        return;
      }
    }
    bodies.advance(i, now);
    bodies.still(i);
    const part = this.#boundary.parts[this.#pocket[i]!]!;
    recorder.alone(bodies, i, now, "pot", undefined, part.kind === "drop" ? part.pocket : undefined);
    recorder.segment(bodies, i);
  }

  #spinEnds(i: number, now: number, recorder: Recorder): void {
    endSpin(this.#bodies, i, now);
    if (this.#bodies.motion[i] === REST) recorder.alone(this.#bodies, i, now, "rest");
    recorder.segment(this.#bodies, i);
  }

  /** Gives ball `i` the motion that follows from its velocity and spin, and marks it for prediction. */
  #settle(i: number, now: number): void {
    const { gravity, contact } = this.#profile;
    settle(this.#bodies, i, now, this.#cloth, gravity, contact.still);
    this.#changed[i] = 1;
  }

  /** Writes down the motion that ball `i` starts; that it stands at once is an event. */
  #record(i: number, now: number, recorder: Recorder): void {
    const motion = this.#bodies.motion[i]!;
    if (motion === SPIN || motion === REST) recorder.alone(this.#bodies, i, now, this.#wordOf(i));
    recorder.segment(this.#bodies, i);
  }

  #wordOf(i: number): EventType {
    const word = MOTION_WORDS[this.#bodies.motion[i]!]!;
    return word === "roll" || word === "spin" ? word : "rest";
  }

  /** Predicts the balls marked as changed: their own next event first, then meetings before it. */
  #predictChanged(now: number): void {
    const bodies = this.#bodies;
    const changed = this.#changed;
    const meetings = this.#meetings;
    const own = this.#own;
    const { count } = bodies;
    const n = this.capacity;
    for (let i = 0; i < count; i++) {
      if (changed[i] === 1) this.#predictOwn(i, now);
    }
    for (let i = 0; i < count; i++) {
      if (changed[i] === 0) continue;
      let soonest = Infinity;
      let partner = -1;
      for (let j = 0; j < count; j++) {
        if (j === i) continue;
        let time = Infinity;
        if (j < i && changed[j] === 1) {
          time = meetings[i * n + j]!;
        } else if (own[i]! < Infinity || own[j]! < Infinity) {
          // Two balls that stand have no event of their own and cannot meet; a ball in a pocket meets none.
          const window = Math.min(own[i]!, own[j]!) - now;
          if (isOnBed(bodies, i) && isOnBed(bodies, j)) time = now + nextMeeting(bodies, i, j, now, window);
        }
        meetings[i * n + j] = time;
        meetings[j * n + i] = time;
        if (time < soonest) {
          soonest = time;
          partner = j;
        }
      }
      this.#soonest[i] = soonest;
      this.#partner[i] = partner;
    }
    for (let j = 0; j < count; j++) {
      if (changed[j] === 0) this.#reconsider(j);
    }
    changed.fill(0, 0, count);
  }

  /** Brings the soonest meeting of an unchanged ball up to date with the rows of the changed ones. */
  #reconsider(j: number): void {
    const n = this.capacity;
    const { count } = this.#bodies;
    const partner = this.#partner[j]!;
    const all = partner >= 0 && this.#changed[partner] === 1;
    if (all) {
      this.#soonest[j] = Infinity;
      this.#partner[j] = -1;
    }
    for (let i = 0; i < count; i++) {
      if (i === j || !(all || this.#changed[i] === 1)) continue;
      const time = this.#meetings[j * n + i]!;
      if (time < this.#soonest[j]!) {
        this.#soonest[j] = time;
        this.#partner[j] = i;
      }
    }
  }

  #predictOwn(i: number, now: number): void {
    const bodies = this.#bodies;
    const motion = bodies.motion[i]!;
    const end = bodies.motionEnd[i]!;
    this.#own[i] = end;
    this.#ownPart[i] = -1;
    if (motion === FALL || motion === REST || motion === SPIN) return;
    const part = nextRim(this.#boundary, bodies, i, now, end - now);
    if (part < 0) return;
    this.#own[i] = rimTime[0]!;
    this.#ownPart[i] = part;
  }

  /** Stops every ball on the bed where it is: the net under the models, and counted as such. */
  #halt(now: number, recorder: Recorder): void {
    const bodies = this.#bodies;
    this.#stopRule++;
    for (let i = 0; i < bodies.count; i++) {
      if (bodies.motion[i] === REST || bodies.motion[i] === FALL) continue;
      bodies.advance(i, now);
      bodies.still(i);
      this.#changed[i] = 1;
      this.#record(i, now, recorder);
    }
  }

  #trace(laid: readonly PlacedBall[], recorder: Recorder, duration: number): Trace {
    const outcome = recorder.outcome(this.#bodies);
    const gap = this.#profile.contact.frozen;
    const byId = new Map(laid.map((ball) => [ball.id, ball]));
    const before = outcome.balls.flatMap((id): RestingBall[] =>
      [byId.get(id)].filter((ball) => ball !== undefined),
    );
    const after = before.flatMap((ball): RestingBall[] => {
      const place = outcome.final[ball.id];
      return place === undefined ? [] : [{ id: ball.id, x: place[0], y: place[1], radius: ball.radius }];
    });
    return {
      version: 1,
      table: this.#table.id,
      profile: this.#profile.id,
      cloth: this.#clothName,
      balls: outcome.balls,
      duration,
      events: recorder.grouped(),
      paths: outcome.paths,
      travel: outcome.travel,
      frozen: { before: frozenOf(before, this.#boundary, gap), after: frozenOf(after, this.#boundary, gap) },
      final: outcome.final,
      stopRule: this.#stopRule,
    };
  }
}

const isOnBed = (bodies: Bodies, i: number): boolean => bodies.z[i]! > 0 && bodies.motion[i] !== FALL;

const MEETING = 1;
const OWN = 2;
const SPIN_END = 3;
