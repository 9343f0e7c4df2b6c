import type { Layout, ObjectBall, ShownState } from "@tacada/formats";
import { stateAt, type Trace } from "@tacada/physics";
import { distance, point } from "@tacada/table";
import { ballNamed, placeOf } from "./layout.ts";

/** Rulebooks in which a stroke must not drive a ball that is frozen to the cue ball (sinuca 22.II.b, 40.IV). */
const LEFT_ALONE: readonly ShownState["rulebook"][] = ["sinuca"];

/** A cue ball that has come no further than this, metres, had not left a ball frozen to it. */
const LEAVING = 0.001;

/** Balls frozen to the cue ball that the stroke drove instead of leaving them, where the rulebook forbids it. */
export function drivenBalls(
  trace: Trace,
  rulebook: ShownState["rulebook"],
  layout: Layout,
  touching: readonly ObjectBall[] = [],
): ObjectBall[] {
  const from = placeOf(layout, "cue");
  if (from === undefined || touching.length === 0 || !LEFT_ALONE.includes(rulebook)) return [];
  const isThere = (t: number): boolean => {
    const cue = stateAt(trace, "cue", t);
    return cue !== undefined && distance(point(cue.position[0], cue.position[1]), from) < LEAVING;
  };
  const met = trace.events
    .filter(({ t, type, balls }) => type === "ball" && balls.includes("cue") && isThere(t))
    .flatMap(({ balls }) => balls.map(ballNamed));
  return touching.filter((ball) => met.includes(ball));
}
