import type { Choice, Side } from "@tacada/formats";
import { expel, isDisqualifying } from "../common/leaving.ts";
import { countDisciplinary } from "../common/misconduct.ts";
import { EIGHT, opponentOf } from "../groups/balls.ts";
import { listFoul } from "../groups/fouls.ts";
import type { ArticleId } from "./articles.ts";
import { endByEight, isDecided } from "./ending.ts";
import type { Findings, FoulLaw } from "./fouls.ts";
import { dueAt, earlierOf, endVisit } from "./frame.ts";
import { GAME } from "./game.ts";
import type { Draft } from "./law.ts";
import { OBSTRUCTED_LIMIT } from "./parameters.ts";
import type { BolaOito } from "./state.ts";
import { isSeen, type Stroke } from "./stroke.ts";

/** A stroke with fouls: they are paid once, by the turn and a cue ball in hand (1.17, 1.30). */
export function ruleFoul(played: BolaOito, draft: Draft, stroke: Stroke, findings: Findings): BolaOito {
  const by = played.turn;
  const laws = listed(findings);
  for (const law of laws) listFoul(draft, law, by, 0);
  if (laws.length > 1) draft.cite("1.30");
  const state = counted(played, draft, stroke, findings);
  if (state.match !== undefined) return state;
  if (isDecided(stroke)) return endByEight(state, draft, stroke, true);
  draft.cite("1.17");
  draft.cite("1.17.a");
  const passed = endVisit(state);
  if (stroke.stage === "break") return answeredBreak(passed, draft, stroke, laws);
  if (isLeftToOpponent(stroke, laws)) return leaveToOpponent({ ...passed, inHand: "anywhere" }, draft);
  return takeInHand(passed, draft);
}

/** Each foul once: one on purpose stands first, unless its article is that of the foul itself. */
function listed({ technical, onPurpose, apart }: Findings): readonly FoulLaw[] {
  const meant = technical.some(({ article }) => article === onPurpose?.article) ? undefined : onPurpose;
  return [meant, ...technical, apart].filter((law) => law !== undefined);
}

/** What a side may do only once in a match: stop a break (1.9), foul on purpose (1.29), be unsporting (1.39). */
function counted(played: BolaOito, draft: Draft, stroke: Stroke, { onPurpose, apart }: Findings): BolaOito {
  const by = played.turn;
  let state = played;
  if (isSeen(stroke, "obstructed-break")) {
    const times = (state.obstructed[by] ?? 0) + 1;
    state = { ...state, obstructed: { ...state.obstructed, [by]: times } };
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
export function takeInHand(state: BolaOito, draft: Pick<Draft, "cite" | "say">): BolaOito {
  draft.cite("1.17.b");
  draft.say("1.17.b", "in-hand.anywhere", { by: state.turn });
  return { ...state, inHand: "anywhere" };
}

/** After a foul on the break: what the other side may choose, or the cue ball in hand behind the line (2.4 to 2.6). */
function answeredBreak(passed: BolaOito, draft: Draft, stroke: Stroke, laws: readonly FoulLaw[]): BolaOito {
  const by = passed.turn;
  const from = opponentOf(passed, by);
  const isWeak = laws.some(({ article }) => article === "2.4");
  const open = (state: BolaOito, any: readonly Choice[], article: ArticleId): BolaOito => ({
    ...state,
    open: { by, any, from, article },
  });
  if (isSeen(stroke, "obstructed-break")) {
    draft.say("1.9", "open.obstructed", { by, from });
    return open(passed, ["re-rack", "retake"], "1.9");
  }
  const isWeakAlone = isWeak && laws.length === 1;
  const state = isWeakAlone ? passed : behindLine(passed, draft);
  if (stroke.potted.includes(EIGHT) || stroke.off.includes(EIGHT)) {
    draft.say("2.6", stroke.off.includes(EIGHT) ? "eight.off-break" : "eight.on-break", { by });
    return isWeak ? open(state, ["spot-eight", "re-rack", "retake"], "2.6") : dueAt(state);
  }
  if (isWeak) {
    draft.say("2.4", "open.weak-break", { by, from });
    return open(state, ["play", "re-rack", "retake"], "2.4");
  }
  return isLeftToOpponent(stroke, laws) ? leaveToOpponent(state, draft) : state;
}

/** In hand behind the line, on an open table. */
export function behindLine(state: BolaOito, draft: Pick<Draft, "cite" | "say">): BolaOito {
  draft.cite("2.5");
  draft.say("1.10", "in-hand.behind-line", { by: state.turn });
  return { ...state, inHand: "behind-line" };
}

/** Without a referee a fault behind the line, if nothing else, is the opponent's to claim (1.37). */
const isLeftToOpponent = ({ refereed }: Stroke, laws: readonly FoulLaw[]): boolean =>
  !refereed && laws.every(({ article }) => article === "1.37");

function leaveToOpponent(state: BolaOito, draft: Draft): BolaOito {
  const by = state.turn;
  const from = opponentOf(state, by);
  draft.say("1.37", "open.behind-line", { by, from });
  const { completed } = state;
  return {
    ...state,
    open: { by, any: ["ball-in-hand", "replay"], from, article: "1.37" },
    earlier: completed === null ? null : earlierOf(completed.before),
  };
}
