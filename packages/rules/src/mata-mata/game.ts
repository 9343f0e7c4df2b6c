import { numberedBits } from "../balls.ts";
import type { Game, GameArticles } from "../common/game.ts";
import { onCopy } from "../state.ts";
import type { ArticleId } from "./articles.ts";
import { FAULTS_KNOWN } from "./fouls.ts";
import { currentFrame, endVisit, freshFrame, openDue } from "./frame.ts";
import { ENDING, newDraft } from "./law.ts";
import { RACKS } from "./parameters.ts";
import type { MataMata } from "./state.ts";

/** Where the document says what every game has to rule on. */
const ARTICLES: GameArticles<ArticleId> = {
  turnLost: "4.11.d",
  misconduct: { disciplinary: "6.2", interference: "6.2", clock: "6.5.b" },
  warned: "6.2",
  repeated: "9.1.b",
  grave: "6.3",
  gravePenalty: "9.1.b",
  lostMatch: "9.1.b",
  concededFrame: "8.1.c",
  concededMatch: "9.1.c",
  disqualified: "6.5.b",
  informalWarning: "6.7",
  movedByOutsider: "5.7",
  voided: "5.7",
  breakOrder: "3.4",
  firstLot: "3.4",
  pass: "7.1.b",
  inHandStays: "5.1",
  late: { completes: "5.7", returns: "5.7" },
  racked: "3.1",
  corrected: { frames: "9.1.a", discipline: "6.2", turn: "4.11" },
};

/** What `mata-mata` gives to the law that all games share. */
export const GAME: Game<ArticleId, MataMata> = {
  articles: ARTICLES,
  ending: ENDING,
  faults: FAULTS_KNOWN,
  restoredOnRequest: true,
  draft: newDraft,
  ballSet: ({ options, balls }) => ({
    known: RACKS[options.balls],
    inPlay: balls,
    up: numberedBits(balls),
  }),
  currentFrame,
  freshFrame,
  // A new rack is drawn at random, and has no places of its own to go back to.
  rack: [],
  endVisit: onCopy((state) => endVisit(state)),
  due: onCopy(openDue),
  lateReturn: () => [],
};
