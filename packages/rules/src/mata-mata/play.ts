import type { GamePlay } from "../common/game.ts";
import { groupPlay } from "../groups/game.ts";
import type { ArticleId } from "./articles.ts";
import { foulInFlight } from "./foulplay.ts";
import { GAME } from "./game.ts";
import { ownDraft } from "./law.ts";
import { afterMisconduct, misconductPrice } from "./misconduct.ts";
import { judgeShot } from "./shot.ts";
import type { MataMata } from "./state.ts";

/** The game with its strokes and its penalties. */
export const PLAY: GamePlay<ArticleId, MataMata> = groupPlay({
  ...GAME,
  judgeShot,
  misconductPrice,
  afterMisconduct: (state, draft, offenders, turn) =>
    afterMisconduct(state, ownDraft(draft), offenders, turn),
  foulInFlight: (state, draft) => foulInFlight(state, ownDraft(draft)),
});
