import type { Side } from "@tacada/formats";
import { isIn } from "../balls.ts";
import { countLeft, downOf, groupBits, opponentOf, putBack, takeOff } from "../groups/balls.ts";
import { withSide } from "../side.ts";
import type { Fresh } from "../state.ts";
import type { ArticleId } from "./articles.ts";
import type { Draft } from "./law.ts";
import { PENALTY } from "./parameters.ts";
import { returnsOf } from "./returns.ts";
import type { Bilhar } from "./state.ts";

/**
 * A foul is paid with a ball (10, 17, 18): the opponent's lowest comes off to his credit, or the offender's own lowest
 * goes back (option `payment`), once he has one. Nothing is paid before the series are fixed.
 */
export function pay(state: Fresh<Bilhar>, draft: Draft, offender: Side, article: ArticleId): void {
  if (state.groups[offender] === undefined) return;
  if (state.options.payment === "own-back") {
    payBack(state, draft, offender, article);
    return;
  }
  const to = opponentOf(state, offender);
  const group = groupBits(state, to);
  const ball = state.balls.find((each) => isIn(group, each));
  if (ball === undefined) {
    draft.say(article, "pay.nothing", { by: offender, to });
    return;
  }
  draft.remove(article, ball);
  draft.say(article, "paid", { ball, to });
  takeOff(state, [ball]);
}

/** What a foul of this side costs now, in balls: nothing before the series are fixed, or with nothing left to pay with. */
export function priceOf(state: Bilhar, offender: Side): number {
  if (state.groups[offender] === undefined) return 0;
  if (state.options.payment === "own-back") return PENALTY;
  return countLeft(state, opponentOf(state, offender)) > 0 ? PENALTY : 0;
}

/** The offender's own lowest ball goes back on the table; while he has none down, he owes it. */
function payBack(state: Fresh<Bilhar>, draft: Draft, offender: Side, article: ArticleId): void {
  if (downOf(state, offender).length > 0) {
    returnLowest(state, draft, offender, article);
    return;
  }
  draft.say(article, "pay.owed", { by: offender });
  state.owed = withSide(state.owed, offender, (state.owed[offender] ?? 0) + 1);
}

/** As soon as a side has a ball down again, what it owes goes back (option `payment`: `own-back`). */
export function settleDebts(state: Fresh<Bilhar>, draft: Draft, side: Side): void {
  if (state.options.payment !== "own-back") return;
  for (let owed = state.owed[side] ?? 0; owed > 0 && downOf(state, side).length > 0; owed--) {
    returnLowest(state, draft, side, "10");
    state.owed = withSide(state.owed, side, owed - 1);
  }
}

function returnLowest(state: Fresh<Bilhar>, draft: Draft, side: Side, article: ArticleId): void {
  const ball = Math.min(...downOf(state, side));
  draft.say(article, "paid.back", { ball, by: side });
  for (const returned of returnsOf([ball])) draft.giveBack(article, returned);
  putBack(state, [ball]);
}
