/** How long a move of the camera takes, milliseconds. */
const LASTS = 180;

/** A value that moves from one number to another, fast at first and gently at the end. */
export class Ease {
  #from: number;
  #to: number;
  #now: number;
  #began: number | "now" | undefined;

  constructor(value: number) {
    this.#from = value;
    this.#to = value;
    this.#now = value;
  }

  get moving(): boolean {
    return this.#began !== undefined;
  }

  /** Is there at once. */
  set(value: number): void {
    this.#from = value;
    this.#to = value;
    this.#now = value;
    this.#began = undefined;
  }

  /** Sets out for a value from one or from where it is; the clock runs from the next picture on. */
  go(value: number, from = this.#now): void {
    this.#from = from;
    this.#to = value;
    this.#began = "now";
  }

  /** The value at `now`, milliseconds of a steady clock. */
  at(now: number): number {
    if (this.#began === undefined) return this.#to;
    if (this.#began === "now") this.#began = now;
    const share = Math.min(1, Math.max(0, (now - this.#began) / LASTS));
    if (share === 1) {
      this.set(this.#to);
      return this.#to;
    }
    this.#now = this.#from + (this.#to - this.#from) * (1 - (1 - share) ** 3);
    return this.#now;
  }
}
