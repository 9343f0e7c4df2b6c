import type { Facts, Shot } from "@tacada/formats";
import { plainDoubts } from "../common/doubts.ts";
import type { Doubt } from "../rulebook.ts";
import { toldIn } from "../told.ts";
import { currentFrame } from "./frame.ts";
import { targetsOf } from "./show.ts";
import type { Sinuca } from "./state.ts";
import { nameOf, readStroke } from "./stroke.ts";

/** What a report leaves open although a person could see it, settled one way and the other. */
export function doubtsOf(state: Sinuca, shot: Shot): readonly Doubt[] {
  const current = currentFrame(state);
  const target = nameOf(readStroke(current, toldIn(shot)).target);
  const doubts: Doubt[] = [...plainDoubts(current, shot, target, targetsOf(current))];
  const left = (after: Facts): Shot => ({ ...shot, after: { ...shot.after, ...after } });
  if (shot.before?.fullBallOpen === undefined && current.facts.fullBallOpen === undefined) {
    doubts.push({
      fact: "before.fullBallOpen",
      settled: [true, false].map((fullBallOpen) => ({ ...shot, before: { ...shot.before, fullBallOpen } })),
    });
  }
  if (shot.after?.snooker === undefined) {
    const hidden = [
      { snooker: "none" },
      { snooker: "total" },
      { snooker: "total", firstObstacle: target },
    ] as const;
    doubts.push({ fact: "after.snooker", settled: hidden.map(left) });
  }
  if (shot.after?.firstObstacle === undefined) {
    const { firstObstacle: _, ...unknown } = shot.after ?? {};
    doubts.push({
      fact: "after.firstObstacle",
      settled: [{ ...shot, after: unknown }, left({ firstObstacle: target })],
    });
  }
  return doubts;
}
