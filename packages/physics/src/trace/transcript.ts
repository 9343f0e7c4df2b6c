import type { CushionName, PocketNumber } from "@tacada/table";
import { FALL, REST } from "../bodies.ts";
import { mirrored } from "../strike/order.ts";
import { type Recorder, SEGMENT_SIZE } from "./recorder.ts";
import { MOTIONS, type Segment, type TraceEvent, type Vector } from "./trace.ts";
import { wayLength } from "./travel.ts";

/*
 * What stands on a recorder's tapes, put into the words of a trace. Where the stroke was reflected it is reflected
 * back.
 */

const MIRRORED_CUSHION: Readonly<Record<CushionName, CushionName>> = {
  "1-2": "5-6",
  "2-3": "4-5",
  "3-4": "3-4",
  "4-5": "2-3",
  "5-6": "1-2",
  "6-1": "6-1",
};
const MIRRORED_POCKET: Readonly<Record<PocketNumber, PocketNumber>> = { 1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1 };

/** The cushion that stands on a tape under this name. */
export const cushionNamed = (name: CushionName, reflected: boolean): CushionName =>
  reflected ? MIRRORED_CUSHION[name] : name;

/** The pocket that stands on a tape under this number. */
export const pocketNumbered = (number: PocketNumber, reflected: boolean): PocketNumber =>
  reflected ? MIRRORED_POCKET[number] : number;

/** A number that changes its sign in the mirror, as it is; never −0. */
export const unreflected = (value: number, reflected: boolean): number =>
  reflected ? mirrored(value) : value + 0;

/** Contacts between balls within this many seconds are one group. */
const SAME_INSTANT = 1e-6;

/** The segments of each of `count` balls, by the engine's index. */
export function pathsOf(recorder: Recorder, count: number, reflected: boolean): Segment[][] {
  const paths: Segment[][] = Array.from({ length: count }, () => []);
  const { paths: tape, owners, motions } = recorder;
  for (let at = 0; at < recorder.segments; at++) {
    const k = at * SEGMENT_SIZE;
    paths[owners[at]!]!.push({
      t: tape[k]!,
      motion: MOTIONS[motions[at]!]!,
      p: polar(tape, k + 1, reflected),
      v: polar(tape, k + 4, reflected),
      a: polar(tape, k + 7, reflected),
      w: axial(tape, k + 10, reflected),
      dw: axial(tape, k + 13, reflected),
    });
  }
  return paths;
}

const polar = (tape: Float64Array, k: number, reflected: boolean): Vector => [
  tape[k]!,
  unreflected(tape[k + 1]!, reflected),
  tape[k + 2]!,
];

const axial = (tape: Float64Array, k: number, reflected: boolean): Vector => [
  unreflected(tape[k]!, reflected),
  tape[k + 1]!,
  unreflected(tape[k + 2]!, reflected),
];

/** The events under the balls' ids, with contacts between balls at one instant joined in groups. */
export function eventsOf(recorder: Recorder, ids: readonly string[], reflected: boolean): TraceEvent[] {
  const { types, first, second, cushions, pockets, moments } = recorder;
  const groups = groupsOf(recorder);
  const events: TraceEvent[] = [];
  for (let at = 0; at < recorder.events; at++) {
    const one = ids[first[at]!]!;
    const other = second[at]!;
    const cushion = cushions[at];
    const pocket = pockets[at];
    const group = groups[at]!;
    const event: { -readonly [key in keyof TraceEvent]: TraceEvent[key] } = {
      t: moments[4 * at]!,
      type: types[at]!,
      balls: other < 0 ? [one] : [one, ids[other]!],
      at: polar(moments, 4 * at + 1, reflected),
    };
    if (cushion !== undefined) event.cushion = cushionNamed(cushion, reflected);
    if (pocket !== undefined) event.pocket = pocketNumbered(pocket, reflected);
    if (group > 0) event.group = group;
    events.push(event);
  }
  return events;
}

/** For each event the number of its group of contacts, 0 where it is in none. */
function groupsOf({ events, types, moments }: Recorder): number[] {
  const groups: number[] = [];
  let group = 0;
  let start = -1;
  for (let at = 0; at < events; at++) {
    groups.push(0);
    if (types[at] !== "ball") continue;
    if (start < 0 || moments[4 * at]! - moments[4 * start]! >= SAME_INSTANT) {
      start = at;
      continue;
    }
    if (groups[start] === 0) groups[start] = ++group;
    groups[at] = group;
  }
  return groups;
}

/** Length of the way of ball `i` over the table, without what it falls in pockets, until its last segment starts, metres. */
export function travelOf({ segments, owners, motions, paths }: Recorder, i: number): number {
  let sum = 0;
  let before = -1;
  for (let at = 0; at < segments; at++) {
    if (owners[at] !== i) continue;
    const k = SEGMENT_SIZE * before;
    if (before >= 0 && motions[before] !== FALL && motions[before] !== REST) {
      const time = paths[SEGMENT_SIZE * at]! - paths[k]!;
      sum += wayLength(paths[k + 4]!, paths[k + 5]!, paths[k + 7]!, paths[k + 8]!, time);
    }
    before = at;
  }
  return sum;
}
