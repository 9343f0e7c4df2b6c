import type { ShownState, Target } from "@tacada/formats";
import { isWaiting } from "../common/show.ts";
import { pointsShown } from "../points/show.ts";
import { currentFrame } from "./frame.ts";
import { PENALTY } from "./parameters.ts";
import { isCastigo, mayTarget, remainingFrom } from "./stages.ts";
import { ballOnOf, type SinucaBrasileira } from "./state.ts";

/** The state as it is shown. */
export function showState(state: SinucaBrasileira): ShownState {
  const next = currentFrame(state);
  const on = ballOnOf(next);
  return {
    ...pointsShown(state, next, remainingFrom(state.stage, ballOnOf(state)), PENALTY),
    ...(on === undefined ? {} : { ballOn: on }),
    balls: [...state.balls],
    targets: targetsOf(next),
  };
}

/** What may be played at now; nothing while a lot or another choice is due, or after the match. */
export function targetsOf(state: SinucaBrasileira): Target[] {
  const { stage } = state;
  const on = ballOnOf(state);
  if (on === undefined || isWaiting(state)) return [];
  return state.balls
    .filter((ball) => mayTarget(stage, on, ball))
    .map((ball) => ({
      ball,
      castigo: isCastigo(stage, on, ball),
      // A pot on the break converts nothing, so nothing need be said there (2.3.a).
      callDue: stage !== "break",
    }));
}
