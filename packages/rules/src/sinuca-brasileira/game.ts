import { numberedBits } from "../balls.ts";
import type { PointArticles, PointGame } from "../points/game.ts";
import { copyOf } from "../state.ts";
import type { ArticleId } from "./articles.ts";
import { endByPoints } from "./ending.ts";
import { FAULTS_KNOWN } from "./fouls.ts";
import { currentFrame, endVisit, freshFrame } from "./frame.ts";
import { ENDING, newDraft } from "./law.ts";
import { BALLS, LAST_BALL, PENALTY } from "./parameters.ts";
import { openPass } from "./pass.ts";
import { returnedOf, returnsOf } from "./returns.ts";
import type { SinucaBrasileira } from "./state.ts";

/** Where the document says what every game by points has to rule on. */
const ARTICLES: PointArticles<ArticleId> = {
  paid: "8.1.a.II",
  turnLost: "8.1.a.I",
  misconduct: { disciplinary: "7.1.v", interference: "7.1.v", clock: "7.1.v" },
  warned: "8.1.b.I",
  repeated: "8.1.b.II",
  grave: "7.1.w",
  gravePenalty: "8.1.c.I",
  lostMatch: "10.1.3",
  lostFrame: "9.1.c",
  concededFrame: "9.1.b",
  concededMatch: "10.1.2",
  disqualified: "10.1.4",
  informalWarning: "8.2",
  movedByOutsider: "6.6",
  breakOrder: "2.5",
  firstLot: "2.2",
  tieLot: "9.4",
  tie: "9.4",
  pass: "4.1",
  inHandStays: "5.10",
  late: { completes: "6.8.a", returns: "6.8.b", foul: "6.8.c" },
  returned: "1.8",
  racked: "2.1",
  corrected: { scores: "1.1", frames: "10.1.1", discipline: "8.1.b.I", turn: "1.7" },
};

/** What `sinuca-brasileira` gives to the law of the games by points. */
export const GAME: PointGame<ArticleId, SinucaBrasileira> = {
  articles: ARTICLES,
  ending: ENDING,
  disciplinaryPoints: PENALTY,
  repeatPays: false,
  gravePoints: 0,
  faults: FAULTS_KNOWN,
  draft: newDraft,
  ballSet: ({ balls }) => ({ known: BALLS, inPlay: balls, up: numberedBits(balls) }),
  currentFrame,
  freshFrame,
  rack: returnsOf(BALLS),
  endVisit,
  atTiebreak: (state) => ({ ...state, balls: [LAST_BALL] }),
  lastBall: returnedOf(LAST_BALL),
  repeatsBreak: ({ stage, options }) => stage === "break" && options.breakFoul === "repeat",
  endByPoints,
  openAfterFoul(state, draft, from) {
    const opened = copyOf(state);
    openPass(opened, draft, from, "4.1.a");
    return opened;
  },
  lateReturn: (ball) => returnsOf([Number(ball)]),
  latePrice: () => PENALTY,
};
