import type { Shot } from "@tacada/formats";
import { plainDoubts } from "../common/doubts.ts";
import type { Doubt } from "../rulebook.ts";
import { toldIn } from "../told.ts";
import { currentFrame } from "./frame.ts";
import { targetsOf } from "./show.ts";
import type { SinucaBrasileira } from "./state.ts";
import { readStroke } from "./stroke.ts";

/** What a report leaves open although a person could see it, settled one way and the other. */
export function doubtsOf(state: SinucaBrasileira, shot: Shot): readonly Doubt[] {
  const current = currentFrame(state);
  const { target } = readStroke(current, toldIn(shot));
  const doubts: Doubt[] = [...plainDoubts(current, shot, target, targetsOf(current))];
  if (shot.after?.canGrazeBothSides === undefined) {
    doubts.push({
      fact: "after.canGrazeBothSides",
      settled: [true, false].map((canGrazeBothSides) => ({
        ...shot,
        after: { ...shot.after, canGrazeBothSides },
      })),
    });
  }
  // Intent is an official's word: it is asked for only where half of it was said.
  if (shot.intent === undefined && shot.deliberate === true) {
    const intents = ["attack", "safety"] as const;
    doubts.push({ fact: "intent", settled: intents.map((intent) => ({ ...shot, intent })) });
  }
  if (shot.deliberate === undefined && shot.intent === "safety") {
    doubts.push({
      fact: "deliberate",
      settled: [true, false].map((deliberate) => ({ ...shot, deliberate })),
    });
  }
  return doubts;
}
