import { PROFILES } from "../conditions.ts";
import { profileOf } from "../profile.ts";
import { stateAt } from "./state.ts";
import type { Trace } from "./trace.ts";

/** A cue ball that keeps more than this part of its energy in meeting a ball runs free of the tip (own). */
const FREE = 0.5;

/**
 * When the tip left the cue ball after the blow, seconds of the stroke: it pushes for the profile's `cue.follow.touch`, and
 * the ball comes half as far meanwhile as it does here, where it has all its speed from the start. 0 under a profile whose
 * stick does not follow through.
 */
export function tipLeft({ profile: name }: Pick<Trace, "profile">): number {
  const profile = PROFILES.find((id) => id === name);
  const follow = profile === undefined ? undefined : profileOf(profile).cue.follow;
  return 0.5 * (follow?.touch ?? 0);
}

/**
 * Balls that the cue ball met while the tip was still on it, and so full, less than 45° off its way, that the tip pushed on
 * through them; a ball frozen to it may be among them. A cue ball that meets a fine edge runs free.
 */
export function metUnderTip(trace: Trace): string[] {
  const left = tipLeft(trace);
  const met = trace.events.filter(
    ({ t, type, balls }) => t < left && type === "ball" && balls.includes("cue"),
  );
  return met.flatMap(({ t, balls }) => balls.filter((ball) => ball !== "cue" && isFull(trace, ball, t)));
}

/** Whether the cue ball, which goes as it started, gives ball `ball` more of its energy at `t` than it keeps. */
function isFull(trace: Trace, ball: string, t: number): boolean {
  const start = trace.paths[trace.balls.indexOf("cue")]?.[0];
  const cue = stateAt(trace, "cue", t);
  const other = stateAt(trace, ball, t);
  if (start === undefined || cue === undefined || other === undefined) return false;
  const x = other.position[0] - cue.position[0];
  const y = other.position[1] - cue.position[1];
  const [vx, vy] = start.v;
  const along = x * vx + y * vy;
  return along > 0 && along * along > (1 - FREE) * (x * x + y * y) * (vx * vx + vy * vy);
}
