import { outlineOf, type TableSpec, touchDistance } from "@tacada/table";
import { type Boundary, boundaryOf } from "../../table/boundary.ts";
import type { Trace, TraceEvent } from "../../trace/trace.ts";
import { backGap, clearance, type Moment, moment, segmentAt, segmentBefore } from "./moment.ts";

/** The gap up to which balls count as touching, metres. */
const TOUCHING = 1e-9;
/** How far beside the end of a nose, metres, rounding may leave a ball that met it. */
const ROUNDING = 1e-9;
/** How deep under the cloth, metres, a ball's centre is where it is down. */
const DEPTH = 0.1;
/** How fast, m/s, a ball may be sent into a third one by two that are pressed together and parted. */
const PARTED = 0.02;
/** The part of a change of speed that the slate under the ball may take back. */
const SLATE = 0.1;
/** Slip, m/s, of a ball that rolls. */
const ROLLS = 1e-8;

/** Contacts told that are none, balls that met and do not part, and motions that are not what their event says. */
export function contactBreaches(table: TableSpec, trace: Trace, overlap: number): string[] {
  const boundary = boundaryOf(outlineOf(table));
  const found: string[] = [];
  for (const event of trace.events) {
    // What the tip does to the cue ball at the start has no before.
    const told = event.t === 0 && event.type !== "ball" ? undefined : event;
    const wrong = told && wrongOf(table, boundary, trace, told, overlap);
    if (wrong !== undefined) found.push(`${event.type} of ${event.balls} at ${event.t}: ${wrong}`);
  }
  return found;
}

/** What is wrong with an event, if anything. */
function wrongOf(
  table: TableSpec,
  boundary: Boundary,
  trace: Trace,
  event: TraceEvent,
  overlap: number,
): string | undefined {
  const { t, type } = event;
  const paths = event.balls.map((id) => trace.paths[trace.balls.indexOf(id)]!);
  const radii = event.balls.map((id) => (id === "cue" ? table.cueBall : table.ball).radius);
  const before = paths.map((path) => moment(segmentBefore(path, t), t));
  const after = paths.map((path) => moment(segmentAt(path, t), t));
  const [was, is, radius] = [before[0]!, after[0]!, radii[0]!];
  if (type === "ball") return wrongMeeting(trace, event, before, after, radii, overlap);
  if (type === "cushion") {
    const gap = cushionGap(boundary, event, was, radius, table.noseHeight);
    return Math.abs(gap) > TOUCHING + overlap ? `${gap} m from it` : undefined;
  }
  if (type === "drop") {
    const drop = boundary.drops.find(({ pocket }) => pocket === event.pocket)!;
    const inside = drop.radius - Math.hypot(was.x - drop.x, was.y - drop.y);
    return inside < -overlap || (!was.flies && inside > overlap) ? `${inside} m inside` : undefined;
  }
  if (type === "back") {
    const drop = boundary.drops.find(({ pocket }) => pocket === event.pocket)!;
    const gap = backGap(drop, was, radius, table.noseHeight);
    return Math.abs(gap) > TOUCHING + overlap ? `${gap} m from it` : undefined;
  }
  if (type === "bounce") {
    const drop = boundary.drops.find(({ pocket }) => pocket === event.pocket)!;
    const away = Math.hypot(was.x - drop.x, was.y - drop.y);
    // Between the edge and the back it comes out aside, round the end of the back.
    const outside = Math.max(drop.radius - away, away - drop.back);
    return outside > 2 * TOUCHING + overlap || is.falls ? `${outside} m from an edge` : undefined;
  }
  if (type === "pot")
    return Math.abs(was.z + DEPTH) > overlap || is.vz < 0 ? `still falls at ${was.z} m` : undefined;
  if (type === "land" || type === "rail") {
    const height = was.z - radius - (type === "rail" ? table.noseHeight : 0);
    return Math.abs(height) > overlap || was.vz > 0
      ? `${height} m above, rising at ${was.vz} m/s`
      : undefined;
  }
  // In the same instant the ball may have been met again.
  if (trace.events.some((other) => other !== event && other.t === t && other.balls.includes(event.balls[0]!)))
    return undefined;
  if (type === "jump") return is.flies ? undefined : "stays";
  const slip = Math.hypot(is.vx - radius * is.wy, is.vy + radius * is.wx);
  if (type === "roll") return slip > ROLLS ? `slips at ${slip} m/s` : undefined;
  const speed = Math.hypot(is.vx, is.vy, is.vz);
  return (type === "rest" || type === "spin") && speed > 0 ? `moves at ${speed} m/s` : undefined;
}

function wrongMeeting(
  trace: Trace,
  event: TraceEvent,
  before: readonly Moment[],
  after: readonly Moment[],
  radii: readonly number[],
  overlap: number,
): string | undefined {
  const reach = radii[0]! + radii[1]!;
  const [one, two] = [before[0]!, before[1]!];
  const gap = distance(one, two) - reach;
  // Under the first profile balls of unlike size meet in the plane.
  const unlike = trace.profile === "tacada-1" ? reach - touchDistance(radii[0]!, radii[1]!) : 0;
  if (Math.abs(gap) > TOUCHING + overlap + unlike) return `${gap} m apart`;
  // The slate may turn a ball that was pressed onto it back by a part of what either got.
  const got = Math.max(
    ...[one, two].map((was, at) => {
      const is = after[at]!;
      // Of the balls that lay still before the stroke nothing is told but what they got.
      if (event.t === 0) return Math.hypot(is.vx, is.vy, is.vz);
      return Math.hypot(is.vx - was.vx, is.vy - was.vy, is.vz - was.vz);
    }),
  );
  const closing = approach(after[0]!, after[1]!);
  const allowed = PARTED + (trace.profile === "tacada-1" ? 0 : SLATE * got);
  return closing > allowed && !meetAgain(trace, event, (TOUCHING + overlap) / closing)
    ? `still close in at ${closing} m/s`
    : undefined;
}

/** Whether the two balls of an event meet once more within some seconds. */
const meetAgain = ({ events }: Trace, { t, balls }: TraceEvent, within: number): boolean =>
  events.some(
    (next) =>
      next.type === "ball" &&
      next.t > t &&
      next.t <= t + within &&
      next.balls.every((id) => balls.includes(id)),
  );

const distance = (one: Moment, two: Moment): number =>
  Math.hypot(one.x - two.x, one.y - two.y, one.z - two.z);

/** How fast two balls close in, m/s. */
const approach = (one: Moment, two: Moment): number =>
  ((one.x - two.x) * (two.vx - one.vx) +
    (one.y - two.y) * (two.vy - one.vy) +
    (one.z - two.z) * (two.vz - one.vz)) /
  distance(one, two);

/** Metres between a ball and the nearest part of the cushion that an event names, its jaw, facing or end where it says so. */
function cushionGap(
  boundary: Boundary,
  event: TraceEvent,
  ball: Moment,
  radius: number,
  height: number,
): number {
  const edges = boundary.drops.flatMap((drop) => drop.walls);
  const gaps = [...boundary.parts, ...edges].flatMap((part) => {
    if (part.kind === "drop" || part.cushion !== event.cushion || part.pocket !== event.pocket) return [];
    return [clearance(part, ball, radius, height, ROUNDING)];
  });
  return gaps.reduce((nearest, gap) => (Math.abs(gap) < Math.abs(nearest) ? gap : nearest), Infinity);
}
