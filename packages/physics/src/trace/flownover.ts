import { distanceToStretch, point, touchDistance } from "@tacada/table";
import type { Segment, Trace } from "./trace.ts";

/** A ball that was frozen to the cue ball may lie this far under it, metres: it is left, not flown over. */
const FROZEN = 1e-6;

/**
 * Balls that the cue ball flew over before it met any, in the order of `trace.balls`: seen from above, the two come
 * nearer during a flight than balls that touch on the bed. None of them has moved by then.
 */
export function flownOver(trace: Trace): string[] {
  const first = trace.events.find(({ type, balls }) => type === "ball" && balls.includes("cue"));
  const met = trace.events
    .filter((event) => event === first || (event.group !== undefined && event.group === first?.group))
    .flatMap(({ balls }) => balls);
  const cue = trace.paths[trace.balls.indexOf("cue")] ?? [];
  const flights = flightsOf(cue, first?.t ?? trace.duration);
  return trace.balls.filter((ball, at) => {
    const [start] = trace.paths[at] ?? [];
    if (start === undefined || ball === "cue" || met.includes(ball)) return false;
    // At the start a ball's centre is as high as its radius.
    const reach = touchDistance(cue[0]?.p[2] ?? 0, start.p[2]) - FROZEN;
    const place = point(start.p[0], start.p[1]);
    return flights.some(([from, to]) => distanceToStretch(place, from, to) < reach);
  });
}

/** The flights of a path until `end`, seen from above: straight, for nothing pulls a ball sidewards in the air. */
function flightsOf(path: readonly Segment[], end: number) {
  return path.flatMap(({ t, motion, p, v }, at) => {
    if (motion !== "fly" || t >= end) return [];
    const h = Math.min(end, path[at + 1]?.t ?? end) - t;
    return [[point(p[0], p[1]), point(p[0] + h * v[0], p[1] + h * v[1])] as const];
  });
}
