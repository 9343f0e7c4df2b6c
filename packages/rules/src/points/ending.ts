import type { Side } from "@tacada/formats";
import { endFrame } from "../ending.ts";
import { leaderOf, playing } from "../side.ts";
import type { PointDraft, PointGame } from "./game.ts";
import type { PointState } from "./state.ts";

/** The last ball is down: whoever leads has won; a shared lead is settled by the complementary frame. */
export function endByLastBall<A extends string, S extends PointState>(
  game: PointGame<A, S>,
  state: S,
  draft: PointDraft<A>,
  article: A,
): S {
  return settle(game, state, draft, playing(state.sides, state.out), article);
}

/**
 * A foul of a stroke with only the last ball left: a leader by exactly its price is levelled and the frame tied; with
 * less between first and second the offender has lost.
 *
 * @param before the points before the foul was paid
 * @param price what it costs, in points
 * @returns the very same state where the frame goes on
 */
export function endByLastFoul<A extends string, S extends PointState>(
  game: PointGame<A, S>,
  state: S,
  draft: PointDraft<A>,
  offender: Side,
  { before, price, article }: { before: S["scores"]; price: number; article: A },
): S {
  const sides = playing(state.sides, state.out);
  const { lead } = leaderOf(sides, before);
  if (lead < price) {
    const others = sides.filter((side) => side !== offender);
    return settle(game, state, draft, others, article);
  }
  const levelled = leaderOf(sides, state.scores).leader === null;
  return lead === price && levelled ? openTiebreak(game, state, draft, sides) : state;
}

/** A foul in the complementary frame decides it against its side; sides still level play on. */
export function endTiebreak<A extends string, S extends PointState>(
  game: PointGame<A, S>,
  state: S,
  draft: PointDraft<A>,
  offenders: readonly Side[],
): S {
  const others = playing(state.sides, state.out).filter((side) => !offenders.includes(side));
  return others.length === 0 ? state : settle(game, state, draft, others, game.articles.tie);
}

function settle<A extends string, S extends PointState>(
  game: PointGame<A, S>,
  state: S,
  draft: PointDraft<A>,
  sides: readonly Side[],
  article: A,
): S {
  const { leader } = leaderOf(sides, state.scores);
  return leader === null
    ? openTiebreak(game, state, draft, sides)
    : endFrame(state, draft, game.ending, leader, article);
}

/**
 * The complementary frame: the last ball on its mark, the cue ball in hand in the D, the first stroke by lot, between
 * those of `sides` that share the lead.
 */
function openTiebreak<A extends string, S extends PointState>(
  game: PointGame<A, S>,
  state: S,
  draft: PointDraft<A>,
  sides: readonly Side[],
): S {
  const { tie } = game.articles;
  const top = Math.max(...sides.map((side) => state.scores[side] ?? 0));
  const tied = sides.filter((side) => state.scores[side] === top);
  const turn = tied.includes(state.turn) ? state.turn : (tied[0] ?? state.turn);
  draft.say(tie, "tie", { sides: tied.join(" "), points: top });
  if (!draft.returned.some(({ ball }) => ball === game.lastBall.ball)) draft.giveBack(tie, game.lastBall);
  return {
    ...game.atTiebreak(state),
    turn,
    out: state.sides.filter((side) => !tied.includes(side)),
    stage: "tiebreak",
    inHand: "d",
    visit: { points: 0, balls: [] },
    open: null,
    facts: {},
    lotDue: true,
    completed: null,
  };
}
