import { stateAt, type Trace, type Vector } from "@tacada/physics";

/** The longest step of the clock that is believed, seconds: a sleeping page does not jump. */
const LONGEST = 0.1;
/** The longest step of a turning ball, seconds. */
const TURN = 1 / 120;

/** A spin (radians a second) that lasts for a while. */
interface Turn {
  readonly w: Vector;
  readonly seconds: number;
}

/** Where a ball is to be drawn, and the spins that led there since the last picture. */
export interface Pose {
  readonly ball: string;
  readonly p: Vector;
  readonly turns: readonly Turn[];
}

/** How many times faster than real a stroke is shown; it may depend on how far it is, seconds. */
export type Speed = number | ((time: number) => number);

/** A trace being shown: it is asked for poses as the clock goes on, and knows when it is over. */
export class Playback {
  readonly #trace: Trace;
  readonly #speed: Speed;
  #time = 0;
  #last: number | undefined;

  constructor(trace: Trace, speed: Speed) {
    this.#trace = trace;
    this.#speed = speed;
  }

  /** How far the stroke is shown, seconds from the tip's contact. */
  get time(): number {
    return this.#time;
  }

  get over(): boolean {
    return this.#time >= this.#trace.duration;
  }

  /** Carries the stroke on to `now` (milliseconds of any steady clock); the first call starts it. */
  advance(now: number): Pose[] {
    const passed = this.#last === undefined ? 0 : Math.min(LONGEST, (now - this.#last) / 1000);
    this.#last = now;
    const from = this.#time;
    const speed = typeof this.#speed === "number" ? this.#speed : this.#speed(from);
    this.#time = Math.min(this.#trace.duration, from + passed * speed);
    return this.#trace.balls.flatMap((ball) => {
      const state = stateAt(this.#trace, ball, this.#time);
      return state ? [{ ball, p: state.position, turns: this.#turns(ball, from) }] : [];
    });
  }

  #turns(ball: string, from: number): Turn[] {
    const steps = Math.ceil((this.#time - from) / TURN);
    const seconds = (this.#time - from) / Math.max(1, steps);
    return Array.from({ length: steps }, (_, step) => ({
      w: stateAt(this.#trace, ball, from + (step + 0.5) * seconds)?.spin ?? [0, 0, 0],
      seconds,
    }));
  }
}
