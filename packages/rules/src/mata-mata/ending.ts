import type { Side } from "@tacada/formats";
import { endFrame } from "../ending.ts";
import { leftOf } from "../groups/balls.ts";
import type { ArticleId } from "./articles.ts";
import { type Draft, ENDING } from "./law.ts";
import type { MataMata } from "./state.ts";

/** The frame ends, and with it the visit of the side on turn: a partner plays the next. */
export function win(state: MataMata, draft: Draft, winner: Side, article: ArticleId): MataMata {
  const { turn, visits } = state;
  const ended = { ...state, visits: { ...visits, [turn]: (visits[turn] ?? 0) + 1 } };
  return endFrame(ended, draft, ENDING, winner, article);
}

/** The last ball of a group was lawfully potted: its side has won (4.12, 8.1.a). The break may have cleared either. */
export function endByPot(state: MataMata, draft: Draft): MataMata {
  const { turn, sides } = state;
  const winner = [turn, ...sides].find((side) => leftOf(state, side).length === 0);
  if (winner === undefined) return state;
  draft.cite("4.12");
  return win(state, draft, winner, "8.1.a");
}
