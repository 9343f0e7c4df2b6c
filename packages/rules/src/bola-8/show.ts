import type { BallOn, ShownState, Target } from "@tacada/formats";
import { among, numberedBits } from "../balls.ts";
import { isWaiting } from "../common/show.ts";
import { EIGHT } from "../groups/balls.ts";
import { groupsShown } from "../groups/show.ts";
import { currentFrame } from "./frame.ts";
import { allowedIn } from "./stages.ts";
import type { BolaOito } from "./state.ts";

/** The state as it is shown. */
export function showState(state: BolaOito): ShownState {
  const next = currentFrame(state);
  return { ...groupsShown(state, next), ballOn: ballOnOf(next), targets: targetsOf(next) };
}

/** The group of the side on turn, the 8, or the balls of an open table. */
function ballOnOf(state: BolaOito): BallOn {
  if (state.stage === "eight") return EIGHT;
  const group = state.groups[state.turn];
  return group ?? [...ballsAllowed(state)];
}

function ballsAllowed(state: BolaOito): readonly number[] {
  return among(state.balls, allowedIn(state, numberedBits(state.balls)));
}

/** What may be played at now; nothing while a choice is due, or after the match. On the break no pot need be called. */
export const targetsOf = (state: BolaOito): Target[] =>
  isWaiting(state)
    ? []
    : ballsAllowed(state).map((ball) => ({ ball, castigo: false, callDue: state.stage !== "break" }));
