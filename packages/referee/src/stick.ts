import type { Fault, ObjectBall } from "@tacada/formats";
import { metUnderTip, type Trace } from "@tacada/physics";
import { ballNamed, kindOf } from "./layout.ts";

/**
 * What the stick did wrong after the blow: it came to the cue ball a second time. A `push` where the tip was still on the
 * cue ball when that met a ball, else a `double-hit`. Neither where the cue ball runs free of it, as off a fine edge, nor
 * where it was frozen to the ball aimed at and played into it, for there the tip cannot leave in time
 * (sinuca-brasileira 7.1.e, 6.7; bola-8 1.23).
 */
export function stickFaults(trace: Trace, target: ObjectBall, touching: readonly ObjectBall[] = []): Fault[] {
  if (trace.events.filter(({ type }) => type === "cue").length < 2) return [];
  const isFrozen = (name: string): boolean => touching.some((ball) => ball === ballNamed(name));
  const isTarget = (name: string): boolean => name !== "cue" && kindOf(ballNamed(name)) === target;
  const first = trace.events.find(({ type, balls }) => type === "ball" && balls.includes("cue"));
  if (first?.balls.some((ball) => isFrozen(ball) && isTarget(ball))) return [];
  return metUnderTip(trace).some((ball) => !isFrozen(ball)) ? ["push"] : ["double-hit"];
}
