import type { BallOn, ShownState, Target } from "@tacada/formats";
import { among, numberedBits } from "../balls.ts";
import { isWaiting } from "../common/show.ts";
import { EIGHT } from "../groups/balls.ts";
import { groupsShown } from "../groups/show.ts";
import { currentFrame } from "./frame.ts";
import { allowedIn, type Bilhar } from "./state.ts";

/** The state as it is shown. */
export function showState(state: Bilhar): ShownState {
  const next = currentFrame(state);
  return {
    ...groupsShown(state, next),
    ballOn: ballOnOf(next),
    targets: targetsOf(next),
    ...(next.shortMiss ? { shortMiss: true } : {}),
  };
}

function ballOnOf(state: Bilhar): BallOn {
  if (state.stage === "eight") return EIGHT;
  return (state.stage === "series" ? state.groups[state.turn] : undefined) ?? [...state.balls];
}

/** What may be played at now; only the 8 has to be called, and always (9.3). */
export function targetsOf(state: Bilhar): Target[] {
  if (isWaiting(state)) return [];
  const allowed = among(state.balls, allowedIn(state, numberedBits(state.balls)));
  return allowed.map((ball) => ({ ball, castigo: false, callDue: ball === EIGHT }));
}
