import type { Side } from "@tacada/formats";
import { forAll, nextSide, withSide } from "../side.ts";
import { copyOf, type Fresh } from "../state.ts";
import { everyBall, firstStage } from "./stages.ts";
import type { Sinuca } from "./state.ts";

/** A visit that begins. */
export const NEW_VISIT: Sinuca["visit"] = { points: 0, balls: [] };

/** A frame before its break, on the match as it stands (16). */
export function freshFrame(state: Sinuca, breaker: Side): Sinuca {
  const { over: _, ...match } = state;
  return {
    ...match,
    ...everyBall(state.options.reds),
    breaker,
    turn: breaker,
    stage: "break",
    inHand: "d",
    visit: NEW_VISIT,
    open: null,
    facts: {},
    freeBall: false,
    aggravated: forAll(state.sides, 0),
    stalemate: "none",
    earlier: null,
    completed: null,
    scores: state.startScores,
    out: state.gone,
    lotDue: false,
    opened: false,
    broken: false,
  };
}

/** The frame that is on: the next one, once the last has its result (its first action begins it). */
export const currentFrame = (state: Sinuca): Sinuca =>
  state.over === undefined || state.match !== undefined
    ? state
    : { ...freshFrame(state, state.turn), frame: state.frame + 1 };

/** The visit is over and the next side begins one. */
export function passTurn(state: Fresh<Sinuca>): void {
  const { turn, visits } = state;
  state.turn = nextSide(state.sides, state.out, turn);
  state.visits = withSide(visits, turn, (visits[turn] ?? 0) + 1);
  if (state.stage !== "tiebreak" && state.broken) state.stage = firstStage(state);
  state.visit = NEW_VISIT;
  state.freeBall = false;
  state.open = null;
  state.earlier = null;
}

/** The same on a copy. */
export function endVisit(state: Sinuca): Sinuca {
  const passed = copyOf(state);
  passTurn(passed);
  return passed;
}
