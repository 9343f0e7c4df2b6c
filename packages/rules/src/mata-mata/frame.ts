import type { Side } from "@tacada/formats";
import { opponentOf } from "../groups/balls.ts";
import { frameOn, passTurn, rackUp } from "../groups/frame.ts";
import type { Fresh } from "../state.ts";
import { RACKS } from "./parameters.ts";
import type { MataMata, Remedy } from "./state.ts";

/** Nothing is owed, offered or waiting for its group. */
export const SETTLED = { due: {}, remedy: null, fallen: [] } as const;

/** A frame before its break, on the match as it stands (3.1). */
export const freshFrame = (state: MataMata, breaker: Side): MataMata => ({
  ...rackUp(state, breaker, RACKS[state.options.balls], "mark"),
  ...SETTLED,
});

/** The frame that is on: the next one, once the last has its result. Who breaks it may give the break away (3.4). */
export function currentFrame(state: MataMata): MataMata {
  const current = frameOn(state, freshFrame);
  const by = current.turn;
  return current === state
    ? state
    : { ...current, open: { by, any: ["take-break", "give-break"], from: by, article: "3.4" } };
}

/**
 * The visit is over and the other side begins one, with what it has to answer first.
 *
 * @param remedy what a foul gives it
 */
export function endVisit(state: Fresh<MataMata>, remedy: Remedy | null = null): void {
  passTurn(state);
  state.remedy = remedy;
  if (state.stage === "break") state.breaker = state.turn;
  openDue(state);
}

const ANSWERS = ["play", "pass"] as const;
const WITH_MARK = [...ANSWERS, "cue-to-mark"] as const;

/** Opens what the side on turn has to answer: its group, its balls, then what else a foul gives. */
export function openDue(state: Fresh<MataMata>): void {
  const { turn: by, remedy } = state;
  const from = opponentOf(state, by);
  const count = state.due[by] ?? 0;
  if (state.stage === "choose") state.open = { by, any: ["group"], from, article: "3.7" };
  else if (count > 0) state.open = { by, any: ["remove"], count, from, article: "7.1" };
  else if (remedy !== null) {
    state.open = { by, any: remedy.toMark ? WITH_MARK : ANSWERS, from: remedy.from, article: "7.1.b" };
  }
}
