import type { Side } from "@tacada/formats";
import { EIGHT, leftOf, opponentOf } from "../groups/balls.ts";
import { frameOn, passTurn, rackUp } from "../groups/frame.ts";
import { RACK } from "./parameters.ts";
import type { Stage } from "./stages.ts";
import type { Bilhar } from "./state.ts";

/** A frame before its break: fourteen balls racked, the cue ball on its mark (3). */
export const freshFrame = (state: Bilhar, breaker: Side): Bilhar => ({
  ...rackUp(state, breaker, RACK, "mark"),
  stage: "break",
  shortMiss: false,
  nudged: false,
  owed: {},
});

/** The frame that is on: the next one, once the last has its result (its first action begins it). */
export const currentFrame = (state: Bilhar): Bilhar => frameOn(state, freshFrame);

/** The visit is over and the other side comes to the table. */
export const endVisit = (state: Bilhar): Bilhar =>
  atTable({ ...passTurn(state), shortMiss: false, nudged: false });

/**
 * The side on turn with its own stage: the 8 once it has no ball of its series left. While the 8 is not on the table
 * then, the other side places it first (9.1, 19).
 */
export function atTable(state: Bilhar): Bilhar {
  if (state.over !== undefined) return state;
  const stage = stageOf(state);
  const staged = stage === state.stage ? state : { ...state, stage };
  if (stage !== "eight" || state.open !== null || state.balls.includes(EIGHT)) return staged;
  const by = opponentOf(state, state.turn);
  return { ...staged, open: { by, any: ["place-eight"], from: state.turn, article: "9.1" } };
}

function stageOf(state: Bilhar): Stage {
  if (state.groups[state.turn] === undefined) return state.broken ? "open" : "break";
  return leftOf(state, state.turn).length === 0 ? "eight" : "series";
}
