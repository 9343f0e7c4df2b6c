import { type Angles, HIGHEST } from "./angles.ts";
import { Ease } from "./ease.ts";

/** The way of the eye between the top view and the free one, and within the free one. */
export class Flight {
  readonly #turn = new Ease(0);
  readonly #rise = new Ease(HIGHEST);
  #goal: Angles | undefined;
  #free = false;

  /** The free view is seen; also on the way to the top view and from it. */
  get free(): boolean {
    return this.#free;
  }

  get moving(): boolean {
    return this.#free && (this.#turn.moving || this.#rise.moving);
  }

  /** Sets out for the free view from `angles`, or for the top view; without `eased` it is there at once. */
  to(angles: Angles | undefined, eased: boolean): void {
    const from = this.#free ? undefined : { turn: 0, rise: HIGHEST };
    if (!angles && !this.#free) return;
    this.#goal = angles;
    const { turn, rise } = angles ?? { turn: 0, rise: HIGHEST };
    this.#free = eased || angles !== undefined;
    if (eased) {
      this.#turn.go(turn, from?.turn);
      this.#rise.go(rise, from?.rise);
    } else {
      this.#turn.set(turn);
      this.#rise.set(rise);
    }
  }

  /** Where the eye is at `now`, milliseconds of a steady clock. */
  at(now: number): Angles {
    const angles = { turn: this.#turn.at(now), rise: this.#rise.at(now) };
    if (!this.#goal && !this.moving) this.#free = false;
    return angles;
  }
}
