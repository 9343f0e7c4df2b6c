import { outlineOf, type TableSpec } from "@tacada/table";
import { type Boundary, boundaryOf, type Drop } from "../../table/boundary.ts";
import type { Trace, TraceEvent } from "../../trace/trace.ts";
import { clearance, type Moment, moment, segmentAt, segmentBefore } from "./moment.ts";
import { isGiven, NONE, plus, type Support, size, type Three } from "./supports.ts";

/*
 * Momentum comes from what stands, and from nowhere else: what balls that met got together, or one that met something, is
 * what slate, cushions and pockets can give where they touch them, each along its normal and within its friction.
 */

/** How near, metres, what gives an impulse is to the ball. */
const TOUCHING = 2e-9;
/** The most friction of cloth, of a pocket's edge and back, of a cushion, and of that together with the slate below. */
const FRICTION = { cloth: 0.25, pocket: 0.25, cushion: 0.14, both: 0.3 } as const;
/** The lowest that a nose presses on a ball from above, as a sine. */
const DEEPEST = 0.8;
/** The speed, m/s, that a ball has at least once it has tipped over an edge. */
const TIP = 0.2;
/** The speed, m/s, at which a ball parts from an edge that it hugs at the cost of its speed along it. */
const PARTING = 0.05;
/**
 * What the slate keeps of an upward push that is no hop: at most this speed in m/s; where all lie on one level, pressed down by
 * friction alone, also this part of what all got.
 */
const KEPT = { speed: 0.05, part: 0.12 } as const;
/** Rounding, as a part of the momenta: of balls alone, and of such as got something from what stands. */
const ROUNDING = { alone: 1e-13, supported: 1e-9 } as const;
/** What happens to a ball without anything that it meets. */
const QUIET: readonly TraceEvent["type"][] = ["roll", "spin", "rest"];

/** A ball whose way changes at one instant: before and after it, and all that is told of it. */
interface Body {
  readonly id: string;
  readonly mass: number;
  readonly radius: number;
  readonly was: Moment;
  readonly is: Moment;
  readonly events: readonly TraceEvent[];
  /** Impulse, N·s. */
  readonly got: Three;
}

/** Momentum that nothing gave. */
export function momentumBreaches(table: TableSpec, trace: Trace): string[] {
  const boundary = boundaryOf(outlineOf(table));
  const found: string[] = [];
  // Of the edge of a pocket no event tells.
  const aloft = trace.paths.flatMap((path) =>
    path.filter(({ motion }) => motion === "fall" || motion === "fly"),
  );
  const times = [...new Set([...trace.events, ...aloft].map(({ t }) => t))].filter((t) => t > 0);
  for (const t of times) {
    const events = trace.events.filter((event) => event.t === t);
    // The stick that strikes again brings momentum with it.
    if (events.some(({ type }) => type === "cue")) continue;
    for (const group of groupsAt(table, trace, t, events)) {
      if (!isLawful(table, boundary, trace.profile === "tacada-1", group))
        found.push(`momentum of ${group.map(({ id }) => id)} at ${t} from nowhere`);
    }
  }
  return found;
}

/** The balls whose ways change at `t`, those together that met, be it by others. */
function groupsAt(table: TableSpec, trace: Trace, t: number, events: readonly TraceEvent[]): Body[][] {
  const groups = trace.paths.flatMap((path, i): Body[][] => {
    const segment = segmentAt(path, t);
    if (segment.t !== t) return [];
    const id = trace.balls[i]!;
    const { mass, radius } = id === "cue" ? table.cueBall : table.ball;
    const [was, is] = [moment(segmentBefore(path, t), t), moment(segment, t)];
    // Under the first profile nothing leaves the slate but what falls for good.
    const up = trace.profile === "tacada-1" ? 0 : is.vz - was.vz;
    const got = plus(NONE, [is.vx - was.vx, is.vy - was.vy, up], mass);
    return [[{ id, mass, radius, was, is, events: events.filter(({ balls }) => balls.includes(id)), got }]];
  });
  for (const { type, balls } of events) {
    if (type !== "ball") continue;
    const [one, two] = balls.map((id) => groups.find((group) => group.some((body) => body.id === id)));
    if (one === undefined || two === undefined || one === two) continue;
    groups.splice(groups.indexOf(two), 1);
    one.push(...two);
  }
  return groups;
}

function isLawful(table: TableSpec, boundary: Boundary, plain: boolean, group: readonly Body[]): boolean {
  // Under the first profile what falls is gone; under the others, what is lower than the slate.
  const counts = ({ up, falls, z }: Moment): boolean => up || (falls && z > TOUCHING && !plain);
  if (!group.every(({ was, is }) => counts(was) && counts(is))) return true;
  const isQuiet = ({ was, events }: Body): boolean =>
    !was.falls && !was.flies && events.every(({ type }) => QUIET.includes(type));
  if (group.every(isQuiet)) return true;
  const change = group.reduce((sum, { got }) => plus(sum, got), NONE);
  const given = group.reduce((sum, { got }) => sum + size(got), 0);
  const moved = group.reduce((sum, { mass, was }) => sum + mass * Math.hypot(was.vx, was.vy, was.vz), 0);
  const lies = ({ was, radius }: Body): boolean => !was.flies && !was.falls && was.z - radius < TOUCHING;
  const kept = group.every(lies) ? KEPT.part * given : Infinity;
  const supports = group.flatMap((body) => [
    ...(plain ? [] : slateUnder(table, body, kept)),
    ...body.events.flatMap((event) => cushionAt(table, boundary, event, body)),
    ...boundary.drops.flatMap((drop) => pocketAt(table, drop, body)),
  ]);
  const rounding = supports.length === 0 ? ROUNDING.alone : ROUNDING.supported;
  return isGiven(change, supports, rounding * moved + 1e-14);
}

