import type { TableSpec } from "@tacada/table";
import type { Segment, Trace } from "../trace/trace.ts";
import { contactBreaches } from "./laws/contacts.ts";
import { energyBreaches } from "./laws/energy.ts";
import { moment } from "./laws/moment.ts";
import { momentumBreaches } from "./laws/momentum.ts";
import { placeBreaches } from "./laws/places.ts";

/*
 * The laws that every trace keeps, checked from the trace alone: nothing here knows how the engine works.
 */

/** Overlap that rounding and soft contacts may leave, metres. */
const OVERLAP = 1e-9;

/** Every breach of a law in a trace, in words; `given` is the overlap the layout came with, metres. */
export function breachesOf(table: TableSpec, trace: Trace, given = 0): string[] {
  return [
    ...orderBreaches(trace),
    ...placeBreaches(table, trace, OVERLAP + given),
    ...energyBreaches(table, trace),
    ...momentumBreaches(table, trace),
    ...contactBreaches(table, trace, OVERLAP + given),
  ];
}

function orderBreaches(trace: Trace): string[] {
  const found: string[] = [];
  const { t, type } = trace.events[0]!;
  if (t !== 0 || (type !== "cue" && type !== "miscue")) found.push(`begins with ${type} at ${t}`);
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
      // A touch may be too soft to move a ball.
      const touched = segment.motion === "rest" && wasMet(trace, ball, segment.t);
      if (isContinued(before, segment) && !touched)
        found.push(`${trace.balls[ball]} starts anew for nothing at ${segment.t}`);
      if (jump > 1e-12) found.push(`${trace.balls[ball]} jumps ${jump} m at ${segment.t}`);
    }
  }
  return found;
}

const wasMet = ({ balls, events }: Trace, ball: number, at: number): boolean =>
  events.some(({ t, type, balls: met }) => t === at && type === "ball" && met.includes(balls[ball]!));

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
