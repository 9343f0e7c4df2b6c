import { DISCIPLINARY_LIMIT, type GamePlay } from "../common/game.ts";
import { groupPlay } from "../groups/game.ts";
import type { ArticleId } from "./articles.ts";
import { GAME } from "./game.ts";
import { afterMisconduct } from "./misconduct.ts";
import { priceOf } from "./penalty.ts";
import { judgeShot } from "./shot.ts";
import type { Bilhar } from "./state.ts";

/** The game with its strokes. */
export const PLAY: GamePlay<ArticleId, Bilhar> = groupPlay<ArticleId, Bilhar>({
  ...GAME,
  judgeShot,
  misconductPrice: (state, kind, side) => {
    const last = (state.discipline[side] ?? 0) + 1 >= DISCIPLINARY_LIMIT;
    return kind === "grave" || last ? 0 : priceOf(state, side);
  },
  afterMisconduct,
});
