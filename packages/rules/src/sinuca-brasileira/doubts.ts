import type { Shot } from "@tacada/formats";
import type { Doubt } from "../rulebook.ts";
import { currentFrame } from "./frame.ts";
import { targetsOf } from "./show.ts";
import type { SinucaBrasileira } from "./state.ts";
import { readStroke } from "./stroke.ts";

/** What a report leaves open although a person could see it, settled one way and the other. */
export function doubtsOf(state: SinucaBrasileira, shot: Shot): readonly Doubt[] {
  const { target } = readStroke(currentFrame(state), shot);
  const doubts: Doubt[] = [];
  if (shot.target === undefined && shot.call?.ball === undefined) {
    const allowed = targetsOf(currentFrame(state)).map(({ ball }) => ball);
    doubts.push({ fact: "target", settled: allowed.map((ball) => ({ ...shot, target: ball })) });
  }
  if (shot.evident === undefined) {
    doubts.push({ fact: "evident", settled: [true, false].map((evident) => ({ ...shot, evident })) });
  }
  if (shot.before?.touching === undefined && state.facts.touching === undefined) {
    doubts.push({
      fact: "before.touching",
      settled: [[], [target]].map((touching) => ({ ...shot, before: { ...shot.before, touching } })),
    });
  }
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
