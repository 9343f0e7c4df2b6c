import type { CushionName, PocketNumber } from "@tacada/table";
import type { Bodies } from "./bodies.ts";
import { inTraceOrder, mirrored } from "./order.ts";
import { type EventType, MOTIONS, type Segment, type TraceEvent, type Vector } from "./trace.ts";
import { segmentLength } from "./travel.ts";

const MIRRORED_CUSHION: Readonly<Record<CushionName, CushionName>> = {
  "1-2": "5-6",
  "2-3": "4-5",
  "3-4": "3-4",
  "4-5": "2-3",
  "5-6": "1-2",
  "6-1": "6-1",
};
const MIRRORED_POCKET: Readonly<Record<PocketNumber, PocketNumber>> = { 1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1 };

/** Contacts between balls within this many seconds are one group. */
const SAME_INSTANT = 1e-6;

/** Writes down paths and events under the balls' ids, reflecting them back where the stroke was reflected. */
export class Recorder {
  readonly #paths: Segment[][];
  readonly #events: TraceEvent[] = [];
  readonly #ids: readonly string[];
  readonly #reflected: boolean;

  /** `ids` by the engine's index. */
  constructor(ids: readonly string[], reflected: boolean) {
    this.#ids = ids;
    this.#reflected = reflected;
    this.#paths = ids.map(() => []);
  }

  /** Writes the path that ball `i` now starts; one that had no time to be followed is replaced. */
  segment(bodies: Bodies, i: number): void {
    const sign = this.#reflected ? -1 : 1;
    const t = bodies.since[i]!;
    const path = this.#paths[i]!;
    const segment: Segment = {
      t,
      motion: MOTIONS[bodies.motion[i]!]!,
      p: [bodies.x[i]!, signed(sign, bodies.y[i]!), bodies.z[i]!],
      v: [bodies.vx[i]!, signed(sign, bodies.vy[i]!), bodies.vz[i]!],
      a: [bodies.ax[i]!, signed(sign, bodies.ay[i]!), bodies.az[i]!],
      w: [signed(sign, bodies.wx[i]!), bodies.wy[i]!, signed(sign, bodies.wz[i]!)],
      dw: [signed(sign, bodies.dwx[i]!), bodies.dwy[i]!, signed(sign, bodies.dwz[i]!)],
    };
    if (path.length > 0 && path[path.length - 1]!.t === t) path[path.length - 1] = segment;
    else path.push(segment);
  }

  /** Writes an event of ball `i` alone. */
  alone(
    bodies: Bodies,
    i: number,
    t: number,
    type: EventType,
    cushion?: CushionName,
    pocket?: PocketNumber,
  ): void {
    const event = { t, type, balls: [this.#ids[i]!], at: this.#place(bodies, i) };
    const at = pocket === undefined || !this.#reflected ? pocket : MIRRORED_POCKET[pocket];
    if (cushion === undefined) {
      this.#events.push(at === undefined ? event : { ...event, pocket: at });
    } else {
      const name = this.#reflected ? MIRRORED_CUSHION[cushion] : cushion;
      this.#events.push(
        at === undefined ? { ...event, cushion: name } : { ...event, cushion: name, pocket: at },
      );
    }
  }

  /**
   * Writes a meeting of two balls, the cue ball first, else the one that lay nearer to the break end. Two balls that
   * meet twice at one instant, with others between, met once.
   */
  meeting(bodies: Bodies, i: number, j: number, t: number): void {
    const [first, second] = this.#ids[j] === "cue" ? [j, i] : [i, j];
    const balls = [this.#ids[first]!, this.#ids[second]!];
    for (let at = this.#events.length - 1; at >= 0 && this.#events[at]!.t === t; at--) {
      const { balls: others } = this.#events[at]!;
      if (others[0] === balls[0] && others[1] === balls[1]) return;
    }
    this.#events.push({ t, type: "ball", balls, at: this.#place(bodies, first) });
  }

  /** The events, with contacts between balls at one instant joined in groups. */
  grouped(): TraceEvent[] {
    const contacts: number[] = [];
    for (const [at, event] of this.#events.entries()) {
      if (event.type === "ball") contacts.push(at);
    }
    const events = [...this.#events];
    let group = 0;
    for (let from = 0, to = 0; from < contacts.length; from = to) {
      const { t } = events[contacts[from]!]!;
      while (to < contacts.length && events[contacts[to]!]!.t - t < SAME_INSTANT) to++;
      if (to - from < 2) continue;
      group++;
      for (const at of contacts.slice(from, to)) events[at] = { ...events[at]!, group };
    }
    return events;
  }

  /** Balls in the order of a trace, with their paths, what they travelled on the bed, and where they stayed. */
  outcome(bodies: Bodies): {
    balls: string[];
    paths: Segment[][];
    travel: Record<string, number>;
    final: Record<string, readonly [number, number]>;
  } {
    const balls = inTraceOrder(this.#ids);
    const index = new Map(this.#ids.map((id, i) => [id, i]));
    const paths = balls.map((id) => this.#paths[index.get(id)!]!);
    const travel = Object.fromEntries(balls.map((id, at) => [id, pathLength(paths[at]!)]));
    const left = balls.filter((id) => bodies.z[index.get(id)!]! > 0 && bodies.onRail[index.get(id)!] === 0);
    const final = Object.fromEntries(
      left.map((id) => {
        const [x, y] = this.#place(bodies, index.get(id)!);
        return [id, [x, y] as const];
      }),
    );
    return { balls, paths, travel, final };
  }

  #place(bodies: Bodies, i: number): Vector {
    return [bodies.x[i]!, signed(this.#reflected ? -1 : 1, bodies.y[i]!), bodies.z[i]!];
  }
}

const signed = (sign: number, value: number): number => (sign < 0 ? mirrored(value) : value + 0);

function pathLength(path: readonly Segment[]): number {
  let sum = 0;
  for (let at = 0; at + 1 < path.length; at++) {
    const segment = path[at]!;
    if (segment.motion !== "fall" && segment.motion !== "rest") {
      sum += segmentLength(segment, path[at + 1]!.t - segment.t);
    }
  }
  return sum;
}
