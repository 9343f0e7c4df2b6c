import type { TableSpec } from "@tacada/table";
import { type Bodies, FALL, FLY, REST, ROLL, SPIN } from "../bodies.ts";
import type { ClothName } from "../conditions.ts";
import { DOWN } from "../detect/fall.ts";
import type { Schedule } from "../detect/schedule.ts";
import { approachSpeed } from "../models/ballball.alciatore.ts";
import { endMotion, endSpin, settle } from "../models/cloth.leckie2006.ts";
import { isMiscue, strikeBall } from "../models/cue.alciatore.ts";
import { meetCushion } from "../models/cushion.ts";
import { fallsOn, meetBack } from "../models/pocket.ts";
import type { Stick } from "../models/stick.ts";
import type { ClothFigures, PhysicsProfile } from "../profile.ts";
import type { PhysicsStrike } from "../strike/strike.ts";
import { type Boundary, type Jaw, type Nose, normalAt, rimNormal } from "../table/boundary.ts";
import type { Recorder } from "../trace/recorder.ts";
import type { EventType } from "../trace/trace.ts";
import { APART, meetAbove } from "./above.ts";
import { Contacts, contactOf, gather, touching } from "./contacts.ts";
import { drive, driven } from "./driven.ts";
import { Falls } from "./falls.ts";
import { DROPS, Flights, NOTHING_CAME, PASSES, SETTLES } from "./flights.ts";
import { resolve } from "./impulses.ts";
import { partBalls, partFromCushion } from "./pressed.ts";

/** Seconds after which two bodies that touch, but neither close in nor are driven apart, are looked at again. */
const LOOK_AGAIN = 1e-7;

/** The balls of a stroke, what foretells its events and the stick, and what writes them down. */
interface Stage {
  readonly bodies: Bodies;
  readonly schedule: Schedule;
  readonly stick: Stick;
  readonly recorder: Recorder;
}

/** Does what an event does: to the balls, to what has to be predicted again, and to what is written down. */
export class Effects {
  /** How often a stop rule had to end what the models did not. */
  stopRule = 0;
  #cue = -1;
  readonly #table: TableSpec;
  readonly #boundary: Boundary;
  readonly #profile: PhysicsProfile;
  readonly #cloth: ClothFigures;
  readonly #bodies: Bodies;
  readonly #schedule: Schedule;
  readonly #stick: Stick;
  readonly #recorder: Recorder;
  readonly #contacts: Contacts;
  readonly #flights: Flights;
  readonly #falls: Falls;

  constructor(table: TableSpec, boundary: Boundary, profile: PhysicsProfile, cloth: ClothName, stage: Stage) {
    this.#table = table;
    this.#boundary = boundary;
    this.#profile = profile;
    this.#cloth = profile.cloth[cloth];
    this.#bodies = stage.bodies;
    this.#schedule = stage.schedule;
    this.#stick = stage.stick;
    this.#recorder = stage.recorder;
    const { capacity } = stage.bodies;
    this.#contacts = new Contacts(capacity, profile.contact.gap);
    this.#flights = new Flights(table, boundary, profile, this.#cloth, stage.bodies);
    this.#falls = new Falls(table, boundary, profile, this.#cloth, stage.bodies, this.#flights);
  }

