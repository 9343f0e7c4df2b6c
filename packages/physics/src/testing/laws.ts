import { outlineOf, type TableSpec } from "@tacada/table";
import { boundaryOf } from "../boundary.ts";
import { BED, FLOOR, groundAt, TOP } from "../ground.ts";
import { RAIL } from "../rail.ts";
import type { Segment, Trace } from "../trace.ts";

/*
 * The laws that every trace keeps, checked from the trace alone: nothing here knows how the engine works.
 */

interface Moment {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly vx: number;
  readonly vy: number;
  readonly vz: number;
  readonly w2: number;
  readonly flies: boolean;
  /** Not in a pocket, on its way down or on the floor. */
  readonly up: boolean;
}

const GRAVITY = 9.81;
/** The largest part of the impulses at a contact of balls that the slate's friction can add to their momentum. */
const SLATE = 0.4;
/** The speed, m/s, that a ball has at least once it has tipped over the edge of a rail. */
const TIP = 0.2;

/** Overlap that rounding and soft contacts may leave, metres. */
const OVERLAP = 1e-9;

/** Every breach of a law in a trace, in words; `given` is the overlap the layout came with, metres. */
export function breachesOf(table: TableSpec, trace: Trace, given = 0): string[] {
  return [
    ...orderBreaches(trace),
    ...placeBreaches(table, trace, OVERLAP + given),
    ...impactBreaches(table, trace),
  ];
}

function orderBreaches(trace: Trace): string[] {
  const found: string[] = [];
  for (const [at, event] of trace.events.entries()) {
    if (event.t < (trace.events[at - 1]?.t ?? 0)) found.push(`event ${at} before its time`);
  }
  for (const [ball, path] of trace.paths.entries()) {
    if (path[0]?.t !== 0) found.push(`${trace.balls[ball]} does not start at 0`);
    if (path.at(-1)?.motion !== "rest") found.push(`${trace.balls[ball]} does not end at rest`);
    for (const [at, segment] of path.entries()) {
      const before = path[at - 1];
      if (before === undefined) continue;
      if (segment.t <= before.t) found.push(`${trace.balls[ball]} segment ${at} before its time`);
      const reached = moment(before, segment.t);
      const jump = Math.hypot(reached.x - segment.p[0], reached.y - segment.p[1], reached.z - segment.p[2]);
      if (isContinued(before, segment))
        found.push(`${trace.balls[ball]} starts anew for nothing at ${segment.t}`);
      if (jump > 1e-12) found.push(`${trace.balls[ball]} jumps ${jump} m at ${segment.t}`);
    }
  }
  return found;
}

/** Whether a segment is the one before it over again: the ball was stopped and sent on by nothing. */
function isContinued(before: Segment, segment: Segment): boolean {
  const h = segment.t - before.t;
  const same = (a: number, b: number): boolean => Math.abs(a - b) < 1e-13;
  if (before.motion !== segment.motion) return false;
  return ([0, 1, 2] as const).every(
    (axis) =>
      same(before.v[axis] + before.a[axis] * h, segment.v[axis]) &&
      same(before.w[axis] + before.dw[axis] * h, segment.w[axis]) &&
      same(before.a[axis], segment.a[axis]) &&
      same(before.dw[axis], segment.dw[axis]),
  );
}

/** Overlaps of balls and cushions, at every event and half-way to the next. */
function placeBreaches(table: TableSpec, trace: Trace, overlap: number): string[] {
  const found: string[] = [];
  const boundary = boundaryOf(outlineOf(table));
  const radii = trace.balls.map((id) => (id === "cue" ? table.cueBall : table.ball).radius);
  for (const [at, event] of trace.events.entries()) {
    const next = trace.events[at + 1]?.t ?? event.t;
    for (const t of [event.t, (event.t + next) / 2]) {
      const moments = trace.paths.map((path) => moment(segmentAt(path, t), t));
      for (const [i, one] of moments.entries()) {
        if (!one.up) continue;
        for (const [j, two] of moments.entries()) {
          const gap = Math.hypot(one.x - two.x, one.y - two.y, one.z - two.z) - radii[i]! - radii[j]!;
          if (j > i && two.up && gap < -overlap) {
            found.push(`${trace.balls[i]} in ${trace.balls[j]} by ${-gap} m at ${t}`);
          }
        }
        const beyond = (at: number, half: number): boolean => Math.abs(at) > half + RAIL.width;
        if (beyond(one.x, boundary.x) || beyond(one.y, boundary.y)) continue;
        for (const part of boundary.parts) {
          const gap = clearance(part, one, radii[i]!, table.noseHeight);
          if (gap < -overlap) found.push(`${trace.balls[i]} in the rim by ${-gap} m at ${t}`);
        }
        const under = groundAt(boundary, one.x, one.y);
        const sunk = radii[i]! - one.z;
        if (under === BED && sunk > overlap) found.push(`${trace.balls[i]} in the bed by ${sunk} m at ${t}`);
        const low = !one.flies && one.z < table.noseHeight;
        if (low && (under === TOP || under === FLOOR))
          found.push(`${trace.balls[i]} has left the table at ${t}`);
      }
    }
  }
  return found;
}

