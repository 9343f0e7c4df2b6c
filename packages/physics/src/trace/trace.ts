import type { CushionName, PocketNumber } from "@tacada/table";

/** Metres, metres per second or radians per second by axis: along the table, across it, up. */
export type Vector = readonly [number, number, number];

/**
 * How a ball moves in one segment: `slide` and `roll` on the cloth, `spin` on the spot, `rest`, `fly` above
 * the cloth, `fall` inside a pocket. A `rest` segment lasts until the end of the trace.
 */
export const MOTIONS = ["slide", "roll", "spin", "rest", "fly", "fall"] as const;
export type Motion = (typeof MOTIONS)[number];

/**
 * One stretch of a ball's way in closed form, from `t` until the next segment of the same ball:
 * position = p + v·h + a·h²/2, velocity = v + a·h, spin = w + dw·h, where h = time − t (SI units).
 */
export interface Segment {
  readonly t: number;
  readonly motion: Motion;
  readonly p: Vector;
  readonly v: Vector;
  readonly a: Vector;
  readonly w: Vector;
  readonly dw: Vector;
}

/** The kinds of events, in words a player would use. */
export const EVENT_TYPES = [
  "cue",
  "miscue",
  "ball",
  "cushion",
  "drop",
  "pot",
  "jump",
  "land",
  "rail",
  "floor",
  "roll",
  "spin",
  "rest",
  // New kinds come last: packed traces name a kind by its place.
  "bounce",
  "back",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/**
 * Something that happened at time `t` (seconds from the tip's contact):
 * `cue` the tip struck, again when it is not the first · `miscue` it slipped off · `ball` two balls met · `cushion` a ball
 * met the named cushion (with `pocket` when it was that cushion's jaw or facing) · `drop` a ball lost the slate's support
 * at a pocket · `back` it struck a pocket's back, or the upper edge of that · `pot` it is down · `bounce` it came out of that
 * pocket again · `jump` it left the cloth · `land` it came down on the cloth · `rail` it came onto the top of the named
 * cushion · `floor` it left the table, to the floor or to stay on a rail · `roll`, `spin`, `rest` its motion changed. Events
 * are in order of time; contacts between balls closer than 1 µs to each other share a `group`.
 */
export interface TraceEvent {
  readonly t: number;
  readonly type: EventType;
  readonly balls: readonly string[];
  readonly cushion?: CushionName;
  readonly pocket?: PocketNumber;
  readonly group?: number;
  /** Where the ball's centre (the first ball's) was, metres. */
  readonly at: Vector;
}

/** Two balls, or a ball and a cushion (its jaws too), that touch at rest: a gap of at most 1 µm in `tacada-1`. */
export interface Frozen {
  readonly ball: string;
  readonly to: { readonly ball: string } | { readonly cushion: CushionName };
}

/** All that happened from the tip's contact until every ball rests, in closed form. Plain data. */
export interface Trace {
  readonly version: 1;
  readonly table: string;
  readonly profile: string;
  readonly cloth: string;
  /** Ball ids in the order of `paths`. */
  readonly balls: readonly string[];
  /** Seconds until the last ball is at rest or down. */
  readonly duration: number;
  readonly events: readonly TraceEvent[];
  /** For each ball its segments in order of time; the first starts at 0. A potted ball rests under its pocket. */
  readonly paths: readonly (readonly Segment[])[];
  /** Length of the way of each ball's centre over the table, without what it falls in pockets, metres. */
  readonly travel: Readonly<Record<string, number>>;
  readonly frozen: { readonly before: readonly Frozen[]; readonly after: readonly Frozen[] };
  /** Where the balls lie that are left on the bed, metres. */
  readonly final: Readonly<Record<string, readonly [number, number]>>;
  /** How often a stop rule ended a motion that the models had not ended; zero is the promise. */
  readonly stopRule: number;
}
