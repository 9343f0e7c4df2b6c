import type { Side } from "@tacada/formats";
import { downOf, leftOf, opponentOf, putBack, takeOff } from "../groups/balls.ts";
import type { ArticleId } from "./articles.ts";
import type { Draft } from "./law.ts";
import { PENALTY } from "./parameters.ts";
import { returnsOf } from "./returns.ts";
import type { Bilhar } from "./state.ts";

/**
 * A foul is paid with a ball (10, 17, 18): the opponent's lowest comes off to his credit, or the offender's own lowest
 * goes back (option `payment`), once he has one. Nothing is paid before the series are fixed.
 */
export function pay(state: Bilhar, draft: Draft, offender: Side, article: ArticleId): Bilhar {
  if (state.groups[offender] === undefined) return state;
  if (state.options.payment === "own-back") return payBack(state, draft, offender, article);
  const to = opponentOf(state, offender);
  const [ball] = leftOf(state, to);
  if (ball === undefined) {
    draft.say(article, "pay.nothing", { by: offender, to });
    return state;
  }
  draft.remove(article, ball);
  draft.say(article, "paid", { ball, to });
  return takeOff(state, [ball]);
}

/**
 * What a foul of this side costs now, in balls: nothing before the series are fixed, or with nothing left to pay with.
 *
 * @param fallen how many of the opponent's balls the stroke itself has brought down
 */
export function priceOf(state: Bilhar, offender: Side, fallen = 0): number {
  if (state.groups[offender] === undefined) return 0;
  if (state.options.payment === "own-back") return PENALTY;
  return leftOf(state, opponentOf(state, offender)).length > fallen ? PENALTY : 0;
}

/** The offender's own lowest ball goes back on the table; while he has none down, he owes it. */
function payBack(state: Bilhar, draft: Draft, offender: Side, article: ArticleId): Bilhar {
  if (downOf(state, offender).length > 0) return returnLowest(state, draft, offender, article);
  draft.say(article, "pay.owed", { by: offender });
  return { ...state, owed: { ...state.owed, [offender]: (state.owed[offender] ?? 0) + 1 } };
}

/** As soon as a side has a ball down again, what it owes goes back (option `payment`: `own-back`). */
export function settleDebts(state: Bilhar, draft: Draft, side: Side): Bilhar {
  let settled = state;
  for (let owed = state.owed[side] ?? 0; owed > 0 && downOf(settled, side).length > 0; owed--) {
    settled = returnLowest(settled, draft, side, "10");
    settled = { ...settled, owed: { ...settled.owed, [side]: owed - 1 } };
  }
  return settled;
}

function returnLowest(state: Bilhar, draft: Draft, side: Side, article: ArticleId): Bilhar {
  const ball = Math.min(...downOf(state, side));
  draft.say(article, "paid.back", { ball, by: side });
  for (const returned of returnsOf([ball])) draft.giveBack(article, returned);
  return putBack(state, [ball]);
}
