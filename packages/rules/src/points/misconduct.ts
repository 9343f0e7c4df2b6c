import type { Side } from "@tacada/formats";
import { endTiebreak } from "./ending.ts";
import { DISCIPLINARY_LIMIT, type Misconduct, type PointDraft, type PointGame } from "./game.ts";
import type { PointKey } from "./messages.ts";
import {
  disciplinaryPrice,
  discipline,
  expelByMisconduct,
  favoured,
  isDisqualifying,
  pay,
} from "./penalty.ts";
import type { PointState } from "./state.ts";

const KEYS: Readonly<Record<Misconduct, PointKey>> = {
  disciplinary: "foul.disciplinary",
  interference: "foul.interference",
  clock: "foul.clock",
};

/**
 * Disciplinary faults of these sides: the first is paid and warned, and costs a side at the table its turn; the
 * second loses the match.
 */
export function ruleMisconduct<A extends string, S extends PointState>(
  game: PointGame<A, S>,
  state: S,
  draft: PointDraft<A>,
  kind: Misconduct,
  sides: readonly Side[],
): S {
  const last = sides.every((side) => (state.discipline[side] ?? 0) + 1 >= DISCIPLINARY_LIMIT);
  let ruled = last ? state : game.currentFrame(state);
  const { turn } = ruled;
  for (const side of sides) ruled = countOne(game, ruled, draft, kind, side);
  const losers = sides.filter((side) => isDisqualifying(ruled, side));
  if (losers.length > 0) {
    ruled = expelByMisconduct(game, ruled, draft, losers);
    if (ruled.over !== undefined) return ruled;
  }
  if (ruled.stage === "tiebreak") return endTiebreak(game, ruled, draft, sides);
  return afterMisconduct(game, ruled, draft, sides, turn);
}

function countOne<A extends string, S extends PointState>(
  game: PointGame<A, S>,
  state: S,
  draft: PointDraft<A>,
  kind: Misconduct,
  side: Side,
): S {
  const article = game.articles.misconduct[kind];
  const points = disciplinaryPrice(game, state, side);
  draft.foul(article, points);
  draft.say(article, KEYS[kind], { by: side, points, to: favoured(state, side).join(" ") });
  return discipline(game, state, draft, side);
}

/** A side at the table loses its turn, but the break is only repeated; a side elsewhere has just paid. */
function afterMisconduct<A extends string, S extends PointState>(
  game: PointGame<A, S>,
  state: S,
  draft: PointDraft<A>,
  offenders: readonly Side[],
  turn: Side,
): S {
  if (!offenders.includes(turn)) return game.endByPoints(state, draft, { offenders });
  if (game.repeatsBreak(state)) return state;
  draft.cite(game.articles.turnLost);
  const passed = state.turn === turn ? game.endVisit(state) : state;
  const ended = game.endByPoints(passed, draft, { visitor: turn, offenders });
  return ended.over === undefined ? game.openAfterFoul(ended, draft, turn, state.stage) : ended;
}

/** Grave faults of these sides lose them the match at once. */
export function ruleGrave<A extends string, S extends PointState>(
  game: PointGame<A, S>,
  state: S,
  draft: PointDraft<A>,
  sides: readonly Side[],
): S {
  const { articles } = game;
  const points = state.over === undefined ? game.gravePoints : 0;
  let paid = state;
  for (const by of sides) {
    draft.foul(articles.grave, points);
    draft.say(articles.grave, "foul.grave", { by, points, to: favoured(state, by).join(" ") });
    if (points > 0) paid = pay(game, paid, draft, by, points);
  }
  draft.cite(articles.gravePenalty);
  return expelByMisconduct(game, paid, draft, sides);
}
