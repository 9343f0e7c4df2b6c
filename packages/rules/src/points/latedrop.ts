import type { ObjectBall } from "@tacada/formats";
import { namesOf } from "../side.ts";
import { endTiebreak } from "./ending.ts";
import type { PointDraft, PointGame, PointStrokes } from "./game.ts";
import { favoured, pay } from "./penalty.ts";
import type { PointState } from "./state.ts";

/** The striker's cue ball was on its way to the ball when it fell: a foul of the striker. */
export function foulInFlight<A extends string, S extends PointState>(
  game: PointGame<A, S>,
  strokes: PointStrokes<A, S>,
  state: S,
  draft: PointDraft<A>,
  ball: ObjectBall,
): S {
  const { articles } = game;
  const offender = state.turn;
  const points = game.latePrice(state, ball);
  const to = favoured(state, offender);
  draft.foul(articles.late.foul, points);
  draft.say(articles.late.foul, "foul.in-flight", { by: offender, points, to: namesOf(to) });
  for (const returned of game.lateReturn(ball)) {
    draft.say(articles.returned, "returned", { balls: ball });
    draft.giveBack(articles.returned, returned);
  }
  const played: S = {
    ...state,
    inHand: false,
    open: null,
    facts: {},
    broken: true,
    opened: true,
    completed: null,
  };
  draft.cite(articles.turnLost);
  pay(game, played, draft, to, points);
  return state.stage === "tiebreak"
    ? endTiebreak(game, played, draft, [offender])
    : strokes.passOn(played, draft, offender, state.scores);
}
