import type { CushionName, PocketNumber } from "@tacada/table";
import type { Bodies } from "../bodies.ts";
import type { EventType } from "./trace.ts";

/** Numbers of one segment on the tape: its time, then three of p, v, a, w and dw each. */
export const SEGMENT_SIZE = 16;

/**
 * Takes down paths and events as they come, by the engine's index of the balls, on tapes that are kept from stroke to
 * stroke: writing allocates nothing once they are long enough. `traceOf` of transcript.ts makes a trace of them.
 */
export class Recorder {
  /** How many events there are; each list below has at least so many entries. */
  events = 0;
  readonly types: EventType[] = [];
  readonly first: number[] = [];
  /** The second ball of a meeting, else −1. */
  readonly second: number[] = [];
  readonly cushions: (CushionName | undefined)[] = [];
  readonly pockets: (PocketNumber | undefined)[] = [];
  /** Four numbers an event: its time, and where the first ball's centre was. */
  moments: Float64Array = new Float64Array(4 * 256);

  /** Whether paths are taken down as well as events: nobody asks for those of most strikes. */
  keepsPaths = true;
  /** How many segments there are, of which ball each is, and how it moves, as `bodies.motion`. */
  segments = 0;
  readonly owners: number[] = [];
  readonly motions: number[] = [];
  /** {@link SEGMENT_SIZE} numbers a segment. */
  paths: Float64Array = new Float64Array(SEGMENT_SIZE * 256);
  /** The last segment of each ball, −1 before the first. */
  readonly #last: Int32Array;
  #cue = -1;

  constructor(balls: number) {
    this.#last = new Int32Array(balls);
  }

  /** Forgets everything; `cue` is the index of the cue ball. From now on paths are kept or not. */
  clear(cue: number, keepsPaths: boolean): void {
    this.keepsPaths = keepsPaths;
    this.events = 0;
    this.segments = 0;
    for (let i = 0; i < this.#last.length; i++) this.#last[i] = -1;
    this.#cue = cue;
  }

  /** Writes the path that ball `i` now starts; one that had no time to be followed is replaced. */
  segment(bodies: Bodies, i: number): void {
    const ball = bodies.balls[i]!;
    if (!this.keepsPaths) return;
    let at = this.#last[i]!;
    if (at < 0 || this.paths[at * SEGMENT_SIZE] !== ball.since) {
      at = this.segments++;
      if (this.segments * SEGMENT_SIZE > this.paths.length) this.paths = longer(this.paths);
      this.#last[i] = at;
      this.owners[at] = i;
    }
    this.motions[at] = ball.motion;
    const { paths } = this;
    const k = at * SEGMENT_SIZE;
    paths[k] = ball.since;
    paths[k + 1] = ball.x;
    paths[k + 2] = ball.y;
    paths[k + 3] = ball.z;
    paths[k + 4] = ball.vx;
    paths[k + 5] = ball.vy;
    paths[k + 6] = ball.vz;
    paths[k + 7] = ball.ax;
    paths[k + 8] = ball.ay;
    paths[k + 9] = ball.az;
    paths[k + 10] = ball.wx;
    paths[k + 11] = ball.wy;
    paths[k + 12] = ball.wz;
    paths[k + 13] = ball.dwx;
    paths[k + 14] = ball.dwy;
    paths[k + 15] = ball.dwz;
  }

  /** Writes an event of ball `i` alone. */
  alone(bodies: Bodies, i: number, type: EventType, cushion?: CushionName, pocket?: PocketNumber): void {
    this.#event(bodies, type, i, -1);
    this.cushions[this.events - 1] = cushion;
    this.pockets[this.events - 1] = pocket;
  }

  /**
   * Writes a meeting of two balls, the cue ball first, else the one that lay nearer to the break end. Two balls that
   * meet twice at one instant, with others between, met once.
   */
  meeting(bodies: Bodies, i: number, j: number): void {
    const first = j === this.#cue ? j : i;
    const second = j === this.#cue ? i : j;
    for (let at = this.events - 1; at >= 0 && this.moments[4 * at] === bodies.now; at--) {
      if (this.first[at] === first && this.second[at] === second) return;
    }
    this.#event(bodies, "ball", first, second);
  }

  #event(bodies: Bodies, type: EventType, first: number, second: number): void {
    const ball = bodies.balls[first]!;
    const at = this.events++;
    if (4 * this.events > this.moments.length) this.moments = longer(this.moments);
    this.types[at] = type;
    this.first[at] = first;
    this.second[at] = second;
    this.cushions[at] = undefined;
    this.pockets[at] = undefined;
    this.moments[4 * at] = bodies.now;
    this.moments[4 * at + 1] = ball.x;
    this.moments[4 * at + 2] = ball.y;
    this.moments[4 * at + 3] = ball.z;
  }
}

function longer(tape: Float64Array): Float64Array {
  const copy = new Float64Array(2 * tape.length);
  copy.set(tape);
  return copy;
}