function clearance(
  part: ReturnType<typeof boundaryOf>["parts"][number],
  ball: Moment,
  radius: number,
  height: number,
): number {
  const x = ball.x - part.x;
  const y = ball.y - part.y;
  if (part.kind === "drop") return ball.flies || ball.z > height ? Infinity : Math.hypot(x, y) - part.radius;
  const along = part.kind === "nose" ? x * part.ny - y * part.nx : 0;
  if (part.kind === "nose" && (along < 0 || along > part.length)) return Infinity;
  const away = part.kind === "jaw" ? Math.hypot(x, y) - part.radius : x * part.nx + y * part.ny;
  const over = Math.max(ball.z - height, 0);
  return (over === 0 ? away : Math.hypot(Math.max(away, 0), over)) - radius;
}

/** Energy that rises in an event or between two, momentum that changes when balls alone met. */
function impactBreaches(table: TableSpec, trace: Trace): string[] {
  const found: string[] = [];
  const specs = trace.balls.map((id) => (id === "cue" ? table.cueBall : table.ball));
  const times = [...new Set(trace.events.map((event) => event.t))].filter((t) => t > 0);
  let last = Infinity;
  for (const t of times) {
    const kinds = new Set(trace.events.filter((event) => event.t === t).map((event) => event.type));
    const before = trace.paths.map((path) => moment(segmentBefore(path, t), t));
    const after = trace.paths.map((path) => moment(segmentAt(path, t), t));
    const energy = { before: 0, after: 0, tip: 0 };
    const change = { x: 0, y: 0, size: 0, given: 0 };
    for (const [i, { mass, radius }] of specs.entries()) {
      const was = before[i]!;
      const is = after[i]!;
      if (!was.up || !is.up) continue;
      energy.before += energyOf(was, mass, radius);
      energy.after += energyOf(is, mass, radius);
      const leavesRail = !was.flies && is.flies && was.z > radius + table.noseHeight - OVERLAP;
      if (leavesRail) energy.tip += 0.5 * mass * TIP * TIP;
      change.x += mass * (is.vx - was.vx);
      change.y += mass * (is.vy - was.vy);
      change.size += mass * Math.hypot(was.vx, was.vy);
      change.given += mass * Math.hypot(is.vx - was.vx, is.vy - was.vy, is.vz - was.vz);
    }
    if (energy.before > last * (1 + 1e-12) + 1e-15) found.push(`energy rises before ${t}`);
    last = energy.after;
    // The stick that strikes again brings energy and momentum with it.
    if (kinds.has("cue")) continue;
    if (energy.after > energy.before * (1 + 1e-12) + 1e-15 + energy.tip) {
      found.push(`energy rises from ${energy.before} to ${energy.after} J at ${t} (${[...kinds]})`);
    }
    const between = kinds.has("ball") && !kinds.has("cushion") && !kinds.has("drop");
    // Where balls fly, the slate rubs a ball that another presses down: friction of friction, a part of the impulses.
    const slate = trace.profile === "tacada-1" ? 0 : SLATE * change.given;
    if (between && Math.hypot(change.x, change.y) > 1e-13 * change.size + 1e-14 + slate) {
      found.push(`momentum changes by ${Math.hypot(change.x, change.y)} N·s at ${t}`);
    }
  }
  return found;
}

const energyOf = (ball: Moment, mass: number, radius: number): number =>
  0.5 * mass * (ball.vx * ball.vx + ball.vy * ball.vy + ball.vz * ball.vz) +
  mass * GRAVITY * (ball.z - radius) +
  0.2 * mass * radius * radius * ball.w2;

function moment(segment: Segment, t: number): Moment {
  const h = t - segment.t;
  const at = (axis: 0 | 1 | 2): number => segment.p[axis] + h * (segment.v[axis] + 0.5 * segment.a[axis] * h);
  const w = [0, 1, 2].map((axis) => segment.w[axis]! + segment.dw[axis]! * h);
  return {
    x: at(0),
    y: at(1),
    z: at(2),
    vx: segment.v[0] + segment.a[0] * h,
    vy: segment.v[1] + segment.a[1] * h,
    vz: segment.v[2] + segment.a[2] * h,
    w2: w.reduce((sum, value) => sum + value * value, 0),
    flies: segment.motion === "fly",
    up: segment.motion !== "fall" && at(2) > 0,
  };
}

const segmentAt = (path: readonly Segment[], t: number): Segment =>
  path.findLast((segment) => segment.t <= t) ?? path[0]!;

const segmentBefore = (path: readonly Segment[], t: number): Segment =>
  path.findLast((segment) => segment.t < t) ?? path[0]!;
