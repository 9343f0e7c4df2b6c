import type { GamePlay } from "../common/game.ts";
import { groupPlay } from "../groups/game.ts";
import type { ArticleId } from "./articles.ts";
import { GAME } from "./game.ts";
import { afterMisconduct } from "./misconduct.ts";
import { judgeShot } from "./shot.ts";
import type { BolaOito } from "./state.ts";

/** The game with its strokes and penalties; none costs a ball. */
export const PLAY: GamePlay<ArticleId, BolaOito> = groupPlay({
  ...GAME,
  judgeShot,
  afterMisconduct,
  misconductPrice: () => 0,
});
