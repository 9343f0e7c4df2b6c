import type { Fault, ObjectBall } from "@tacada/formats";
import { metUnderTip, type Trace } from "@tacada/physics";
import { ballNamed, kindOf } from "./layout.ts";

/**
 * What the stick did wrong after the blow. A `push`: the tip was still on the cue ball when that met a ball. A
 * `double-hit`: it came to the cue ball a second time. Neither where the cue ball was frozen to the ball aimed at and
 * played into it, for there the tip cannot leave in time (sinuca-brasileira 7.1.e, 6.7; bola-8 1.23).
 */
export function stickFaults(trace: Trace, target: ObjectBall, touching: readonly ObjectBall[] = []): Fault[] {
  const first = trace.events.find(({ type, balls }) => type === "ball" && balls.includes("cue"));
  const isTarget = (name: string): boolean =>
    touching.some((ball) => ball === ballNamed(name) && kindOf(ball) === target);
  if (first?.balls.some(isTarget)) return [];
  const isFrozen = (name: string): boolean => touching.some((ball) => ball === ballNamed(name));
  if (metUnderTip(trace).some((ball) => !isFrozen(ball))) return ["push"];
  return trace.events.filter(({ type }) => type === "cue").length > 1 ? ["double-hit"] : [];
}
