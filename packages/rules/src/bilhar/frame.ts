import type { Side } from "@tacada/formats";
import { isIn } from "../balls.ts";
import { EIGHT, groupBits, opponentOf } from "../groups/balls.ts";
import { frameOn, passTurn, rackUp } from "../groups/frame.ts";
import type { Fresh } from "../state.ts";
import { RACK } from "./parameters.ts";
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
export function endVisit(state: Fresh<Bilhar>): void {
  passTurn(state);
  state.stage = state.broken ? "open" : "break";
  state.shortMiss = false;
  state.nudged = false;
  comeToTable(state);
}

/**
 * The side on turn with its own stage: the 8 once it has no ball of its series left. While the 8 is not on the table
 * then, the other side places it first (9.1, 19).
 */
export function comeToTable(state: Fresh<Bilhar>): void {
  const { turn, over, open, balls } = state;
  const series = groupBits(state, turn);
  if (over !== undefined || series === 0) return;
  state.stage = balls.some((ball) => isIn(series, ball)) ? "series" : "eight";
  if (state.stage === "series" || open !== null || balls.includes(EIGHT)) return;
  state.open = { by: opponentOf(state, turn), any: ["place-eight"], from: turn, article: "9.1" };
}
