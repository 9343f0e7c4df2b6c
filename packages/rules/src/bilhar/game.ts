import { numberedBits } from "../balls.ts";
import type { Game, GameArticles } from "../common/game.ts";
import { onCopy } from "../state.ts";
import type { ArticleId } from "./articles.ts";
import { FAULTS_KNOWN } from "./fouls.ts";
import { comeToTable, currentFrame, endVisit, freshFrame } from "./frame.ts";
import { ENDING, newDraft } from "./law.ts";
import { BALLS } from "./parameters.ts";
import type { Bilhar } from "./state.ts";

/** Where the document says what every game has to rule on; what it leaves out is the judge's to settle (22). */
const ARTICLES: GameArticles<ArticleId> = {
  turnLost: "21",
  misconduct: { disciplinary: "21", interference: "21", clock: "21" },
  warned: "21",
  repeated: "21",
  grave: "21",
  gravePenalty: "21",
  lostMatch: "21",
  concededFrame: "22",
  concededMatch: "22",
  disqualified: "22",
  informalWarning: "22",
  movedByOutsider: "12",
  breakOrder: "2",
  firstLot: "2",
  late: { completes: "22", returns: "22" },
  racked: "3",
  corrected: { frames: "22", discipline: "22", turn: "22" },
};

/** What `bilhar` gives to the law of all games. */
export const GAME: Game<ArticleId, Bilhar> = {
  articles: ARTICLES,
  ending: ENDING,
  faults: FAULTS_KNOWN,
  draft: newDraft,
  ballSet: ({ balls }) => ({ known: BALLS, inPlay: balls, up: numberedBits(balls) }),
  currentFrame,
  freshFrame,
  // The whole rack is built anew, which a frame before its break says by itself.
  rack: [],
  endVisit: onCopy(endVisit),
  due: onCopy(comeToTable),
  lateReturn: () => [],
};
