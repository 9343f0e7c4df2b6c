import type { Side } from "@tacada/formats";
import { nextSide, withSide } from "../side.ts";
import type { Fresh } from "../state.ts";
import type { GroupState } from "./state.ts";

const NEW_VISIT: GroupState["visit"] = { points: 0, balls: [] };

/**
 * A frame before its break, on the match as it stands; what a rulebook adds to the state it sets itself.
 *
 * @param balls every ball of the rack, lowest first
 * @param hand where the cue ball is in hand for the break
 */
export function rackUp<S extends GroupState>(
  state: S,
  breaker: Side,
  balls: readonly number[],
  hand: Exclude<S["inHand"], false>,
): S {
  const { over: _, ...match } = state;
  const fresh = {
    ...match,
    breaker,
    turn: breaker,
    stage: "break",
    balls,
    down: [],
    groups: {},
    inHand: hand,
    visit: NEW_VISIT,
    open: null,
    facts: {},
    completed: null,
    out: state.gone,
    lotDue: false,
    opened: false,
    broken: false,
  };
  // Everything else that the rulebook's state holds is still there; only its result is gone.
  return fresh as unknown as S;
}

/** The frame that is on: the next one, as `rack` makes it, once the last has its result. */
export const frameOn = <S extends GroupState>(state: S, rack: (state: S, breaker: Side) => S): S =>
  state.over === undefined || state.match !== undefined
    ? state
    : { ...rack(state, state.turn), frame: state.frame + 1 };

/** The visit is over and the other side comes to the table; its stage is the rulebook's to set. */
export function passTurn(state: Fresh<GroupState>): void {
  const { turn, visits } = state;
  state.turn = nextSide(state.sides, state.out, turn);
  state.visits = withSide(visits, turn, (visits[turn] ?? 0) + 1);
  state.visit = NEW_VISIT;
  state.open = null;
}
