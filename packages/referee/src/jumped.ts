import type { Layout, ObjectBall } from "@tacada/formats";
import { stateAt, type Trace } from "@tacada/physics";
import { point, runsInto, type TableSpec } from "@tacada/table";
import { ballNamed, lyingBalls } from "./layout.ts";

/** Balls that the cue ball flew over before its first contact; none of them had moved by then. */
export function jumpedBalls(table: TableSpec, layout: Layout, trace: Trace): ObjectBall[] {
  const meeting = trace.events.find(({ type, balls }) => type === "ball" && balls.includes("cue"));
  const met = meeting?.balls ?? [];
  const end = meeting?.t ?? trace.duration;
  const path = trace.paths[trace.balls.indexOf("cue")] ?? [];
  const flights = path.flatMap(({ t, motion }, index) => {
    const from = motion === "fly" && t < end ? stateAt(trace, "cue", t) : undefined;
    const to = stateAt(trace, "cue", Math.min(end, path[index + 1]?.t ?? t));
    if (from === undefined || to === undefined) return [];
    return [[point(from.position[0], from.position[1]), point(to.position[0], to.position[1])] as const];
  });
  // A ball in the way of a flight that the cue ball did not meet was below it.
  return lyingBalls(table, layout, ["cue", ...met])
    .filter((ball) => flights.some(([from, to]) => runsInto(from, to, table.cueBall.radius, ball)))
    .map(({ ball }) => ballNamed(ball));
}
