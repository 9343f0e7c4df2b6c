import type { Side } from "@tacada/formats";
import { endFrame, type LossArticles, loseMatch } from "../ending.ts";
import { nextSide, playing } from "../side.ts";
import { DISCIPLINARY_LIMIT, type PointDraft, type PointGame } from "./game.ts";
import type { PointState } from "./state.ts";

/** The sides that the penalty of `offender` is credited to (option `penaltyTo`). */
export function favoured({ sides, out, options }: PointState, offender: Side): readonly Side[] {
  if (options["penaltyTo"] === "next") return [nextSide(sides, out, offender)];
  return playing(sides, out).filter((side) => side !== offender);
}

/** The points of a penalty to the favoured sides. */
export function pay<A extends string, S extends PointState>(
  { articles }: PointGame<A, S>,
  state: S,
  draft: PointDraft<A>,
  offender: Side,
  points: number,
): S {
  const scores = { ...state.scores };
  for (const side of favoured(state, offender)) {
    scores[side] = (scores[side] ?? 0) + points;
    draft.award(side, points);
  }
  draft.cite(articles.paid);
  return { ...state, scores };
}

/** What the next disciplinary faults of a side cost, in points, each. */
export function disciplinaryPrice<A extends string, S extends PointState>(
  game: PointGame<A, S>,
  state: S,
  side: Side,
  earlier = 0,
): number {
  const count = (state.discipline[side] ?? 0) + earlier + 1;
  if (count < DISCIPLINARY_LIMIT) return game.disciplinaryPoints;
  return game.repeatPays && count === DISCIPLINARY_LIMIT && state.over === undefined
    ? game.disciplinaryPoints
    : 0;
}

/** One disciplinary fault more: the first is paid and is a formal warning, the next loses the match. */
export function discipline<A extends string, S extends PointState>(
  game: PointGame<A, S>,
  state: S,
  draft: PointDraft<A>,
  offender: Side,
): S {
  const { articles } = game;
  const points = disciplinaryPrice(game, state, offender);
  const count = (state.discipline[offender] ?? 0) + 1;
  const counted = { ...state, discipline: { ...state.discipline, [offender]: count } };
  if (count >= DISCIPLINARY_LIMIT) draft.cite(articles.repeated);
  else draft.say(articles.warned, "warning.formal", { by: offender });
  return points === 0 ? counted : pay(game, counted, draft, offender, points);
}

/** The side has reached the second disciplinary fault of the match. */
export const isDisqualifying = (state: PointState, side: Side): boolean =>
  (state.discipline[side] ?? 0) >= DISCIPLINARY_LIMIT;

/** These sides lose the match and leave. */
export function expel<A extends string, S extends PointState>(
  game: PointGame<A, S>,
  state: S,
  draft: PointDraft<A>,
  losers: readonly Side[],
  articles: LossArticles<A>,
): S {
  const lost = loseMatch(state, draft, game.ending, losers, articles);
  return withoutLeavers(game, lost, draft, articles.frame ?? articles.match);
}

/** These sides lose the match by misconduct. */
export function expelByMisconduct<A extends string, S extends PointState>(
  game: PointGame<A, S>,
  state: S,
  draft: PointDraft<A>,
  losers: readonly Side[],
): S {
  const { lostFrame, lostMatch } = game.articles;
  const match = lossArticle(game, state, losers, lostMatch);
  return expel(game, state, draft, losers, {
    match,
    ...(lostFrame === undefined ? {} : { frame: lostFrame }),
  });
}

/** Where all have lost at once, the article that says so. */
export function lossArticle<A extends string, S extends PointState>(
  { articles }: PointGame<A, S>,
  { sides, gone }: S,
  losers: readonly Side[],
  usual: A,
): A {
  return losers.length === playing(sides, gone).length ? (articles.allLost ?? usual) : usual;
}

/** This side gives the frame as lost, or has lost it alone, and leaves it. */
export const withdraw = <A extends string, S extends PointState>(
  game: PointGame<A, S>,
  state: S,
  draft: PointDraft<A>,
  side: Side,
  article: A,
): S => withoutLeavers(game, { ...state, out: [...state.out, side] }, draft, article);

/** The last side left wins the frame; else the turn and the choices of those that left go to the others. */
function withoutLeavers<A extends string, S extends PointState>(
  game: PointGame<A, S>,
  state: S,
  draft: PointDraft<A>,
  article: A,
): S {
  const { sides, out, gone, turn } = state;
  if (state.match !== undefined) return state;
  if (state.over !== undefined) {
    return gone.includes(turn) ? { ...state, turn: nextSide(sides, gone, turn) } : state;
  }
  const [last, ...more] = playing(sides, out);
  if (last !== undefined && more.length === 0) return endFrame(state, draft, game.ending, last, article);
  const moved = out.includes(turn) ? leaveTurn(game, state) : state;
  const { open } = moved;
  return open !== null && (out.includes(open.by) || out.includes(open.from))
    ? { ...moved, open: null }
    : moved;
}

/** The next side plays; before the break is done it breaks. */
function leaveTurn<A extends string, S extends PointState>(game: PointGame<A, S>, state: S): S {
  const passed = game.endVisit(state);
  return state.stage === "break" ? { ...passed, stage: "break", breaker: passed.turn } : passed;
}
