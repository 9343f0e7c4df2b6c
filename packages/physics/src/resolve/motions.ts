import { type Bodies, FLY, REST, ROLL, SPIN } from "../bodies.ts";
import type { Schedule } from "../detect/schedule.ts";
import { settle } from "../models/cloth.leckie2006.ts";
import type { ClothFigures, PhysicsProfile } from "../profile.ts";
import type { Recorder } from "../trace/recorder.ts";
import type { EventType } from "../trace/trace.ts";
import type { Flights } from "./flights.ts";
import type { Stage } from "./stage.ts";

/** Starts the motions of balls: has them predicted, and writes them down. */
export class Motions {
  readonly #profile: PhysicsProfile;
  readonly #cloth: ClothFigures;
  readonly #bodies: Bodies;
  readonly #schedule: Schedule;
  readonly #recorder: Recorder;
  readonly #flights: Flights;

  constructor(profile: PhysicsProfile, cloth: ClothFigures, stage: Stage, flights: Flights) {
    this.#profile = profile;
    this.#cloth = cloth;
    this.#bodies = stage.bodies;
    this.#schedule = stage.schedule;
    this.#recorder = stage.recorder;
    this.#flights = flights;
  }

  /** Gives ball `i` the motion that follows from its velocity and spin. */
  settle(i: number): void {
    this.#schedule.changed[i] = 1;
    if (this.#flights.leaves(i)) return;
    settle(this.#bodies, i, this.#cloth, this.#profile);
  }

  /** Writes down the motion that ball `i` starts; that it stands at once or leaves the bed is an event. */
  record(i: number): void {
    const { motion } = this.#bodies.balls[i]!;
    if (motion === SPIN || motion === REST || motion === FLY)
      this.#recorder.alone(this.#bodies, i, this.wordOf(i));
    this.begin(i);
  }

  /** Writes down the path that ball `i` starts and has it predicted. */
  begin(i: number): void {
    this.#schedule.changed[i] = 1;
    this.#recorder.segment(this.#bodies, i);
  }

  /** The event that tells what ball `i` now does by itself. */
  wordOf(i: number): EventType {
    const { motion, onRail } = this.#bodies.balls[i]!;
    if (motion === FLY) return "jump";
    // A ball that stays on a rail has left the table.
    const still = onRail === 1 ? "floor" : "rest";
    return motion === ROLL ? "roll" : motion === SPIN ? "spin" : still;
  }
}
