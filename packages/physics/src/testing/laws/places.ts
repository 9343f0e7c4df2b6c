import { outlineOf, type TableSpec } from "@tacada/table";
import { type Boundary, boundaryOf } from "../../table/boundary.ts";
import { BED, FLOOR, groundAt, TOP } from "../../table/ground.ts";
import { RAIL } from "../../table/rail.ts";
import type { Trace } from "../../trace/trace.ts";
import { backGap, clearance, edgeGap, type Moment, moment, segmentAt } from "./moment.ts";

/** Overlaps of balls and cushions, at every event and half-way to the next. */
export function placeBreaches(table: TableSpec, trace: Trace, overlap: number): string[] {
  const found: string[] = [];
  const boundary = boundaryOf(outlineOf(table));
  const radii = trace.balls.map((id) => (id === "cue" ? table.cueBall : table.ball).radius);
  // Under the first profile a pocket has no inside.
  const isInside = trace.profile !== "tacada-1";
  for (const [at, event] of trace.events.entries()) {
    const next = trace.events[at + 1]?.t ?? event.t;
    for (const t of [event.t, (event.t + next) / 2]) {
      const segments = trace.paths.map((path) => segmentAt(path, t));
      const moments = segments.map((segment) => moment(segment, t));
      // A ball that has lain still since the last look was looked at then.
      const moves = segments.map(({ motion, t: since }) => motion !== "rest" || since === t);
      // Under the first profile what falls meets nothing any more.
      const isMet = ({ up, falls, z }: Moment): boolean =>
        up || (falls && z > overlap && trace.profile !== "tacada-1");
      for (const [i, one] of moments.entries()) {
        if (!isMet(one)) continue;
        for (let j = i + 1; j < moments.length; j++) {
          const two = moments[j]!;
          if (!isMet(two) || (!moves[i] && !moves[j])) continue;
          const gap = Math.hypot(one.x - two.x, one.y - two.y, one.z - two.z) - radii[i]! - radii[j]!;
          if (gap < -overlap) found.push(`${trace.balls[i]} in ${trace.balls[j]} by ${-gap} m at ${t}`);
        }
        if (moves[i]) {
          for (const what of tableBreaches(boundary, one, radii[i]!, table.noseHeight, overlap, isInside))
            found.push(`${trace.balls[i]} ${what} at ${t}`);
        }
      }
    }
  }
  return found;
}

/** What of the table, with the inside of its pockets where those have one, a ball is in, and whether it lies where no ball can. */
function tableBreaches(
  boundary: Boundary,
  ball: Moment,
  radius: number,
  height: number,
  overlap: number,
  isInside: boolean,
): string[] {
  const within = (half: { readonly x: number; readonly y: number }, by: number): boolean =>
    Math.abs(ball.x) <= half.x + by && Math.abs(ball.y) <= half.y + by;
  if (!within(boundary, RAIL.width)) return [];
  const found: string[] = [];
  const sunk = radius - ball.z;
  // Nothing of the rim reaches farther over the bed than a ball is wide.
  const clear = within(boundary, -2 * radius);
  for (const part of clear ? [] : boundary.parts) {
    const gap = clearance(part, ball, radius, height);
    if (gap < -overlap) found.push(`in the rim by ${-gap} m`);
  }
  if ((ball.falls || ball.flies) && isInside) {
    for (const drop of boundary.drops) {
      const wall = backGap(drop, ball, radius, height);
      if (wall < -overlap) found.push(`in a pocket's back by ${-wall} m`);
      const edge = ball.falls ? edgeGap(drop, ball, radius) : Infinity;
      if (edge < -overlap) found.push(`in the slate's edge by ${-edge} m`);
    }
  }
  if (ball.falls) return found;
  const under = groundAt(boundary, ball.x, ball.y);
  if (under === BED && sunk > overlap) found.push(`in the bed by ${sunk} m`);
  const low = !ball.flies && ball.z < height;
  if (low && (under === TOP || under === FLOOR)) found.push("has left the table");
  return found;
}
