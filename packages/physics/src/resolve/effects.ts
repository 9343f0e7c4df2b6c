import type { TableSpec } from "@tacada/table";
import { type Bodies, FALL, FLY, REST } from "../bodies.ts";
import type { ClothName } from "../conditions.ts";
import { DOWN } from "../detect/fall.ts";
import { LOOK_AGAIN, type Schedule } from "../detect/schedule.ts";
import { endMotion, endSpin } from "../models/cloth.leckie2006.ts";
import { isMiscue, strikeBall } from "../models/cue.alciatore.ts";
import { meetCushion } from "../models/cushion.ts";
import { fallsOn, meetBack } from "../models/pocket.ts";
import type { Stick } from "../models/stick.ts";
import type { ClothFigures, PhysicsProfile } from "../profile.ts";
import type { PhysicsStrike } from "../strike/strike.ts";
import { type Boundary, type Jaw, type Nose, normalAt, rimNormal } from "../table/boundary.ts";
import type { Recorder } from "../trace/recorder.ts";
import { Falls } from "./falls.ts";
import { DROPS, Flights, NOTHING_CAME, PASSES, SETTLES } from "./flights.ts";
import { Meetings } from "./meetings.ts";
import { Motions } from "./motions.ts";
import { partFromCushion } from "./pressed.ts";
import type { Stage } from "./stage.ts";

/** Does what an event does: to the balls, to what has to be predicted again, and to what is written down. */
export class Effects {
  #halts = 0;
  readonly #table: TableSpec;
  readonly #boundary: Boundary;
  readonly #profile: PhysicsProfile;
  readonly #cloth: ClothFigures;
  readonly #bodies: Bodies;
  readonly #schedule: Schedule;
  readonly #stick: Stick;
  readonly #recorder: Recorder;
  readonly #flights: Flights;
  readonly #falls: Falls;
  readonly #motions: Motions;
  readonly #meetings: Meetings;

  constructor(table: TableSpec, boundary: Boundary, profile: PhysicsProfile, cloth: ClothName, stage: Stage) {
    this.#table = table;
    this.#boundary = boundary;
    this.#profile = profile;
    this.#cloth = profile.cloth[cloth];
    this.#bodies = stage.bodies;
    this.#schedule = stage.schedule;
    this.#stick = stage.stick;
    this.#recorder = stage.recorder;
    this.#flights = new Flights(table, boundary, profile, this.#cloth, stage.bodies);
    this.#falls = new Falls(table, boundary, profile, this.#cloth, stage.bodies, this.#flights);
    this.#motions = new Motions(profile, this.#cloth, stage, this.#flights);
    this.#meetings = new Meetings(profile, this.#cloth, stage, this.#flights, this.#motions);
  }

  /** How often a stop rule had to end what the models did not, since the strike. */
  get stopRule(): number {
    return this.#halts + this.#meetings.cut;
  }

  /** The tip strikes the cue ball: the stroke begins. */
  strike(cue: number, strike: PhysicsStrike): void {
    const { cue: figures, flight } = this.#profile;
    this.#halts = 0;
    this.#meetings.begin(cue);
    strikeBall(this.#bodies, cue, strike, figures, flight !== undefined);
    const miscue = isMiscue(strike, figures);
    this.#recorder.alone(this.#bodies, cue, miscue ? "miscue" : "cue");
    this.#stick.follow(this.#bodies, cue, strike, miscue);
    // The slate answers first: it would before a ball as near as can be.
    this.#motions.settle(cue);
    const touched = this.#meetings.underTip();
    if (touched === -1 || this.#bodies.isAloft(cue)) this.#motions.record(cue);
    if (touched !== -1) this.#meetings.meet(cue, touched);
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
    this.#motions.settle(cue);
    if (flew) this.#motions.begin(cue);
    else this.#motions.record(cue);
  }

  /** Balls `i` and `j` meet. */
  meet(i: number, j: number): void {
    const one = this.#bodies.isWedged(i);
    const two = this.#bodies.isWedged(j);
    if (one) this.#slipDown(i);
    if (two) this.#slipDown(j);
    if (!one && !two) this.#meetings.meet(i, j);
  }

  /** Ball `i` comes to its own next event: the rim, the end of its motion, of its flight or of its fall. */
  ownEvent(i: number): void {
    const bodies = this.#bodies;
    const ball = bodies.balls[i]!;
    const index = this.#schedule.part[i]!;
    if (ball.motion === FALL && index === DOWN) {
      this.#fallEnds(i);
    } else if (bodies.isWedged(i)) {
      this.#slipDown(i);
    } else if (bodies.isAloft(i) || (ball.onRail === 1 && index !== -1)) {
      this.#aboveBed(i, index);
    } else if (index < 0) {
      endMotion(bodies, i, this.#cloth, this.#profile);
      this.#recorder.alone(bodies, i, this.#motions.wordOf(i));
      this.#motions.begin(i);
    } else {
      bodies.advance(i);
      this.#meetRim(i, index);
    }
  }

  /** A ball that flies, falls or runs along a rail comes to what `code` says. */
  #aboveBed(i: number, code: number): void {
    let came = this.#comeTo(i, code);
    if (came === DROPS) came = this.#falls.enter(i, code, this.#recorder);
    if (came === NOTHING_CAME) this.#schedule.postponeRim(this.#bodies, i);
    else if (came === PASSES) this.#schedule.changed[i] = 1;
    else if (came === SETTLES) {
      this.#motions.settle(i);
      this.#motions.record(i);
    } else {
      this.#motions.begin(i);
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
      this.#motions.begin(i);
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
    if (met) this.#motions.settle(i);
    const parted = partFromCushion(ball, rimNormal, this.#profile);
    if (parted) this.#motions.settle(i);
    if (!met && !parted) {
      this.#schedule.postponeRim(bodies, i);
      return;
    }
    this.#recorder.alone(bodies, i, "cushion", part.cushion, part.pocket);
    this.#motions.record(i);
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
    this.#motions.begin(i);
  }

  /** The spin of ball `i` about the vertical ends. */
  spinEnds(i: number): void {
    endSpin(this.#bodies, i);
    if (this.#bodies.balls[i]!.motion === REST)
      this.#recorder.alone(this.#bodies, i, this.#motions.wordOf(i));
    this.#recorder.segment(this.#bodies, i);
  }

  /** Stops every ball where it is, one in a pocket over its hole: the net under the models, and counted as such. */
  halt(): void {
    const bodies = this.#bodies;
    this.#halts++;
    for (let i = 0; i < bodies.count; i++) {
      const ball = bodies.balls[i]!;
      if (ball.motion === REST) continue;
      bodies.advance(i);
      if (ball.motion === FALL) {
        this.#slipDown(i);
      } else {
        bodies.still(i);
        this.#motions.record(i);
      }
    }
  }

  /** Ball `i`, in a pocket, has no way but straight down: it meets nothing more. */
  #slipDown(i: number): void {
    const bodies = this.#bodies;
    meetBack(bodies, i, this.#profile.gravity, this.#profile.pocket.depth);
    bodies.balls[i]!.sinks = bodies.now;
    this.#motions.begin(i);
  }
}
