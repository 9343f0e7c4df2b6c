import type { Side } from "@tacada/formats";
import { withdraw } from "../common/leaving.ts";
import { withSide } from "../side.ts";
import type { Fresh } from "../state.ts";
import type { Findings } from "./fouls.ts";
import { endVisit } from "./frame.ts";
import { GAME } from "./game.ts";
import type { Draft } from "./law.ts";
import type { Sinuca } from "./state.ts";
import type { Stroke } from "./stroke.ts";

/** A miss, without intent, of a ball that was open to straight full contact (38). */
export const isAggravated = ({ allowed, before }: Stroke, { technical, onPurpose }: Findings): boolean =>
  allowed &&
  onPurpose === undefined &&
  before.fullBallOpen === true &&
  technical.some(({ article }) => article === "40.XIV");

/** One more in a row, with a warning before the last; any stroke without one begins the count anew. */
export function countAggravated(state: Fresh<Sinuca>, draft: Draft, side: Side, aggravated: boolean): void {
  const count = aggravated ? (state.aggravated[side] ?? 0) + 1 : 0;
  const left = state.options.aggravatedLimit - count;
  if (aggravated && left > 0) {
    draft.say("38.I", left === 1 ? "aggravated.warning" : "aggravated.first", { by: side });
  }
  if (state.aggravated[side] !== count) state.aggravated = withSide(state.aggravated, side, count);
}

/** The last one in a row that is allowed for loses the frame (38.II, 43.III). */
export function loseByAggravated(state: Sinuca, draft: Draft, side: Side): Sinuca {
  if ((state.aggravated[side] ?? 0) < state.options.aggravatedLimit || state.out.includes(side)) return state;
  draft.cite("38.I");
  draft.cite("38.II");
  draft.say("43.III", "aggravated.lost", { by: side });
  return withdraw(GAME, endVisit(state), draft, side, "43.III");
}
