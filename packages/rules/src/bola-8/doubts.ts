import type { Shot } from "@tacada/formats";
import { numberedBits } from "../balls.ts";
import { plainDoubts } from "../common/doubts.ts";
import type { Doubt } from "../rulebook.ts";
import { toldIn } from "../told.ts";
import { currentFrame } from "./frame.ts";
import { BREAK_RAILS } from "./parameters.ts";
import { targetsOf } from "./show.ts";
import type { BolaOito } from "./state.ts";
import { readStroke } from "./stroke.ts";

/** What a report leaves open although a person could see it, settled one way and the other. */
export function doubtsOf(state: BolaOito, shot: Shot): readonly Doubt[] {
  const current = currentFrame(state);
  const stroke = readStroke(current, toldIn(shot), numberedBits(current.balls));
  const doubts: Doubt[] = [...plainDoubts(current, shot, stroke.target ?? 0, targetsOf(current))];
  if (shot.railsAfterContact === undefined && stroke.first.length > 0) {
    // A break that pots nothing needs as many.
    const enough = current.balls.slice(0, BREAK_RAILS);
    doubts.push({
      fact: "railsAfterContact",
      settled: [[], enough].map((railsAfterContact) => ({ ...shot, railsAfterContact })),
    });
  }
  if (shot.touchEffect === undefined) {
    doubts.push({
      fact: "touchEffect",
      settled: [true, false].map((touchEffect) => ({ ...shot, touchEffect })),
    });
  }
  // Intent is an official's word: it is asked for only where it is part of the foul itself.
  if (
    shot.deliberate === undefined &&
    (shot.faults ?? []).some((each) => each === "scooped" || each === "not-tip")
  ) {
    doubts.push({
      fact: "deliberate",
      settled: [true, false].map((deliberate) => ({ ...shot, deliberate })),
    });
  }
  return doubts;
}
