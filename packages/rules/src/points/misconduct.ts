import type { Side } from "@tacada/formats";
import type { Misconduct } from "../common/game.ts";
import { MISCONDUCT_KEYS } from "../common/misconduct.ts";
import { namesOf } from "../side.ts";
import { copyOf } from "../state.ts";
import { endTiebreak } from "./ending.ts";
import type { PointDraft, PointGame } from "./game.ts";
import { disciplinaryPrice, discipline, favoured, pay } from "./penalty.ts";
import type { PointState } from "./state.ts";

/** One act of misconduct is listed and paid in points, and counted unless it is grave. */
export function punish<A extends string, S extends PointState>(
  game: PointGame<A, S>,
  state: S,
  draft: PointDraft<A>,
  kind: Misconduct | "grave",
  side: Side,
): S {
  const { articles } = game;
  const grave = kind === "grave";
  const article = grave ? articles.grave : articles.misconduct[kind];
  const points = grave ? gravePrice(game, state) : disciplinaryPrice(game, state, side);
  const to = favoured(state, side);
  draft.foul(article, points);
  draft.say(article, MISCONDUCT_KEYS[kind], { by: side, points, to: namesOf(to) });
  if (!grave) return discipline(game, state, draft, side);
  if (points === 0) return state;
  const paid = copyOf<S>(state);
  pay(game, paid, draft, to, points);
  return paid;
}

/** A frame that has its result is paid nothing more. */
const gravePrice = <A extends string, S extends PointState>({ gravePoints }: PointGame<A, S>, { over }: S) =>
  over === undefined ? gravePoints : 0;

/** A side at the table loses its turn, but the break is only repeated; a side elsewhere has just paid. */
export function afterMisconduct<A extends string, S extends PointState>(
  game: PointGame<A, S>,
  state: S,
  draft: PointDraft<A>,
  offenders: readonly Side[],
  turn: Side,
): S {
  if (state.stage === "tiebreak") return endTiebreak(game, state, draft, offenders);
  if (!offenders.includes(turn)) return game.endByPoints(state, draft, { offenders });
  if (game.repeatsBreak(state)) return state;
  draft.cite(game.articles.turnLost);
  const passed = state.turn === turn ? game.endVisit(state) : state;
  const ended = game.endByPoints(passed, draft, { visitor: turn, offenders });
  return ended.over === undefined ? game.openAfterFoul(ended, draft, turn, state.stage) : ended;
}
