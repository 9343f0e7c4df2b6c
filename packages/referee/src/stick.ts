import type { Fault, ObjectBall } from "@tacada/formats";
import { metUnderTip, type Trace, tipLeft } from "@tacada/physics";
import { ballNamed, kindOf } from "./layout.ts";

/**
 * What the stick did wrong after the blow. A `push` where the tip was still on the cue ball when that met a ball full enough
 * to be held by it; else a `double-hit` where it came to the cue ball again after it had left that. Neither where the cue
 * ball runs free of it, as off a fine edge, nor where it was frozen to the ball aimed at and played into it, for there the
 * tip cannot leave in time (sinuca-brasileira 7.1.e, 6.7; bola-8 1.23).
 */
export function stickFaults(trace: Trace, target: ObjectBall, touching: readonly ObjectBall[] = []): Fault[] {
  const isFrozen = (name: string): boolean => touching.some((ball) => ball === ballNamed(name));
  const isTarget = (name: string): boolean => name !== "cue" && kindOf(ballNamed(name)) === target;
  const isPlayed = (name: string): boolean => isFrozen(name) && isTarget(name);
  const first = trace.events.find(({ type, balls }) => type === "ball" && balls.includes("cue"));
  if (first?.balls.some(isPlayed)) return [];
  if (metUnderTip(trace).some((ball) => !isPlayed(ball))) return ["push"];
  return trace.events.some(({ t, type }) => type === "cue" && t > tipLeft(trace)) ? ["double-hit"] : [];
}
