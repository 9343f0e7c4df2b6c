import type { Ball } from "@tacada/formats";
import type { Trace, TraceEvent } from "@tacada/physics";
import { ballNamed } from "./layout.ts";

/** A ball that has come no further than this, metres, from the cushion that it was frozen to has not left it. */
const LEAVING = 0.001;

/**
 * Whether a ball met a cushion, at its nose, or came onto its top: sinuca-brasileira 7.2 has a ball that runs there run on
 * the cushion itself, and what no rulebook takes for the floor or a pocket is of the table.
 */
export const isCushion = ({ type }: TraceEvent): boolean => type === "cushion" || type === "rail";

/**
 * Balls that met a cushion after the cue ball's first contact, in order; none without a contact. A ball that was frozen
 * to a cushion and only stayed on it is left out: it counts there once it has left it, or reached another (bola-8 1.36).
 */
export function railsAfterContact(trace: Trace): Ball[] {
  const first = trace.events.find(({ type, balls }) => type === "ball" && balls.includes("cue"));
  if (first === undefined) return [];
  const met = trace.events.filter((event) => isCushion(event) && event.t >= first.t && !stayed(trace, event));
  return [...new Set(met.map(({ balls: [ball] }) => ballNamed(ball ?? "cue")))];
}

/** The ball was frozen to the cushion that it meets and has been nowhere else since. */
function stayed(trace: Trace, { balls: [ball = "cue"], cushion, t }: TraceEvent): boolean {
  const frozen = trace.frozen.before.some(
    (each) => each.ball === ball && "cushion" in each.to && each.to.cushion === cushion,
  );
  if (!frozen) return false;
  const across = cushion === "3-4" || cushion === "6-1" ? 0 : 1;
  const path = trace.paths[trace.balls.indexOf(ball)] ?? [];
  const start = path[0]?.p[across] ?? 0;
  const left = path.some((segment) => segment.t < t && Math.abs(segment.p[across] - start) > LEAVING);
  const elsewhere = trace.events.some(
    (event) => isCushion(event) && event.balls[0] === ball && event.cushion !== cushion && event.t < t,
  );
  return !left && !elsewhere;
}
