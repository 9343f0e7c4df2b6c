import type { TableSpec } from "@tacada/table";
import { Bodies, FALL, FLY, REST, ROLL, SPIN } from "./bodies.ts";
import { type Boundary, type Jaw, type Nose, normalAt, rimNormal } from "./boundary.ts";
import type { ClothName } from "./conditions.ts";
import { Contacts, gather } from "./contacts.ts";
import { DROPS, Flights, NOTHING_CAME, PASSES, SETTLES } from "./flights.ts";
import { frozenOf, type RestingBall } from "./frozen.ts";
import { resolve } from "./impulses.ts";
import { meetInAir } from "./models/airborne.ts";
import { endMotion, endSpin, settle } from "./models/cloth.leckie2006.ts";
import { isMiscue, strikeBall } from "./models/cue.alciatore.ts";
import { meetCushion } from "./models/cushion.ts";
import { dropInto, fallsOn, meetBack } from "./models/pocket.ts";
import { Stick } from "./models/stick.ts";
import { isReflected, type PlacedBall, placedBalls, reflect, reflectStrike } from "./order.ts";
import { partBalls, partFromCushion } from "./pressed.ts";
import type { ClothFigures, PhysicsProfile } from "./profile.ts";
import { Recorder } from "./recorder.ts";
import { MEETING, NOTHING, OWN, Schedule } from "./schedule.ts";
import type { PhysicsLayout, PhysicsStrike } from "./strike.ts";
import type { EventType, Trace } from "./trace.ts";

/** Far more events than any stroke has; a stroke that reaches it is stopped, and its trace says so. */
const EVENT_LIMIT = 50_000;

/** Seconds after which two bodies that touch, but neither close in nor are driven apart, are looked at again. */
const LOOK_AGAIN = 1e-7;

