import type { Side } from "@tacada/formats";
import { nextSide, withSide } from "../side.ts";
import { copyOf, type Fresh } from "../state.ts";
import { BALLS } from "./parameters.ts";
import type { SinucaBrasileira } from "./state.ts";

/** A visit that begins. */
export const NEW_VISIT: SinucaBrasileira["visit"] = { points: 0, balls: [] };

/** Every ball on its mark and the cue ball in hand in the D, `breaker` to break (2.1). */
export const atBreak = (state: SinucaBrasileira, breaker: Side): SinucaBrasileira => ({
  ...state,
  breaker,
  turn: breaker,
  stage: "break",
  balls: BALLS,
  inHand: "d",
  visit: NEW_VISIT,
  open: null,
  facts: {},
  completed: null,
});

/** A frame before its break, on the match as it stands. */
export function freshFrame(state: SinucaBrasileira, breaker: Side): SinucaBrasileira {
  const { over: _, ...match } = state;
  return {
    ...atBreak(match, breaker),
    scores: state.startScores,
    out: state.gone,
    lotDue: false,
    opened: false,
    broken: false,
  };
}

/** The frame that is on: the next one, once the last has its result (its first action begins it). */
export const currentFrame = (state: SinucaBrasileira): SinucaBrasileira =>
  state.over === undefined || state.match !== undefined
    ? state
    : { ...freshFrame(state, state.turn), frame: state.frame + 1 };

/** The visit is over and the next side begins one. */
export function passTurn(state: Fresh<SinucaBrasileira>): void {
  const { turn, visits } = state;
  state.turn = nextSide(state.sides, state.out, turn);
  state.visits = withSide(visits, turn, (visits[turn] ?? 0) + 1);
  if (state.stage !== "tiebreak") state.stage = "start";
  state.visit = NEW_VISIT;
  state.open = null;
}

/** The same on a copy. */
export function endVisit(state: SinucaBrasileira): SinucaBrasileira {
  const passed = copyOf(state);
  passTurn(passed);
  return passed;
}
