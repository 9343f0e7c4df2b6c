import type { GameDraft, GamePlay } from "../common/game.ts";
import type { PointDraft, PointGame, PointStrokes } from "./game.ts";
import { foulInFlight } from "./latedrop.ts";
import { afterMisconduct, punish } from "./misconduct.ts";
import type { PointState } from "./state.ts";

/** The draft of a game by points, which the law of all games hands back. */
// `draft` of such a game makes nothing else.
const own = <A extends string>(draft: GameDraft<A>): PointDraft<A> => draft as PointDraft<A>;

/** A game by points with its strokes: what it pays, it pays in points. */
export const pointPlay = <A extends string, S extends PointState>(
  game: PointGame<A, S>,
  strokes: PointStrokes<A, S>,
): GamePlay<A, S> => ({
  ...game,
  judgeShot: (state, shot, preamble) => strokes.judgeShot(state, shot, preamble),
  punish: (state, draft, kind, side) => punish(game, state, own(draft), kind, side),
  afterMisconduct: (state, draft, offenders, turn) =>
    afterMisconduct(game, state, own(draft), offenders, turn),
  foulInFlight: (state, draft, ball) => foulInFlight(game, strokes, state, own(draft), ball),
  afterScores: (state, draft) => game.endByPoints(state, own(draft), {}),
});
