/** Pictures that are looked at before the browser is judged, and how long half of them may take, milliseconds. */
const ENOUGH = 90;
const SLOW = 30;

/** Watches how long pictures take while balls roll, over the first strokes. */
export class FrameWatch {
  readonly #spans: number[] = [];
  #last: number | undefined;

  /** A picture was begun at `now`, milliseconds. */
  note(now: number): void {
    if (this.#last !== undefined && this.#spans.length < ENOUGH) this.#spans.push(now - this.#last);
    this.#last = now;
  }

  /** No picture follows the last one: the balls rest. */
  pause(): void {
    this.#last = undefined;
  }

  /** Whether more than half of the pictures came too late; false until enough have been seen. */
  get slow(): boolean {
    return this.#spans.length === ENOUGH && 2 * this.#spans.filter((span) => span > SLOW).length > ENOUGH;
  }
}
