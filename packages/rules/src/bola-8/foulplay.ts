import type { Side } from "@tacada/formats";
import { expel, isDisqualifying } from "../common/leaving.ts";
import { countDisciplinary } from "../common/misconduct.ts";
import { EIGHT, opponentOf } from "../groups/balls.ts";
import { listFoul } from "../groups/fouls.ts";
import { withSide } from "../side.ts";
import type { Fresh } from "../state.ts";
import type { ArticleId } from "./articles.ts";
import { endByEight, isDecided } from "./ending.ts";
import type { Findings, FoulLaw } from "./fouls.ts";
import { earlierOf, endVisit, openDue } from "./frame.ts";
import { GAME } from "./game.ts";
import type { Draft } from "./law.ts";
import { OBSTRUCTED_LIMIT } from "./parameters.ts";
import type { BolaOito } from "./state.ts";
import { isSeen, type Stroke } from "./stroke.ts";

/** A stroke with fouls: they are paid once, by the turn and a cue ball in hand (1.17, 1.30). */
export function ruleFoul(
  played: Fresh<BolaOito>,
  draft: Draft,
  stroke: Stroke,
  findings: Findings,
): BolaOito {
  const by = played.turn;
  const laws = listed(findings);
  for (const law of laws) listFoul(draft, law, by, 0);
  if (laws.length > 1) draft.cite("1.30");
  const state: Fresh<BolaOito> = counted(played, draft, stroke, findings);
  if (state.match !== undefined) return state;
  if (isDecided(stroke)) return endByEight(state, draft, stroke, true);
  draft.cite("1.17");
  draft.cite("1.17.a");
  endVisit(state);
  if (stroke.stage === "break") answerBreak(state, draft, stroke, laws);
  else if (isLeftToOpponent(stroke, laws)) {
    state.inHand = "anywhere";
    leaveToOpponent(state, draft);
  } else takeInHand(state, draft);
  return state;
}

/** Each foul once: one on purpose stands first, unless its article is that of the foul itself. */
function listed({ technical, onPurpose, apart }: Findings): readonly FoulLaw[] {
  if (onPurpose === undefined && apart === undefined) return technical;
  const meant = technical.some(({ article }) => article === onPurpose?.article) ? undefined : onPurpose;
  return [meant, ...technical, apart].filter((law) => law !== undefined);
}

/** What a side may do only once in a match: stop a break (1.9), foul on purpose (1.29), be unsporting (1.39). */
function counted(
  played: Fresh<BolaOito>,
  draft: Draft,
  stroke: Stroke,
  { onPurpose, apart }: Findings,
): BolaOito {
  const by = played.turn;
  let state: Fresh<BolaOito> = played;
  if (isSeen(stroke, "obstructed-break")) {
    const times = (state.obstructed[by] ?? 0) + 1;
    state.obstructed = withSide(state.obstructed, by, times);
    if (times >= OBSTRUCTED_LIMIT) return loseMatch(state, draft, by, "1.9");
    draft.say("1.9", "warning.obstructed", { by });
  }
  for (const law of [onPurpose, apart]) {
    if (law === undefined || state.match !== undefined) continue;
    const { article } = law;
    state = countDisciplinary({ articles: { warned: article, repeated: article } }, state, draft, by);
    if (isDisqualifying(state, by)) state = loseMatch(state, draft, by, article);
  }
  return state;
}

const loseMatch = (state: BolaOito, draft: Draft, by: Side, article: ArticleId): BolaOito =>
  expel(GAME, state, draft, [by], { frame: article, match: article });

/** The favoured side plays from wherever it likes (1.17). */
export function takeInHand(state: Fresh<BolaOito>, draft: Pick<Draft, "cite" | "say">): void {
  draft.cite("1.17.b");
  draft.say("1.17.b", "in-hand.anywhere", { by: state.turn });
  state.inHand = "anywhere";
}

/** After a foul on the break: what the other side may choose, or the cue ball in hand behind the line (2.4 to 2.6). */
function answerBreak(state: Fresh<BolaOito>, draft: Draft, stroke: Stroke, laws: readonly FoulLaw[]): void {
  const by = state.turn;
  const from = opponentOf(state, by);
  const isWeak = laws.some(({ article }) => article === "2.4");
  if (isSeen(stroke, "obstructed-break")) {
    draft.say("1.9", "open.obstructed", { by, from });
    state.open = { by, any: ["re-rack", "retake"], from, article: "1.9" };
    return;
  }
  const isWeakAlone = isWeak && laws.length === 1;
  if (!isWeakAlone) placeBehindLine(state, draft);
  if (stroke.potted.includes(EIGHT) || stroke.off.includes(EIGHT)) {
    draft.say("2.6", stroke.off.includes(EIGHT) ? "eight.off-break" : "eight.on-break", { by });
    if (isWeak) state.open = { by, any: ["spot-eight", "re-rack", "retake"], from, article: "2.6" };
    else openDue(state);
  } else if (isWeak) {
    draft.say("2.4", "open.weak-break", { by, from });
    state.open = { by, any: ["play", "re-rack", "retake"], from, article: "2.4" };
  } else if (isLeftToOpponent(stroke, laws)) leaveToOpponent(state, draft);
}

/** In hand behind the line, on an open table. */
export function placeBehindLine(state: Fresh<BolaOito>, draft: Pick<Draft, "cite" | "say">): void {
  draft.cite("2.5");
  draft.say("1.10", "in-hand.behind-line", { by: state.turn });
  state.inHand = "behind-line";
}

/** Without a referee a fault behind the line, if nothing else, is the opponent's to claim (1.37). */
const isLeftToOpponent = ({ refereed }: Stroke, laws: readonly FoulLaw[]): boolean =>
  !refereed && laws.every(({ article }) => article === "1.37");

function leaveToOpponent(state: Fresh<BolaOito>, draft: Draft): void {
  const by = state.turn;
  const from = opponentOf(state, by);
  draft.say("1.37", "open.behind-line", { by, from });
  const { completed } = state;
  state.open = { by, any: ["ball-in-hand", "replay"], from, article: "1.37" };
  state.earlier = completed === null ? null : earlierOf(completed.before);
}
