import type { ShownState } from "@tacada/formats";
import { shownOf } from "../common/show.ts";
import { downOf } from "./balls.ts";
import type { GroupState } from "./state.ts";

/** What every group game shows alike. */
type Shown = ReturnType<typeof shownOf> & Pick<ShownState, "balls" | "groups" | "potted">;

/**
 * The part of a shown state that every group game has; once a frame is over, its balls and groups stand. `potted` are the
 * balls of a side's own group that are down, whoever brought them there.
 *
 * @param next the frame that is on, where the last is over
 */
export const groupsShown = (state: GroupState, next: GroupState): Shown => ({
  ...shownOf(state, next),
  balls: [...state.balls],
  groups: { ...state.groups },
  potted: Object.fromEntries(
    state.sides.flatMap((side) =>
      state.groups[side] === undefined ? [] : [[side, [...downOf(state, side)]]],
    ),
  ),
});
