import { numberedBits } from "../balls.ts";
import type { Game, GameArticles } from "../common/game.ts";
import { onCopy } from "../state.ts";
import type { ArticleId } from "./articles.ts";
import { FAULTS_KNOWN } from "./fouls.ts";
import { currentFrame, endVisit, freshFrame, openDue } from "./frame.ts";
import { ENDING, newDraft } from "./law.ts";
import { BALLS } from "./parameters.ts";
import type { BolaOito } from "./state.ts";

/** Where the document says what every game has to rule on. */
const ARTICLES: GameArticles<ArticleId> = {
  turnLost: "1.17.a",
  misconduct: { disciplinary: "1.39", interference: "1.39", clock: "1.39" },
  warned: "1.39",
  repeated: "1.39",
  grave: "1.39",
  gravePenalty: "1.39",
  lostMatch: "1.39",
  lostFrame: "1.39",
  concededFrame: "2.12",
  concededMatch: "1.34",
  disqualified: "1.39",
  informalWarning: "1.39",
  movedByOutsider: "1.33",
  voided: "1.33",
  breakOrder: "1.34",
  firstLot: "1.7",
  lots: { coin: "1.6.a", lag: "1.6.b.2" },
  late: { completes: "1.15", returns: "1.31", replays: "1.31" },
  racked: "2.2",
  corrected: { frames: "1.34", discipline: "1.39", turn: "1.35" },
};

/** What `bola-8` gives to the law that all games share. */
export const GAME: Game<ArticleId, BolaOito> = {
  articles: ARTICLES,
  ending: ENDING,
  faults: FAULTS_KNOWN,
  draft: newDraft,
  ballSet: ({ balls }) => ({ known: BALLS, inPlay: balls, up: numberedBits(balls) }),
  currentFrame,
  freshFrame,
  // The rack is drawn, so its balls have no spots of their own.
  rack: [],
  endVisit: onCopy(endVisit),
  due: onCopy(openDue),
  lateReturn: () => [],
};