/** The bed, or the top of a rail, under a ball that lies there or comes down; `kept` is the most that it keeps, N·s. */
function slateUnder({ noseHeight }: TableSpec, body: Body, kept: number): Support[] {
  const { was, is, mass, radius, events } = body;
  const height = was.z - radius;
  const isOnRail = Math.abs(height - noseHeight) < TOUCHING;
  if (!isOnRail && Math.abs(height) > TOUCHING) return [];
  const found: Support[] = [{ normal: [0, 0, 1], friction: FRICTION.cloth, most: Infinity }];
  if (!is.flies && !is.falls)
    found.push({ normal: [0, 0, -1], friction: 0, most: Math.min(mass * KEPT.speed, kept) });
  const speed = Math.hypot(is.vx, is.vy);
  if (isOnRail && speed > 0 && events.some(({ type }) => type === "jump"))
    found.push({ normal: [is.vx / speed, is.vy / speed, 0], friction: 0, most: mass * TIP });
  return found;
}

/** The cushion that an event names where the ball touches it: seen from a ball in the air it may press from above. */
function cushionAt(
  { noseHeight }: TableSpec,
  boundary: Boundary,
  { type, cushion, pocket }: TraceEvent,
  { was, is, radius }: Body,
): Support[] {
  if (type !== "cushion") return [];
  const parts = new Set([...boundary.parts, ...boundary.drops.flatMap(({ walls }) => walls)]);
  return [...parts].flatMap((part): Support[] => {
    if (part.kind === "drop" || part.cushion !== cushion || part.pocket !== pocket) return [];
    if (Math.abs(clearance(part, was, radius, noseHeight, TOUCHING)) > TOUCHING) return [];
    const [fromX, fromY] = [was.x - part.x, was.y - part.y];
    const apart = Math.hypot(fromX, fromY);
    const [nx, ny] = part.kind === "nose" ? [part.nx, part.ny] : [fromX / apart, fromY / apart];
    const support = (steep: number, friction: number): Support => {
      const flat = Math.sqrt(1 - steep * steep);
      return { normal: [flat * nx, flat * ny, steep], friction, most: Infinity };
    };
    const over = Math.max((was.z - noseHeight) / radius, -DEEPEST);
    const leant = support(over, FRICTION.cushion);
    // A ball that another lifts may meet the cushion just then.
    if (!was.flies && !was.falls)
      return is.flies ? [leant, support(0, FRICTION.both)] : [support(0, FRICTION.both)];
    return over < 0 ? [leant, support(0, FRICTION.cushion)] : [leant];
  });
}

/** Edge and back of a pocket where they touch a ball, and what turns it back that lies on one of them or tips over it. */
function pocketAt({ noseHeight }: TableSpec, drop: Drop, { was, is, mass, radius, events }: Body): Support[] {
  const [x, y] = [was.x - drop.x, was.y - drop.y];
  const away = Math.hypot(x, y);
  if (away > drop.back + radius) return [];
  const support = (steep: number): Support => {
    const flat = -Math.sqrt(Math.max(1 - steep * steep, 0)) / away;
    return { normal: [flat * x, flat * y, steep], friction: FRICTION.pocket, most: Infinity };
  };
  const found: Support[] = [];
  if ([was, is].some(({ flies, falls }) => flies || falls)) {
    const edge = Math.hypot(drop.radius - away, was.z);
    if (Math.abs(edge - radius) <= TOUCHING) found.push(support(was.z / edge));
    const over = was.z - noseHeight;
    const back = Math.hypot(drop.back - away, Math.max(over, 0));
    if (Math.abs(back - radius) <= TOUCHING) {
      found.push(support(Math.max(over, 0) / back));
      if (over < 0) found.push(support(Math.max(over / radius, -DEEPEST)));
    }
  }
  const speed = Math.hypot(was.vx, was.vy, was.vz);
  if (found.length > 0 && speed > 0) {
    const normal: Three = [-was.vx / speed, -was.vy / speed, -was.vz / speed];
    found.push({ normal, friction: 1, most: mass * PARTING });
  }
  const isOver = Math.abs(away - drop.radius) <= TOUCHING && events.some(({ type }) => type === "jump");
  if (
    found.length > 0 ||
    isOver ||
    events.some(({ type, pocket }) => type === "drop" && pocket === drop.pocket)
  ) {
    const outward = Math.max((x * was.vx + y * was.vy) / away, 0);
    found.push({ normal: [-x / away, -y / away, 0], friction: 0, most: mass * (TIP + outward) });
  }
  return found;
}
