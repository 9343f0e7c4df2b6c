import type { Side } from "@tacada/formats";
import { endFrame, type LossArticles, loseMatch } from "../ending.ts";
import { nextSide, playing } from "../side.ts";
import type { MatchState } from "../state.ts";
import { DISCIPLINARY_LIMIT, type Game, type GameDraft } from "./game.ts";

/** The side has reached the second disciplinary fault of the match. */
export const isDisqualifying = (state: MatchState, side: Side): boolean =>
  (state.discipline[side] ?? 0) >= DISCIPLINARY_LIMIT;

/** These sides lose the match and leave. */
export function expel<A extends string, S extends MatchState>(
  game: Game<A, S>,
  state: S,
  draft: GameDraft<A>,
  losers: readonly Side[],
  articles: LossArticles<A>,
): S {
  const lost = loseMatch(state, draft, game.ending, losers, articles);
  return withoutLeavers(game, lost, draft, articles.frame ?? articles.match);
}

/** These sides lose the match by misconduct. */
export function expelByMisconduct<A extends string, S extends MatchState>(
  game: Game<A, S>,
  state: S,
  draft: GameDraft<A>,
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
export function lossArticle<A extends string, S extends MatchState>(
  { articles }: Game<A, S>,
  { sides, gone }: S,
  losers: readonly Side[],
  usual: A,
): A {
  return losers.length === playing(sides, gone).length ? (articles.allLost ?? usual) : usual;
}

/** This side gives the frame as lost, or has lost it alone, and leaves it. */
export const withdraw = <A extends string, S extends MatchState>(
  game: Game<A, S>,
  state: S,
  draft: GameDraft<A>,
  side: Side,
  article: A,
): S => withoutLeavers(game, { ...state, out: [...state.out, side] }, draft, article);

/** The last side left wins the frame; else the turn and the choices of those that left go to the others. */
function withoutLeavers<A extends string, S extends MatchState>(
  game: Game<A, S>,
  state: S,
  draft: GameDraft<A>,
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
function leaveTurn<A extends string, S extends MatchState>(game: Game<A, S>, state: S): S {
  const passed = game.endVisit(state);
  return state.stage === "break" ? { ...passed, stage: "break", breaker: passed.turn } : passed;
}
