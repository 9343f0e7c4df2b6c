import type { Trace } from "@tacada/physics";
import { type Moment, momentOf } from "./motion.ts";

/** The longest step of the clock that is believed, seconds: a sleeping page does not jump. */
const LONGEST = 0.1;
/** The longest step of a turning ball, seconds. */
const TURN = 1 / 120;

/** Where a ball is to be drawn, and the spins that led there since the last picture. */
export interface Pose extends Moment {
  readonly ball: string;
  readonly turns: readonly { readonly w: readonly [number, number, number]; readonly seconds: number }[];
}

/** A trace being shown: it is asked for poses as the clock goes on, and knows when it is over. */
export class Playback {
  readonly #trace: Trace;
  readonly #speed: number;
  #time = 0;
  #last: number | undefined;

  constructor(trace: Trace, speed: number) {
    this.#trace = trace;
    this.#speed = speed;
  }

  get over(): boolean {
    return this.#time >= this.#trace.duration;
  }

  /** Carries the stroke on to `now` (milliseconds of any steady clock); the first call starts it. */
  advance(now: number): Pose[] {
    const passed = this.#last === undefined ? 0 : Math.min(LONGEST, (now - this.#last) / 1000);
    this.#last = now;
    const from = this.#time;
    this.#time = Math.min(this.#trace.duration, from + passed * this.#speed);
    return this.#trace.balls.map((ball, index) => {
      const path = this.#trace.paths[index] ?? [];
      return { ball, ...momentOf(path, this.#time), turns: this.#turns(index, from) };
    });
  }

  #turns(index: number, from: number): Pose["turns"] {
    const path = this.#trace.paths[index] ?? [];
    const steps = Math.ceil((this.#time - from) / TURN);
    const seconds = steps === 0 ? 0 : (this.#time - from) / steps;
    return Array.from({ length: steps }, (_, step) => ({
      w: momentOf(path, from + (step + 0.5) * seconds).w,
      seconds,
    }));
  }
}
