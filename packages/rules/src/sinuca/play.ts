import { pointPlay } from "../points/play.ts";
import { passOn } from "./foulplay.ts";
import { GAME } from "./game.ts";
import { ownDraft } from "./law.ts";
import { judgeShot } from "./shot.ts";

/** The game with its strokes. */
export const PLAY = pointPlay(GAME, {
  judgeShot,
  passOn: (state, draft, offender, before) => passOn(state, ownDraft(draft), offender, before),
});