/** Carries a strike to rest: takes the next event from the schedule, does what it does, writes it down. */
export class Simulation {
  readonly capacity: number;
  readonly #table: TableSpec;
  readonly #boundary: Boundary;
  readonly #profile: PhysicsProfile;
  readonly #clothName: ClothName;
  readonly #cloth: ClothFigures;
  readonly #bodies: Bodies;
  readonly #contacts: Contacts;
  readonly #schedule: Schedule;
  readonly #flights: Flights;
  readonly #stick: Stick;
  /** The hole a ball has dropped into, as an index of the boundary's parts. */
  readonly #hole: Int32Array;
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
    this.#schedule = new Schedule(boundary, table.noseHeight, capacity);
    this.#stick = new Stick(profile.cue);
    this.#flights = new Flights(table, boundary, profile, this.#cloth, this.#bodies);
    this.#hole = new Int32Array(capacity);
  }

  /** Plays a strike that has been checked. */
  run(layout: PhysicsLayout, strike: PhysicsStrike): Trace {
    const laid = placedBalls(this.#table, layout);
    const reflected = isReflected(laid, strike);
    const balls = reflected ? reflect(laid) : laid;
    const ids = balls.map((ball) => ball.id);
    const recorder = new Recorder(ids, reflected);
    this.#lay(balls, recorder);
    const cue = ids.indexOf("cue");
    this.#strike(cue, reflected ? reflectStrike(strike) : strike, recorder);
    return this.#trace(laid, recorder, this.#play(cue, recorder));
  }

  #lay(balls: readonly PlacedBall[], recorder: Recorder): void {
    const bodies = this.#bodies;
    bodies.count = balls.length;
    for (const [i, ball] of balls.entries()) {
      bodies.place(i, ball.x, ball.y, ball.radius, ball.mass);
      recorder.segment(bodies, i);
    }
    this.#schedule.clear();
    this.#stopRule = 0;
  }

  #strike(cue: number, strike: PhysicsStrike, recorder: Recorder): void {
    strikeBall(this.#bodies, cue, strike, this.#profile.cue, this.#profile.flight !== undefined);
    const miscue = isMiscue(strike, this.#profile.cue);
    recorder.alone(this.#bodies, cue, 0, miscue ? "miscue" : "cue");
    this.#stick.follow(this.#bodies, cue, strike, miscue);
    this.#settle(cue, 0);
    this.#record(cue, 0, recorder);
    this.#predict(cue, 0);
  }

  /** Predicts what comes next for every ball that changed, and when the tip meets the cue ball again. */
  #predict(cue: number, now: number): void {
    if (this.#schedule.changed[cue] === 1) this.#stick.predict(this.#bodies, cue, now);
    this.#schedule.predict(this.#bodies, now);
  }

  /** Works off events until none is left; returns when the last one was. */
  #play(cue: number, recorder: Recorder): number {
    const bodies = this.#bodies;
    const schedule = this.#schedule;
    let end = 0;
    for (let events = 0; ; events++) {
      schedule.findNext(bodies);
      if (this.#stick.time <= schedule.time && this.#stick.time < Infinity) {
        end = this.#stick.time;
        this.#meetTip(cue, end, recorder);
        this.#predict(cue, end);
        continue;
      }
      if (schedule.kind === NOTHING) return end;
      end = schedule.time;
      const { ball } = schedule;
      if (events === EVENT_LIMIT) this.#halt(end, recorder);
      else if (schedule.kind === MEETING) this.#meet(ball, schedule.partner[ball]!, end, recorder);
      else if (schedule.kind === OWN) this.#ownEvent(ball, end, recorder);
      else this.#spinEnds(ball, end, recorder);
      this.#predict(cue, end);
    }
  }

  /** The tip comes to the cue ball again. */
  #meetTip(cue: number, now: number, recorder: Recorder): void {
    const bodies = this.#bodies;
    bodies.advance(cue, now);
    const flew = bodies.motion[cue] === FLY;
    if (!this.#stick.strike(bodies, cue, now)) {
      this.#stick.postpone(now + LOOK_AGAIN);
      return;
    }
    recorder.alone(bodies, cue, now, "cue");
    this.#settle(cue, now);
    if (flew) this.#begin(cue, recorder);
    else this.#record(cue, now, recorder);
  }

  #meet(i: number, j: number, now: number, recorder: Recorder): void {
    if (this.#bodies.isLevel(i, j)) this.#meetOnBed(i, j, now, recorder);
    else this.#meetInAir(i, j, now, recorder);
  }

  #meetInAir(i: number, j: number, now: number, recorder: Recorder): void {
    const bodies = this.#bodies;
    bodies.advance(i, now);
    bodies.advance(j, now);
    if (!meetInAir(bodies, i, j, this.#profile)) {
      this.#schedule.postpone(bodies, i, j, now + LOOK_AGAIN);
      return;
    }
    recorder.meeting(bodies, i, j, now);
    for (const ball of [i, j]) {
      const flew = bodies.motion[ball] === FLY;
      this.#settle(ball, now);
      if (flew) this.#begin(ball, recorder);
      else this.#record(ball, now, recorder);
    }
  }

  #meetOnBed(i: number, j: number, now: number, recorder: Recorder): void {
    const bodies = this.#bodies;
    const contacts = this.#contacts;
    const { first, second, nx, ny, fired } = contacts;
    gather(contacts, bodies, i, j, now, this.#profile.contact.gap);
    this.#stopRule += resolve(contacts, bodies, this.#profile);
    for (let c = 0; c < contacts.count; c++) {
      if (fired[c] === 0) continue;
      this.#settle(first[c]!, now);
      this.#settle(second[c]!, now);
    }
    for (let c = 0; c < contacts.count; c++) {
      const struck = (first[c] === i && second[c] === j) || (first[c] === j && second[c] === i);
      if (fired[c] === 0 && !struck) continue;
      const parted = this.#partPressed(first[c]!, second[c]!, nx[c]!, ny[c]!, now);
      if (fired[c] === 0 && parted) recorder.meeting(bodies, i, j, now);
      if (fired[c] === 0 && !parted) this.#schedule.postpone(bodies, i, j, now + LOOK_AGAIN);
    }
    for (let order = 1; order <= contacts.count; order++) {
      const c = fired.indexOf(order);
      if (c < 0 || c >= contacts.count) break;
      recorder.meeting(bodies, first[c]!, second[c]!, now);
    }
    for (let k = 0; k < bodies.count; k++) {
      if (this.#schedule.changed[k] === 1) this.#record(k, now, recorder);
    }
  }

  #partPressed(i: number, j: number, nx: number, ny: number, now: number): boolean {
    if (!partBalls(this.#bodies, i, j, nx, ny, this.#profile.contact.rhythm)) return false;
    this.#settle(i, now);
    this.#settle(j, now);
    return true;
  }

  #ownEvent(i: number, now: number, recorder: Recorder): void {
    const bodies = this.#bodies;
    const index = this.#schedule.part[i]!;
    if (bodies.motion[i] === FALL) {
      this.#fallEnds(i, now, recorder);
    } else if (bodies.motion[i] === FLY || (bodies.onRail[i] === 1 && index !== -1)) {
      this.#aboveBed(i, index, now, recorder);
    } else if (index < 0) {
      const { gravity, contact } = this.#profile;
      endMotion(bodies, i, now, this.#cloth, gravity, contact.still);
      recorder.alone(bodies, i, now, this.#wordOf(i));
      this.#begin(i, recorder);
    } else {
      bodies.advance(i, now);
      this.#meetRim(i, index, now, recorder);
    }
  }

  /** A ball that flies or runs along a rail comes to what `code` says. */
  #aboveBed(i: number, code: number, now: number, recorder: Recorder): void {
    const flies = this.#bodies.motion[i] === FLY;
    const came = flies
      ? this.#flights.meet(i, code, now, recorder)
      : this.#flights.leaveRail(i, code, now, recorder);
    if (came === NOTHING_CAME) this.#schedule.postponeRim(i, now + LOOK_AGAIN);
    else if (came === PASSES) this.#schedule.changed[i] = 1;
    else if (came === SETTLES) {
      this.#settle(i, now);
      this.#record(i, now, recorder);
    } else {
      if (came === DROPS) this.#hole[i] = code;
      this.#begin(i, recorder);
    }
  }

  #meetRim(i: number, index: number, now: number, recorder: Recorder): void {
    const bodies = this.#bodies;
    const part = this.#boundary.parts[index]!;
    if (part.kind === "drop") {
      recorder.alone(bodies, i, now, "drop", undefined, part.pocket);
      dropInto(bodies, i, now, part, this.#profile.gravity, this.#profile.pocket);
      this.#hole[i] = index;
      this.#begin(i, recorder);
    } else {
      this.#meetCushion(i, part, now, recorder);
    }
  }

  #meetCushion(i: number, part: Nose | Jaw, now: number, recorder: Recorder): void {
    const bodies = this.#bodies;
    const { cushion, contact } = this.#profile;
    normalAt(bodies, i, part);
    const nx = rimNormal[0]!;
    const ny = rimNormal[1]!;
    const met = meetCushion(bodies, i, nx, ny, this.#table.noseHeight, cushion, contact.soft);
    if (met) this.#settle(i, now);
    const parted = partFromCushion(bodies, i, nx, ny, contact.rhythm);
    if (parted) this.#settle(i, now);
    if (!met && !parted) {
      this.#schedule.postponeRim(i, now + LOOK_AGAIN);
      return;
    }
    recorder.alone(bodies, i, now, "cushion", part.cushion, part.pocket);
    this.#record(i, now, recorder);
  }

  /** A stretch of fall ends at the pocket's back, or with the ball down. */
  #fallEnds(i: number, now: number, recorder: Recorder): void {
    const bodies = this.#bodies;
    if (fallsOn(bodies, i)) meetBack(bodies, i, now, this.#profile.pocket.depth);
    if (bodies.motionEnd[i]! <= now) {
      const hole = this.#boundary.parts[this.#hole[i]!]!;
      bodies.advance(i, now);
      bodies.still(i);
      recorder.alone(bodies, i, now, "pot", undefined, hole.kind === "drop" ? hole.pocket : undefined);
    }
    this.#begin(i, recorder);
  }

  #spinEnds(i: number, now: number, recorder: Recorder): void {
    endSpin(this.#bodies, i, now);
    if (this.#bodies.motion[i] === REST) recorder.alone(this.#bodies, i, now, this.#wordOf(i));
    recorder.segment(this.#bodies, i);
  }

  /** Gives ball `i` the motion that follows from its velocity and spin. */
  #settle(i: number, now: number): void {
    const { gravity, contact } = this.#profile;
    this.#schedule.changed[i] = 1;
    if (this.#flights.leaves(i, now)) return;
    settle(this.#bodies, i, now, this.#cloth, gravity, contact.still);
  }

  /** Writes down the motion that ball `i` starts; that it stands at once or leaves the bed is an event. */
  #record(i: number, now: number, recorder: Recorder): void {
    const motion = this.#bodies.motion[i]!;
    if (motion === SPIN || motion === REST || motion === FLY)
      recorder.alone(this.#bodies, i, now, this.#wordOf(i));
    this.#begin(i, recorder);
  }

  /** Writes down the path that ball `i` starts and has it predicted. */
  #begin(i: number, recorder: Recorder): void {
    this.#schedule.changed[i] = 1;
    recorder.segment(this.#bodies, i);
  }

  /** The event that tells what ball `i` now does by itself. */
  #wordOf(i: number): EventType {
    const motion = this.#bodies.motion[i]!;
    if (motion === FLY) return "jump";
    // A ball that stays on a rail has left the table.
    const still = this.#bodies.onRail[i] === 1 ? "floor" : "rest";
    return motion === ROLL ? "roll" : motion === SPIN ? "spin" : still;
  }

  /** Stops every ball on the bed where it is: the net under the models, and counted as such. */
  #halt(now: number, recorder: Recorder): void {
    const bodies = this.#bodies;
    this.#stopRule++;
    for (let i = 0; i < bodies.count; i++) {
      if (bodies.motion[i] === REST || bodies.motion[i] === FALL) continue;
      bodies.advance(i, now);
      bodies.still(i);
      this.#record(i, now, recorder);
    }
  }

  #trace(laid: readonly PlacedBall[], recorder: Recorder, duration: number): Trace {
    const outcome = recorder.outcome(this.#bodies);
    const gap = this.#profile.contact.frozen;
    const byId = new Map(laid.map((ball) => [ball.id, ball]));
    const before = outcome.balls.flatMap((id): RestingBall[] => {
      const ball = byId.get(id);
      return ball === undefined ? [] : [ball];
    });
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
