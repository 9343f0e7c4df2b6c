import type { ShownState, Side } from "@tacada/formats";
import { shownOf } from "../common/show.ts";
import { type BySide, playing } from "../side.ts";
import type { PointState } from "./state.ts";

/** What every game by points shows alike. */
type Shown = ReturnType<typeof shownOf> & Pick<ShownState, "scores" | "remaining" | "snookersRequired">;

/**
 * The part of a shown state that every game by points has; once a frame is over, its points stand.
 *
 * @param next the frame that is on, where the last is over
 * @param remaining the most points that a visit can still make
 * @param penalty what a foul gives at least, in points
 */
export const pointsShown = (
  state: PointState,
  next: PointState,
  remaining: number,
  penalty: number,
): Shown => ({
  ...shownOf(state, next),
  scores: { ...state.scores },
  remaining,
  snookersRequired: snookersRequired(state, remaining, penalty),
});

/** How many penalties each side needs to be level again by what is left. */
function snookersRequired(state: PointState, remaining: number, penalty: number): BySide<number> {
  const sides = playing(state.sides, state.out);
  return Object.fromEntries(sides.map((side) => [side, required(state, sides, side, remaining, penalty)]));
}

function required(
  { scores }: PointState,
  sides: readonly Side[],
  side: Side,
  remaining: number,
  penalty: number,
): number {
  const best = Math.max(...sides.filter((each) => each !== side).map((each) => scores[each] ?? 0));
  const short = best - (scores[side] ?? 0) - remaining;
  return short <= 0 ? 0 : Math.ceil(short / penalty);
}
