import { CLOTHS, type ClothName, PROFILES, type ProfileName } from "../conditions.ts";
import { profileOf } from "../profile.ts";
import { EVENT_TYPES, type Segment, type Trace, type TraceEvent } from "../trace/trace.ts";
import { Follower, type Surroundings } from "./segment.ts";
import { type Stream, StreamReader, StreamWriter } from "./stream.ts";

/**
 * A trace in little: plain JSON data, from which every position, velocity and spin comes back to the last bit. What
 * follows by the laws of its profile is left out.
 */
export interface PackedTrace extends Stream {
  readonly format: "tacada/trace@1";
  readonly table: string;
  readonly profile: string;
  readonly cloth: string;
  readonly balls: readonly string[];
  readonly frozen: Trace["frozen"];
  readonly stopRule: number;
}

const FORMAT = "tacada/trace@1";

const CUSHIONS = ["1-2", "2-3", "3-4", "4-5", "5-6", "6-1"] as const;
const POCKETS = [1, 2, 3, 4, 5, 6] as const;

/** Bits of an event that say what it has. */
const SECOND = 1;
const CUSHION = 2;
const POCKET = 4;
const GROUP = 8;
const ELSEWHERE = 16;

/** What is told of where a ball is left: nowhere, where its way ends, or elsewhere. */
const GONE = 0;
const AT_END = 1;
const APART = 2;

/** Packs a trace. */
export function packTrace(trace: Trace): PackedTrace {
  const { table, profile, cloth, balls, frozen, stopRule } = trace;
  const to = new StreamWriter();
  const instants = instantsOf(trace);
  const place = new Map(instants.map((t, at) => [t, at]));
  to.code(instants.length);
  to.all(instants);
  to.number(trace.duration);
  const surroundings = surroundingsOf(profile, cloth);
  for (const [at, id] of balls.entries()) {
    const path = trace.paths[at]!;
    const follower = new Follower(surroundings);
    to.code(path.length);
    let last = 0;
    for (const segment of path) {
      const instant = place.get(segment.t)!;
      to.code(instant - last);
      last = instant;
      follower.write(segment, to);
    }
    to.number(trace.travel[id]!);
    const left = trace.final[id];
    const end = path[path.length - 1]!.p;
    const isAtEnd = left !== undefined && left[0] === end[0] && left[1] === end[1];
    to.code(left === undefined ? GONE : isAtEnd ? AT_END : APART);
    if (left !== undefined && !isAtEnd) to.all(left);
  }
  to.code(trace.events.length);
  let last = 0;
  for (const event of trace.events) {
    const instant = place.get(event.t)!;
    to.code(instant - last);
    last = instant;
    writeEvent(event, trace, to);
  }
  return {
    format: FORMAT,
    table,
    profile,
    cloth,
    balls,
    frozen,
    stopRule,
    codes: to.codes,
    numbers: to.numbers,
  };
}

/** The trace that was packed; undefined for anything that is not a packed trace of this version, or is spoilt. */
export function unpackTrace(packed: PackedTrace): Trace | undefined {
  const { format, table, profile, cloth, balls, frozen, stopRule } = packed;
  if (format !== FORMAT || !isKnown(PROFILES, profile) || !isKnown(CLOTHS, cloth)) return undefined;
  const from = new StreamReader(packed);
  const instants = Array.from({ length: from.code(packed.numbers.length + 1) }, () => from.number());
  const duration = from.number();
  const surroundings = surroundingsOf(profile, cloth);
  const paths: Segment[][] = [];
  const travel: Record<string, number> = {};
  const final: Record<string, readonly [number, number]> = {};
  for (const id of balls) {
    const path = readPath(instants, surroundings, from);
    const end = path.at(-1);
    if (end === undefined) return undefined;
    paths.push(path);
    travel[id] = from.number();
    const left = from.code(3);
    if (left === AT_END) final[id] = [end.p[0], end.p[1]];
    else if (left === APART) final[id] = [from.number(), from.number()];
  }
  const events: TraceEvent[] = [];
  const count = from.code(packed.codes.length + 1);
  for (let at = 0, instant = 0; at < count && !from.isBad; at++) {
    instant += from.code(instants.length - instant);
    events.push(readEvent(instants[instant]!, balls, paths, from));
  }
  if (!from.isSpent) return undefined;
  return {
    version: 1,
    table,
    profile,
    cloth,
    balls,
    duration,
    events,
    paths,
    travel,
    frozen,
    final,
    stopRule,
  };
}

/** Every time at which something begins or happens, in order, each once. */
function instantsOf({ paths, events }: Trace): number[] {
  const times = new Set<number>(events.map(({ t }) => t));
  for (const path of paths) for (const { t } of path) times.add(t);
  return [...times].sort((a, b) => a - b);
}

function surroundingsOf(profile: string, cloth: string): Surroundings {
  const figures = profileOf(profile as ProfileName);
  return { cloth: figures.cloth[cloth as ClothName], profile: figures };
}

const isKnown = <T extends string>(list: readonly T[], name: string): name is T =>
  (list as readonly string[]).includes(name);

function readPath(instants: readonly number[], surroundings: Surroundings, from: StreamReader): Segment[] {
  const follower = new Follower(surroundings);
  const path: Segment[] = [];
  const count = from.code(instants.length + 1);
  for (let at = 0, instant = 0; at < count && !from.isBad; at++) {
    instant += from.code(instants.length - instant);
    path.push(follower.read(instants[instant]!, from));
  }
  return path;
}

function writeEvent(event: TraceEvent, { balls, paths }: Trace, to: StreamWriter): void {
  const { t, type, cushion, pocket, group, at } = event;
  const [first, second] = event.balls.map((id) => balls.indexOf(id));
  const place = placeAt(paths[first!]!, t);
  const isThere = place.every((value, axis) => value === at[axis]);
  to.code(
    (second === undefined ? 0 : SECOND) |
      (cushion === undefined ? 0 : CUSHION) |
      (pocket === undefined ? 0 : POCKET) |
      (group === undefined ? 0 : GROUP) |
      (isThere ? 0 : ELSEWHERE),
  );
  to.code(EVENT_TYPES.indexOf(type));
  to.code(first!);
  if (second !== undefined) to.code(second);
  if (cushion !== undefined) to.code(CUSHIONS.indexOf(cushion));
  if (pocket !== undefined) to.code(pocket - 1);
  if (group !== undefined) to.code(group);
  if (!isThere) to.all(at);
}

function readEvent(
  t: number,
  balls: readonly string[],
  paths: readonly (readonly Segment[])[],
  from: StreamReader,
): TraceEvent {
  const has = from.code(32);
  const type = from.entry(EVENT_TYPES);
  const first = from.code(balls.length);
  const second = has & SECOND ? from.code(balls.length) : undefined;
  return {
    t,
    type,
    balls: second === undefined ? [balls[first]!] : [balls[first]!, balls[second]!],
    ...(has & CUSHION ? { cushion: from.entry(CUSHIONS) } : {}),
    ...(has & POCKET ? { pocket: from.entry(POCKETS) } : {}),
    ...(has & GROUP ? { group: from.code() } : {}),
    at: has & ELSEWHERE ? from.three() : placeAt(paths[first]!, t),
  };
}

/** Where a ball is at `t` where a segment of it starts then, which an event mostly does; else at its first place. */
function placeAt(path: readonly Segment[], t: number): Segment["p"] {
  return (path.findLast((segment) => segment.t === t) ?? path[0]!).p;
}
