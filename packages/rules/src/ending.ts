import type { Ending, Side } from "@tacada/formats";
import type { Grounds } from "./ruling.ts";
import { nextSide, playing } from "./side.ts";
import type { MatchState } from "./state.ts";

/** Messages about the end of frames and matches, the same in every rulebook. */
export type EndingKey = "frame.won" | "match.won" | "match.lost" | "match.none" | "match.left";

/** The articles that a rulebook rests the end of a match on. */
export interface EndingLaw<A extends string> {
  /** Enough frames were won. */
  readonly frames: A;
  /** Frames won stay, and the winner of a lost match is credited what it lacks. */
  readonly credit: A;
}

type Draft<A extends string> = Grounds<A, EndingKey>;

/**
 * The frame is over, and with it the match if that was the last frame needed. The result stands in `over` until
 * the next frame's first action; the turn is then the next breaker's.
 */
export function endFrame<A extends string, S extends MatchState>(
  state: S,
  ruling: Draft<A>,
  law: EndingLaw<A>,
  winner: Side,
  article: A,
): S {
  const won = (state.frames[winner] ?? 0) + 1;
  const frames = { ...state.frames, [winner]: won };
  const over: Ending = { winner, article };
  // Who had left the frame alone is back for the next.
  const ended = { ...state, frames, over, open: null, out: state.gone };
  ruling.say(article, "frame.won", { by: winner, score: scoreLine(state, winner) });
  if (won < state.framesToWin) {
    const turn = nextSide(state.sides, state.gone, state.breaker);
    return { ...ended, turn };
  }
  ruling.say(law.frames, "match.won", { by: winner });
  return { ...ended, match: { winner, article: law.frames } };
}

/** Why a side leaves the match: the article of the frame, where it has one, and that of the match. */
export interface LossArticles<A extends string> {
  readonly frame?: A;
  readonly match: A;
}

/**
 * These sides have lost the match. With one side left it has won and is credited the frames that win; with none
 * left all have lost; with more the frame goes on without them.
 */
export function loseMatch<A extends string, S extends MatchState>(
  state: S,
  ruling: Draft<A>,
  law: EndingLaw<A>,
  losers: readonly Side[],
  articles: LossArticles<A>,
): S {
  const gone = [...state.gone, ...losers];
  const left = playing(state.sides, gone);
  if (articles.frame !== undefined) ruling.cite(articles.frame);
  if (left.length > 1) {
    for (const by of losers) ruling.say(articles.match, "match.left", { by });
    return { ...state, gone, out: [...new Set([...state.out, ...losers])] };
  }
  const winner = left[0] ?? null;
  for (const by of losers) ruling.say(articles.match, "match.lost", { by });
  const ending: Ending = { winner, article: articles.match };
  const frame: Ending = articles.frame === undefined ? { winner } : { winner, article: articles.frame };
  const lost = { ...state, gone, open: null, over: state.over ?? frame, match: ending };
  if (winner === null) {
    ruling.say(articles.match, "match.none");
    return lost;
  }
  ruling.say(law.credit, "match.won", { by: winner });
  const credited = Math.max(state.framesToWin, state.frames[winner] ?? 0);
  return { ...lost, frames: { ...state.frames, [winner]: credited } };
}

/** The winner's points, then the others', as they are read out: `"47-40"`. */
const scoreLine = ({ scores, sides }: MatchState, winner: Side): string =>
  [winner, ...sides.filter((side) => side !== winner)].map((side) => scores[side] ?? 0).join("-");