  /** The tip strikes the cue ball: the stroke begins. */
  strike(cue: number, strike: PhysicsStrike): void {
    const { cue: figures, flight } = this.#profile;
    this.#cue = cue;
    strikeBall(this.#bodies, cue, strike, figures, flight !== undefined);
    const miscue = isMiscue(strike, figures);
    this.#recorder.alone(this.#bodies, cue, miscue ? "miscue" : "cue");
    this.#stick.follow(this.#bodies, cue, strike, miscue);
    // The slate answers first: it would before a ball as near as can be.
    this.#settle(cue);
    const touched = this.#stick.isOn(0) ? touching(this.#contacts, this.#bodies, cue) : -1;
    if (touched === -1 || this.#bodies.isAloft(cue)) this.#record(cue);
    if (touched !== -1) this.meet(cue, touched);
  }

  /** The tip comes to the cue ball again. */
  meetTip(cue: number): void {
    const bodies = this.#bodies;
    bodies.advance(cue);
    const flew = bodies.balls[cue]!.motion === FLY;
    if (!this.#stick.strike(bodies, cue)) {
      this.#stick.postpone(bodies.now + LOOK_AGAIN);
      return;
    }
    this.#recorder.alone(bodies, cue, "cue");
    this.#settle(cue);
    if (flew) this.#begin(cue);
    else this.#record(cue);
  }

  /** Balls `i` and `j` meet. */
  meet(i: number, j: number): void {
    if (this.#bodies.isLevel(i, j)) this.#meetOnBed(i, j);
    else this.#meetAbove(i, j);
  }

  /** Two balls meet of which one flies, or one is on a rail and one on the bed. */
  #meetAbove(i: number, j: number): void {
    const bodies = this.#bodies;
    const { changed } = this.#schedule;
    const contacts = this.#contacts;
    gather(contacts, bodies, i, j);
    const met = contactOf(contacts, i, j);
    const isDriven = approachSpeed(bodies, contacts, met) > this.#profile.contact.soft && this.#drive();
    const cut = isDriven ? 0 : meetAbove(contacts, bodies, met, this.#profile, this.#flights);
    if (cut === APART) {
      this.#schedule.postpone(i, j, bodies.now + LOOK_AGAIN);
      return;
    }
    this.stopRule += cut;
    this.#recordMeetings();
    if (isDriven) this.#recordPush();
    for (let k = 0; k < bodies.count; k++) {
      if (changed[k] === 0) continue;
      const flew = bodies.isAloft(k);
      this.#settle(k);
      if (flew) this.#begin(k);
      else this.#record(k);
    }
  }

  #meetOnBed(i: number, j: number): void {
    const bodies = this.#bodies;
    const contacts = this.#contacts;
    const { first, second, fired } = contacts;
    gather(contacts, bodies, i, j);
    const isDriven = this.#drive();
    if (!isDriven) this.stopRule += resolve(contacts, bodies, this.#profile);
    for (let c = 0; c < contacts.count; c++) {
      if (fired[c] === 0) continue;
      this.#settle(first[c]!);
      this.#settle(second[c]!);
    }
    for (let c = 0; c < contacts.count; c++) {
      const struck = (first[c] === i && second[c] === j) || (first[c] === j && second[c] === i);
      // What was driven has been parted, all of it at once.
      if (fired[c] === 0 ? !struck : isDriven && driven.parted) continue;
      const parted = this.#partPressed(c);
      if (fired[c] === 0 && parted) this.#recorder.meeting(bodies, i, j);
      if (fired[c] === 0 && !parted) this.#schedule.postpone(i, j, bodies.now + LOOK_AGAIN);
    }
    this.#recordMeetings();
    if (isDriven) this.#recordPush();
    for (let k = 0; k < bodies.count; k++) {
      if (this.#schedule.changed[k] === 1) this.#record(k);
    }
  }

  /** Drives the gathered balls together where the tip is still on one of them. Returns whether it is. */
  #drive(): boolean {
    const bodies = this.#bodies;
    const isOn = this.#stick.isOn(bodies.now) && this.#contacts.member[this.#cue] === 1;
    if (!isOn) return false;
    drive(this.#contacts, bodies, this.#cue, this.#stick, this.#profile, this.#cloth);
    this.stopRule += driven.cut;
    return true;
  }

  /** Writes down that the tip, still on the cue ball after the blow, has pushed it on. */
  #recordPush(): void {
    if (driven.pushed && this.#bodies.now > 0) this.#recorder.alone(this.#bodies, this.#cue, "cue");
  }

  /** Writes the meetings of the gathered balls in the order in which they came; both of each start anew. */
  #recordMeetings(): void {
    const { first, second, inOrder, firedCount } = this.#contacts;
    for (let order = 0; order < firedCount; order++) {
      const c = inOrder[order]!;
      this.#recorder.meeting(this.#bodies, first[c]!, second[c]!);
      this.#schedule.changed[first[c]!] = 1;
      this.#schedule.changed[second[c]!] = 1;
    }
  }

  #partPressed(c: number): boolean {
    if (!partBalls(this.#bodies, this.#contacts, c, this.#profile)) return false;
    this.#settle(this.#contacts.first[c]!);
    this.#settle(this.#contacts.second[c]!);
    return true;
  }

  /** Ball `i` comes to its own next event: the rim, the end of its motion, of its flight or of its fall. */
  ownEvent(i: number): void {
    const bodies = this.#bodies;
    const ball = bodies.balls[i]!;
    const index = this.#schedule.part[i]!;
    if (ball.motion === FALL && index === DOWN) {
      this.#fallEnds(i);
    } else if (bodies.isAloft(i) || (ball.onRail === 1 && index !== -1)) {
      this.#aboveBed(i, index);
    } else if (index < 0) {
      endMotion(bodies, i, this.#cloth, this.#profile);
      this.#recorder.alone(bodies, i, this.#wordOf(i));
      this.#begin(i);
    } else {
      bodies.advance(i);
      this.#meetRim(i, index);
    }
  }

  /** A ball that flies, falls or runs along a rail comes to what `code` says. */
  #aboveBed(i: number, code: number): void {
    let came = this.#comeTo(i, code);
    if (came === DROPS) came = this.#falls.enter(i, code, this.#recorder);
    if (came === NOTHING_CAME) this.#schedule.postponeRim(i, this.#bodies.now + LOOK_AGAIN);
    else if (came === PASSES) this.#schedule.changed[i] = 1;
    else if (came === SETTLES) {
      this.#settle(i);
      this.#record(i);
    } else {
      this.#begin(i);
    }
  }

  #comeTo(i: number, code: number): number {
    const ball = this.#bodies.balls[i]!;
    if (ball.hole >= 0) return this.#falls.meet(i, code, this.#recorder);
    return ball.motion === FLY
      ? this.#flights.meet(i, code, this.#recorder)
      : this.#flights.leaveRail(i, code, this.#recorder);
  }

  #meetRim(i: number, index: number): void {
    const part = this.#boundary.parts[index]!;
    if (part.kind === "drop") {
      this.#falls.enter(i, index, this.#recorder);
      this.#begin(i);
    } else {
      this.#meetCushion(i, part);
    }
  }

  #meetCushion(i: number, part: Nose | Jaw): void {
    const bodies = this.#bodies;
    const ball = bodies.balls[i]!;
    const { cushion, contact } = this.#profile;
    normalAt(ball, part);
    const met = meetCushion(ball, rimNormal, this.#table.noseHeight, cushion, contact.soft);
    if (met) this.#settle(i);
    const parted = partFromCushion(ball, rimNormal, this.#profile);
    if (parted) this.#settle(i);
    if (!met && !parted) {
      this.#schedule.postponeRim(i, bodies.now + LOOK_AGAIN);
      return;
    }
    this.#recorder.alone(bodies, i, "cushion", part.cushion, part.pocket);
    this.#record(i);
  }

  /** A stretch of fall ends at the pocket's back, or with the ball down. */
  #fallEnds(i: number): void {
    const bodies = this.#bodies;
    const ball = bodies.balls[i]!;
    const { gravity, pocket } = this.#profile;
    if (fallsOn(bodies, i)) meetBack(bodies, i, gravity, pocket.depth);
    if (ball.motionEnd <= bodies.now) {
      const hole = this.#boundary.parts[ball.hole]!;
      bodies.advance(i);
      bodies.still(i);
      this.#recorder.alone(bodies, i, "pot", undefined, hole.kind === "drop" ? hole.pocket : undefined);
    }
    this.#begin(i);
  }

  /** The spin of ball `i` about the vertical ends. */
  spinEnds(i: number): void {
    endSpin(this.#bodies, i);
    if (this.#bodies.balls[i]!.motion === REST) this.#recorder.alone(this.#bodies, i, this.#wordOf(i));
    this.#recorder.segment(this.#bodies, i);
  }

  /** Gives ball `i` the motion that follows from its velocity and spin. */
  #settle(i: number): void {
    this.#schedule.changed[i] = 1;
    if (this.#flights.leaves(i)) return;
    settle(this.#bodies, i, this.#cloth, this.#profile);
  }

  /** Writes down the motion that ball `i` starts; that it stands at once or leaves the bed is an event. */
  #record(i: number): void {
    const { motion } = this.#bodies.balls[i]!;
    if (motion === SPIN || motion === REST || motion === FLY)
      this.#recorder.alone(this.#bodies, i, this.#wordOf(i));
    this.#begin(i);
  }

  /** Writes down the path that ball `i` starts and has it predicted. */
  #begin(i: number): void {
    this.#schedule.changed[i] = 1;
    this.#recorder.segment(this.#bodies, i);
  }

  /** The event that tells what ball `i` now does by itself. */
  #wordOf(i: number): EventType {
    const { motion, onRail } = this.#bodies.balls[i]!;
    if (motion === FLY) return "jump";
    // A ball that stays on a rail has left the table.
    const still = onRail === 1 ? "floor" : "rest";
    return motion === ROLL ? "roll" : motion === SPIN ? "spin" : still;
  }

  /** Stops every ball where it is, one in a pocket over its hole: the net under the models, and counted as such. */
  halt(): void {
    const bodies = this.#bodies;
    this.stopRule++;
    for (let i = 0; i < bodies.count; i++) {
      const ball = bodies.balls[i]!;
      if (ball.motion === REST) continue;
      bodies.advance(i);
      if (ball.motion === FALL) {
        meetBack(bodies, i, this.#profile.gravity, this.#profile.pocket.depth);
        ball.sinks = bodies.now;
        this.#begin(i);
        continue;
      }
      bodies.still(i);
      this.#record(i);
    }
  }
}
