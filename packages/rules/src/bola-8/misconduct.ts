import type { Side } from "@tacada/formats";
import type { GameDraft } from "../common/game.ts";
import type { ArticleId } from "./articles.ts";
import { takeInHand } from "./foulplay.ts";
import { dueAt, endVisit } from "./frame.ts";
import type { BolaOito } from "./state.ts";

/**
 * The penalty of a foul for conduct apart from a stroke (1.17, 1.39): the other side has the cue ball in hand, and
 * comes to the table where the offender was. Before the break the other side breaks instead.
 */
export function afterMisconduct(
  state: BolaOito,
  draft: GameDraft<ArticleId>,
  offenders: readonly Side[],
  turn: Side,
): BolaOito {
  const isAtTable = offenders.includes(turn);
  if (isAtTable) draft.cite("1.17.a");
  if (state.stage === "break") return isAtTable ? breakerChanged(state) : state;
  if (!isAtTable) return state.open === null ? takeInHand(state, draft) : state;
  const passed = dueAt(endVisit(state));
  return passed.open === null ? takeInHand(passed, draft) : { ...passed, inHand: "behind-line" };
}

function breakerChanged(state: BolaOito): BolaOito {
  const passed = endVisit(state);
  return { ...passed, stage: "break", breaker: passed.turn };
}
