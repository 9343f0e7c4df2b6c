import type { Ending, Side } from "@tacada/formats";
import type { Grounds } from "./ruling.ts";
import { type BySide, nextSide, playing } from "./side.ts";
import type { MatchState } from "./state.ts";

/** Messages about the end of frames and matches, the same in every rulebook. */
export type EndingKey = "frame.won" | "match.won" | "match.lost" | "match.none" | "match.left";

/** The articles that a rulebook rests the end of a match on. */
export interface EndingLaw<A extends string> {
  /** Enough frames were won. */
  readonly frames: A;
  /** Frames won stay, and the winner of a lost match is credited what it lacks. */
  readonly credit: A;
  /** What people are told on for an end that the document does not speak of; the end itself carries no article then. */
  readonly unwritten?: A;
  /** The result is read in frames, where the game has no points. */
  readonly inFrames?: true;
  /** Which side breaks the next frame; breaks alternate where nothing is said. */
  readonly nextBreaker?: (ended: MatchState, winner: Side) => Side;
  /** What settles that, where the document lists several orders of which the event takes one. */
  readonly breakOrder?: (ended: MatchState) => A;
}

const endingOf = <A extends string>({ unwritten }: EndingLaw<A>, winner: Side | null, article: A): Ending =>
  article === unwritten ? { winner } : { winner, article };

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
  const over = endingOf(law, winner, article);
  // Who had left the frame alone is back for the next.
  const ended = { ...state, frames, over, open: null, out: state.gone };
  const score = scoreLine(state, law.inFrames ? frames : state.scores, winner);
  ruling.say(article, "frame.won", { by: winner, score });
  if (won < state.framesToWin) {
    const next = law.nextBreaker?.(ended, winner) ?? nextSide(state.sides, state.gone, state.breaker);
    if (law.breakOrder !== undefined) ruling.cite(law.breakOrder(ended));
    return { ...ended, turn: next };
  }
  ruling.say(law.frames, "match.won", { by: winner });
  return { ...ended, match: endingOf(law, winner, law.frames) };
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
  const ending = endingOf(law, winner, articles.match);
  const frame = articles.frame === undefined ? { winner } : endingOf(law, winner, articles.frame);
  const lost = { ...state, gone, open: null, over: state.over ?? frame, match: ending };
  if (winner === null) {
    ruling.say(articles.match, "match.none");
    return lost;
  }
  ruling.say(law.credit, "match.won", { by: winner });
  const credited = Math.max(state.framesToWin, state.frames[winner] ?? 0);
  return { ...lost, frames: { ...state.frames, [winner]: credited } };
}

/** The winner's count, then the others', as they are read out: `"47-40"`. */
const scoreLine = ({ sides }: MatchState, counts: BySide<number>, winner: Side): string =>
  [winner, ...sides.filter((side) => side !== winner)].map((side) => counts[side] ?? 0).join("-");
