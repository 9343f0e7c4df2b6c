import type { Side } from "@tacada/formats";
import type { GameDraft } from "../common/game.ts";
import type { ArticleId } from "./articles.ts";
import { behindLine, takeInHand } from "./foulplay.ts";
import { dueAt, endVisit, rackAgain } from "./frame.ts";
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
  const { open } = state;
  if (!isAtTable && open === null) return takeInHand(state, draft);
  // Whoever is choosing after a break keeps the choice, and plays from behind the line as after any other foul there.
  if (!isAtTable) return isAfterBreak(open) ? behindLine(state, draft) : state;
  const passed = dueAt(endVisit(state));
  // After a stopped break there is no table to play on: it is broken again.
  if (open?.article === "1.9") return rackAgain(passed, passed.turn);
  return passed.open === null ? takeInHand(passed, draft) : behindLine(passed, draft);
}

const isAfterBreak = (open: BolaOito["open"]): boolean =>
  open?.any.some((choice) => choice === "play" || choice === "spot-eight") === true;

function breakerChanged(state: BolaOito): BolaOito {
  const passed = endVisit(state);
  return { ...passed, stage: "break", breaker: passed.turn };
}
