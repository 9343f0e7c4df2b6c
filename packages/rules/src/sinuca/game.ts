import type { ObjectBall, Side } from "@tacada/formats";
import { bitsOf, numberedBits } from "../balls.ts";
import type { PointArticles, PointDraft, PointGame } from "../points/game.ts";
import type { BallSet } from "../report.ts";
import { copyOf } from "../state.ts";
import { NO_REMEDIES, openAnswers } from "./answers.ts";
import type { ArticleId } from "./articles.ts";
import { endByLead } from "./ending.ts";
import { FAULTS_KNOWN } from "./fouls.ts";
import { currentFrame, endVisit, freshFrame } from "./frame.ts";
import { ENDING, newDraft, ownDraft } from "./law.ts";
import { COLORS, LAST_BALL, LEAST_PENALTY, MOST_PENALTY, type RedCount } from "./parameters.ts";
import { returnedOf, returnsOf } from "./returns.ts";
import { ballOnOf, type Stage } from "./stages.ts";
import { ruleStalemate, warnOfStalemate } from "./stalemate.ts";
import type { Sinuca } from "./state.ts";
import { valueOf } from "./stroke.ts";

/** Where the document says what every game by points has to rule on. */
const ARTICLES: PointArticles<ArticleId> = {
  paid: "29.I",
  turnLost: "29.II",
  misconduct: { disciplinary: "36", interference: "42.V", clock: "42.IV" },
  warned: "36.I",
  repeated: "36.II",
  grave: "37",
  gravePenalty: "37.I",
  lostMatch: "48.III",
  allLost: "49",
  concededFrame: "43.II",
  concededMatch: "48.II",
  disqualified: "48.IV",
  informalWarning: "33",
  movedByOutsider: "1",
  breakOrder: "17",
  firstLot: "17",
  tieLot: "18",
  tie: "45",
  pass: "29.IV",
  inHandStays: "29.IV",
  late: { completes: "1", returns: "1", foul: "40.XVIII" },
  returned: "12.III",
  racked: "16",
  corrected: { scores: "1", frames: "48.I", discipline: "36", turn: "11" },
};

/** What `sinuca` gives to the law of the games by points. */
export const GAME: PointGame<ArticleId, Sinuca> = {
  articles: ARTICLES,
  ending: ENDING,
  disciplinaryPoints: MOST_PENALTY,
  repeatPays: true,
  gravePoints: MOST_PENALTY,
  faults: FAULTS_KNOWN,
  draft: newDraft,
  ballSet: ballSetOf,
  currentFrame,
  freshFrame,
  rack: returnsOf(COLORS),
  endVisit,
  atTiebreak: (state) => ({ ...state, reds: 0, colors: [LAST_BALL], freeBall: false, earlier: null }),
  lastBall: returnedOf(LAST_BALL),
  repeatsBreak: () => false,
  endByPoints: (state, draft) => endByLead(state, ownDraft(draft)),
  openAfterFoul: openAfterIncident,
  lateReturn: () => [],
  latePrice: (state, ball) => Math.max(LEAST_PENALTY, ballOnOf(state) ?? 0, valueOf(ball)),
  own: {
    "stalemate-warning": (state, draft) => warnOfStalemate(state, ownDraft(draft)),
    stalemate: (state, draft) => ruleStalemate(state, ownDraft(draft)),
  },
};

/** What is known of the layout stays, unless it was said of the colours and a red is on now. */
function openAfterIncident(state: Sinuca, draft: PointDraft<ArticleId>, from: Side, stage: Stage): Sinuca {
  const opened = copyOf(state);
  if (stage === "color") opened.facts = {};
  openAnswers(opened, ownDraft(draft), from, NO_REMEDIES);
  return opened;
}

/** The balls that a report may speak of; a red told from the others counts as any red. With reds up, so is every colour. */
function ballSetOf({ options, reds, colors }: Sinuca): BallSet {
  const kind = KINDS[options.reds];
  return reds > 0
    ? { known: KNOWN, inPlay: KNOWN, up: KNOWN_BITS, kind, reds }
    : { known: KNOWN, inPlay: colors, up: numberedBits(colors), kind, reds };
}

const KNOWN: readonly ObjectBall[] = ["red", ...COLORS];
const KNOWN_BITS = bitsOf(KNOWN);

const kindOf =
  (reds: RedCount) =>
  (ball: ObjectBall): ObjectBall =>
    typeof ball === "string" && (ball === "red" || Number(ball.slice("red:".length)) <= reds) ? "red" : ball;

const KINDS: Readonly<Record<RedCount, (ball: ObjectBall) => ObjectBall>> = {
  6: kindOf(6),
  10: kindOf(10),
  15: kindOf(15),
};
