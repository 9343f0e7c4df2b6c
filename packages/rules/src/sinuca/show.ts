import type { BallOn, ShownState, Target } from "@tacada/formats";
import { isWaiting } from "../common/show.ts";
import { pointsShown } from "../points/show.ts";
import { currentFrame } from "./frame.ts";
import { LEAST_PENALTY, RED } from "./parameters.ts";
import { ballOnOf, mayStandIn, mayTarget, remainingFrom } from "./stages.ts";
import type { Sinuca } from "./state.ts";
import { nameOf } from "./stroke.ts";

/** The state as it is shown. */
export function showState(state: Sinuca): ShownState {
  const next = currentFrame(state);
  const on = ballOnShown(next);
  const remaining = remainingFrom(state.stage, state, state.freeBall);
  return {
    ...pointsShown(state, next, remaining, Math.max(LEAST_PENALTY, ballOnOf(state) ?? 0)),
    ...(on === undefined ? {} : { ballOn: on }),
    balls: { red: state.reds, colors: [...state.colors] },
    targets: targetsOf(next),
    ...(next.freeBall ? { freeBall: true } : {}),
    aggravated: { ...state.aggravated },
  };
}

function ballOnShown(state: Sinuca): BallOn | undefined {
  const on = ballOnOf(state);
  return state.stage === "color" ? "color" : on === undefined ? undefined : nameOf(on);
}

/** What may be played at now; a colour after a red and a free ball have to be named unless evident (19). */
export function targetsOf(state: Sinuca): Target[] {
  const { stage, reds, colors, freeBall } = state;
  const on = ballOnOf(state);
  if (on === undefined || isWaiting(state)) return [];
  return [...(reds > 0 ? [RED] : []), ...colors].flatMap((ball): Target[] => {
    const free = freeBall && mayStandIn(stage, on, ball);
    if (!free && !mayTarget(stage, on, ball)) return [];
    return [{ ball: nameOf(ball), castigo: false, callDue: free || stage === "color" }];
  });
}
