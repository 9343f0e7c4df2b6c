import type { TableSpec } from "@tacada/table";
import { Bodies } from "./bodies.ts";
import type { ClothName } from "./conditions.ts";
import { MEETING, NOTHING, OWN, Schedule } from "./detect/schedule.ts";
import { Stick } from "./models/stick.ts";
import type { PhysicsProfile } from "./profile.ts";
import { Effects } from "./resolve/effects.ts";
import { LaidBalls, type OrderedBalls } from "./strike/laid.ts";
import type { PhysicsLayout, PhysicsStrike } from "./strike/strike.ts";
import type { Boundary } from "./table/boundary.ts";
import { tilts } from "./table/reach.ts";
import { type Circumstances, type Enough, Outcome } from "./trace/outcome.ts";
import { Recorder } from "./trace/recorder.ts";
import type { Trace } from "./trace/trace.ts";

/** Far more events than any stroke has; a stroke that reaches it is stopped, and its trace says so. */
const EVENT_LIMIT = 50_000;

/** Carries a strike to rest: takes the next event from the schedule and has it done, over and over. */
export class Simulation {
  readonly capacity: number;
  readonly #circumstances: Circumstances;
  readonly #bodies: Bodies;
  readonly #schedule: Schedule;
  readonly #stick: Stick;
  readonly #recorder: Recorder;
  readonly #effects: Effects;

  constructor(
    table: TableSpec,
    boundary: Boundary,
    profile: PhysicsProfile,
    cloth: ClothName,
    capacity: number,
  ) {
    this.capacity = capacity;
    this.#circumstances = { table, boundary, profile, cloth };
    const bodies = new Bodies(capacity, tilts(profile));
    const schedule = new Schedule(boundary, table.noseHeight, capacity);
    const stick = new Stick(profile.cue);
    const recorder = new Recorder(capacity);
    this.#bodies = bodies;
    this.#schedule = schedule;
    this.#stick = stick;
    this.#recorder = recorder;
    this.#effects = new Effects(table, boundary, profile, cloth, { bodies, schedule, stick, recorder });
  }

  /** Lays balls out for strikes; each strike on them overwrites the outcome. */
  lay(layout: PhysicsLayout): Outcome {
    return new Outcome(
      this.#circumstances,
      this.#bodies,
      this.#recorder,
      new LaidBalls(this.#circumstances.table, layout),
      (outcome) => this.#playAgain(outcome),
    );
  }

  /** Plays a strike that has been checked, to its trace. */
  run(layout: PhysicsLayout, strike: PhysicsStrike): Trace {
    const outcome = this.lay(layout);
    this.#play(outcome, strike, true, undefined);
    return outcome.trace();
  }

  /** Plays a strike that has been checked on the balls of an outcome, until every ball rests or `until` has enough. */
  play(outcome: Outcome, strike: PhysicsStrike, until?: Enough): void {
    this.#play(outcome, strike, false, until);
  }

  /** Plays the last strike of an outcome once more, as far as it came, for the paths: the bits are the same. */
  #playAgain(outcome: Outcome): void {
    const { strike, isOver } = outcome;
    if (strike === undefined) return;
    let left = outcome.steps;
    this.#play(outcome, strike, true, isOver ? undefined : () => left-- === 0);
  }

  #play(outcome: Outcome, strike: PhysicsStrike, keepsPaths: boolean, until: Enough | undefined): void {
    const balls = outcome.begin(strike);
    this.#recorder.clear(balls.cue, keepsPaths);
    this.#lay(balls);
    this.#effects.strike(balls.cue, outcome.taken(strike));
    this.#predict(balls.cue);
    this.#carry(balls.cue, outcome, until);
    outcome.stopRule = this.#effects.stopRule;
  }

  #lay({ balls }: OrderedBalls): void {
    const bodies = this.#bodies;
    bodies.count = balls.length;
    bodies.now = 0;
    bodies.atOnce = 0;
    this.#schedule.clear(balls.length);
    for (let i = 0; i < balls.length; i++) {
      const ball = balls[i]!;
      bodies.place(i, ball.x, ball.y, ball.radius, ball.mass);
      this.#recorder.segment(bodies, i);
    }
  }

  /** Predicts what comes next for every ball that changed, and when the tip meets the cue ball again. */
  #predict(cue: number): void {
    if (this.#schedule.changed[cue] === 1) this.#stick.predict(this.#bodies, cue);
    this.#schedule.predict(this.#bodies);
  }

  /** Works off events until none is left. */
  #carry(cue: number, outcome: Outcome, until: Enough | undefined): void {
    const bodies = this.#bodies;
    const schedule = this.#schedule;
    const effects = this.#effects;
    for (let events = 0; until === undefined || !until(outcome); events++) {
      schedule.findNext(bodies);
      const stick = this.#stick.time;
      if (stick <= schedule.time && stick < Infinity) {
        bodies.comeTo(stick);
        effects.meetTip(cue);
      } else if (schedule.kind === NOTHING) {
        outcome.isOver = true;
        return;
      } else {
        const { ball } = schedule;
        bodies.comeTo(schedule.time);
        if (events === EVENT_LIMIT) effects.halt();
        else if (schedule.kind === MEETING) effects.meet(ball, schedule.partner[ball]!);
        else if (schedule.kind === OWN) effects.ownEvent(ball);
        else effects.spinEnds(ball);
      }
      this.#predict(cue);
      outcome.time = bodies.now;
      outcome.steps = events + 1;
    }
  }
}
