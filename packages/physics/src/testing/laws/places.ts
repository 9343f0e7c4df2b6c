import { outlineOf, type TableSpec } from "@tacada/table";
import { boundaryOf } from "../../boundary.ts";
import { BED, FLOOR, groundAt, TOP } from "../../ground.ts";
import { RAIL } from "../../rail.ts";
import type { Trace } from "../../trace.ts";
import { clearance, moment, segmentAt } from "./moment.ts";

/** Overlaps of balls and cushions, at every event and half-way to the next. */
export function placeBreaches(table: TableSpec, trace: Trace, overlap: number): string[] {
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
