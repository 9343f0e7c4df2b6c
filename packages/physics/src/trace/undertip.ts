import { PROFILES } from "../conditions.ts";
import { profileOf } from "../profile.ts";
import type { Trace } from "./trace.ts";

/**
 * Balls that the cue ball met while the tip was still on it, which it leaves after the profile's `cue.follow.touch`; a
 * ball frozen to it is among them. None where the profile's stick does not follow through.
 */
export function metUnderTip(trace: Trace): string[] {
  const profile = PROFILES.find((id) => id === trace.profile);
  const follow = profile === undefined ? undefined : profileOf(profile).cue.follow;
  if (follow === undefined) return [];
  const met = trace.events.filter(
    ({ t, type, balls }) => type === "ball" && t <= follow.touch && balls.includes("cue"),
  );
  return met.flatMap(({ balls }) => balls.filter((ball) => ball !== "cue"));
}
