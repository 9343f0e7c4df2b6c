import type { Side } from "@tacada/formats";
import { endFrame } from "../ending.ts";
import { countLeft } from "../groups/balls.ts";
import { withSide } from "../side.ts";
import type { Fresh } from "../state.ts";
import type { ArticleId } from "./articles.ts";
import { type Draft, ENDING } from "./law.ts";
import type { MataMata } from "./state.ts";

/** The frame ends, and with it the visit of the side on turn: a partner plays the next. */
export function win(state: Fresh<MataMata>, draft: Draft, winner: Side, article: ArticleId): MataMata {
  const { turn, visits } = state;
  state.visits = withSide(visits, turn, (visits[turn] ?? 0) + 1);
  return endFrame(state, draft, ENDING, winner, article);
}

/** The last ball of a group was lawfully potted: its side has won (4.12, 8.1.a). The break may have cleared either. */
export function endByPot(state: Fresh<MataMata>, draft: Draft): MataMata {
  const { turn, sides } = state;
  const hasCleared = (side: Side) => countLeft(state, side) === 0;
  const winner = hasCleared(turn) ? turn : sides.find(hasCleared);
  if (winner === undefined) return state;
  draft.cite("4.12");
  return win(state, draft, winner, "8.1.a");
}
