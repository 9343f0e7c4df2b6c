import type { PointPlay } from "../points/game.ts";
import type { ArticleId } from "./articles.ts";
import { passOn } from "./foulplay.ts";
import { GAME } from "./game.ts";
import { ownDraft } from "./law.ts";
import { judgeShot } from "./shot.ts";
import type { Sinuca } from "./state.ts";

/** The game with its strokes. */
export const PLAY: PointPlay<ArticleId, Sinuca> = {
  ...GAME,
  judgeShot,
  passOn: (state, draft, offender, before) => passOn(state, ownDraft(draft), offender, before),
};
