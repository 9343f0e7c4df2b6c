import type { Shot } from "@tacada/formats";
import type { Doubt } from "../rulebook.ts";
import { currentFrame } from "./frame.ts";
import type { Bilhar } from "./state.ts";

/** What a report leaves open although a person could see it, settled one way and the other. */
export function doubtsOf(state: Bilhar, shot: Shot): readonly Doubt[] {
  const { balls, facts, nudged, options } = currentFrame(state);
  const doubts: Doubt[] = [];
  if (shot.contacts === undefined && shot.target === undefined && shot.call?.ball === undefined) {
    doubts.push({ fact: "target", settled: balls.map((target) => ({ ...shot, target })) });
  }
  // How far the cue ball went matters to a miss, and to a snooker that is left.
  const { snooker = "none" } = shot.after ?? {};
  if (shot.cueTravel === undefined && (shot.contacts?.length === 0 || snooker !== "none")) {
    const lengths = [options.shortTravel, 2 * options.shortTravel];
    doubts.push({ fact: "cueTravel", settled: lengths.map((cueTravel) => ({ ...shot, cueTravel })) });
  }
  if (nudged && shot.before?.snooker === undefined && facts.snooker === undefined) {
    doubts.push({
      fact: "before.snooker",
      settled: (["none", "total"] as const).map((snooker) => ({
        ...shot,
        before: { ...shot.before, snooker },
      })),
    });
  }
  return doubts;
}
