import type { Side } from "@tacada/formats";
import type { GameDraft } from "../common/game.ts";
import { copyOf, type Fresh, type OpenChoices } from "../state.ts";
import type { ArticleId } from "./articles.ts";
import { placeBehindLine, takeInHand } from "./foulplay.ts";
import { endVisit, openDue, rackAgain } from "./frame.ts";
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
  const next = copyOf(state);
  if (state.stage === "break") return isAtTable ? passBreak(next) : next;
  const { open } = state;
  if (!isAtTable) {
    // Whoever is choosing after a break keeps the choice, and plays from behind the line as after any other foul there.
    if (open === null) takeInHand(next, draft);
    else if (isAfterBreak(open)) placeBehindLine(next, draft);
    return next;
  }
  endVisit(next);
  openDue(next);
  // After a stopped break there is no table to play on: it is broken again.
  if (open?.article === "1.9") return rackAgain(next, next.turn);
  if (next.open === null) takeInHand(next, draft);
  else placeBehindLine(next, draft);
  return next;
}

const isAfterBreak = ({ any }: OpenChoices): boolean =>
  any.some((choice) => choice === "play" || choice === "spot-eight");

function passBreak(state: Fresh<BolaOito>): BolaOito {
  endVisit(state);
  state.stage = "break";
  state.breaker = state.turn;
  return state;
}
