import type { TableSpec } from "@tacada/table";
import type { Trace } from "../../trace/trace.ts";
import { type Moment, moment, segmentAt, segmentBefore } from "./moment.ts";

const GRAVITY = 9.81;
/** How deep under the cloth, metres, a ball's centre is where it is down: heights count from there. */
const DEPTH = 0.1;
/** The speed, m/s, that a ball has at least once it has tipped over the edge of a rail or a pocket. */
const TIP = 0.2;
const OVERLAP = 1e-9;

/** Energy that rises in an event or between two. */
export function energyBreaches(table: TableSpec, trace: Trace): string[] {
  const found: string[] = [];
  const specs = trace.balls.map((id) => (id === "cue" ? table.cueBall : table.ball));
  const times = [...new Set(trace.events.map((event) => event.t))].filter((t) => t > 0);
  let last = Infinity;
  let since = 0;
  for (const t of times) {
    const events = trace.events.filter((event) => event.t === t);
    const kinds = new Set(events.map((event) => event.type));
    const before = trace.paths.map((path) => moment(segmentBefore(path, t), t));
    const after = trace.paths.map((path) => moment(segmentAt(path, t), t));
    const energy = { before: 0, after: 0, tip: 0 };
    for (const [i, { mass, radius }] of specs.entries()) {
      const was = before[i]!;
      const is = after[i]!;
      // Under the first profile what falls is gone.
      const counts = ({ up, falls }: Moment): boolean => up || (falls && trace.profile !== "tacada-1");
      if (!counts(was) || !counts(is)) continue;
      if (!was.falls && is.falls) energy.tip += 0.5 * mass * TIP * TIP;
      energy.before += energyOf(was, mass, radius);
      energy.after += energyOf(is, mass, radius);
      const leavesRail = !was.flies && is.flies && was.z > radius + table.noseHeight - OVERLAP;
      const isOnBack = events.some(({ type, balls }) => type === "back" && balls[0] === trace.balls[i]);
      if (leavesRail || isOnBack) energy.tip += 0.5 * mass * TIP * TIP;
    }
    const tipped = tippedBetween(specs, trace, since, t);
    since = t;
    if (energy.before > last * (1 + 1e-12) + 1e-15 + tipped)
      found.push(`energy rises from ${last} to ${energy.before} J before ${t}`);
    last = energy.after;
    // The stick that strikes again brings energy with it.
    if (kinds.has("cue")) continue;
    if (energy.after > energy.before * (1 + 1e-12) + 1e-15 + energy.tip) {
      found.push(`energy rises from ${energy.before} to ${energy.after} J at ${t} (${[...kinds]})`);
    }
  }
  return found;
}

/** The energy that balls may have got, J, which lay on an edge of a pocket between two events and tipped over it. */
function tippedBetween(
  specs: readonly { readonly mass: number }[],
  { paths }: Trace,
  from: number,
  to: number,
): number {
  const tips = paths.map((path, i) => {
    const struck = path.filter(
      ({ t, motion }) => t > from && t < to && (motion === "fall" || motion === "fly"),
    );
    return 0.5 * specs[i]!.mass * TIP * TIP * struck.length;
  });
  return tips.reduce((sum, each) => sum + each, 0);
}

const energyOf = (ball: Moment, mass: number, radius: number): number =>
  0.5 * mass * (ball.vx * ball.vx + ball.vy * ball.vy + ball.vz * ball.vz) +
  mass * GRAVITY * (ball.z + DEPTH) +
  0.2 * mass * radius * radius * ball.w2;
