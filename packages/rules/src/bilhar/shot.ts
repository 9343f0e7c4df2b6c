import type { Shot } from "@tacada/formats";
import { lawsBroken } from "../common/foultable.ts";
import { type GameDraft, type Judged, ruled } from "../common/game.ts";
import { afterStroke, strokeProblem } from "../common/shot.ts";
import { EIGHT, takeOff } from "../groups/balls.ts";
import { joined } from "../lists.ts";
import { refuseBut } from "../refused.ts";
import type { Fresh } from "../state.ts";
import { toldIn } from "../told.ts";
import type { ArticleId } from "./articles.ts";
import { ruleLegal, tellPlacing } from "./fairplay.ts";
import { breakByOpponent, ruleFoul } from "./foulplay.ts";
import { findFouls, HARMLESS } from "./fouls.ts";
import { currentFrame, endVisit } from "./frame.ts";
import { GAME } from "./game.ts";
import { type Draft, newDraft } from "./law.ts";
import { returnsOf } from "./returns.ts";
import type { Bilhar } from "./state.ts";
import { isShortMiss, readStroke, type Stroke } from "./stroke.ts";

/**
 * One stroke: refused, or ruled on with the state that follows.
 *
 * @param preamble what the ruling says first, when a stroke is ruled on again
 */
export function judgeShot(
  state: Bilhar,
  shot: Shot,
  preamble?: (draft: GameDraft<ArticleId>) => void,
): Judged<Bilhar> {
  const told = toldIn(shot);
  const current = currentFrame(state);
  const balls = GAME.ballSet(current);
  const refused = strokeProblem(GAME, current, told, balls);
  if (refused !== undefined) return refused;
  if (told.call?.as === "free") return refuseBut("not-in-this-rulebook", "call.as", ["safety"], "free");
  const draft = newDraft();
  preamble?.(draft);
  const stroke = readStroke(current, told, balls.up);
  const played = afterStroke(current, shot, told, "mark");
  played.shortMiss = false;
  played.nudged = false;
  // A cue ball that was held goes to its mark, as one that fell (10, 23).
  if (stroke.held) played.inHand = "mark";
  const after = ruleStroke(played, draft, stroke);
  return ruled(draft, isNudge(current, after, stroke) ? nudged(after, draft) : after);
}

function ruleStroke(state: Fresh<Bilhar>, draft: Draft, stroke: Stroke): Bilhar {
  for (const { article, key } of lawsBroken(HARMLESS, stroke)) draft.say(article, key, { by: state.turn });
  const findings = findFouls(stroke);
  const { technical, losing, apart } = findings;
  const fouled = technical.length + losing.length + apart.length > 0;
  if (!fouled && isShortMiss(stroke)) return ruleShortMiss(state, draft);
  clear(state, draft, stroke);
  if (!fouled) return ruleLegal(state, draft, stroke);
  const ruled = ruleFoul(state, draft, stroke, findings);
  tellPlacing(ruled, draft);
  return ruled;
}

/** The cue ball hardly moved and met nothing: the same player plays again from there (7). */
function ruleShortMiss(state: Fresh<Bilhar>, draft: Draft): Bilhar {
  const by = state.turn;
  if (state.options.shortMiss === "replay") {
    draft.say("7", "short.replay", { by });
    state.shortMiss = true;
    return state;
  }
  if (state.stage === "break") return breakByOpponent(state, draft, "4");
  endVisit(state);
  draft.say("7", "short.pass", { by, to: state.turn });
  return state;
}

/** Balls that fell are down; those that left the table, and what a replay potted, go to the foot mark (7, 16). */
function clear(state: Fresh<Bilhar>, draft: Draft, stroke: Stroke): void {
  const { stage, potted, off, replay, inOff, cueLost } = stroke;
  // A break that is lost is racked again as a whole.
  if ((stage === "break" && (inOff || cueLost)) || potted.length + off.length === 0) return;
  if (off.length > 0) putOnFoot(draft, off, "16", "returned");
  if (replay) putOnFoot(draft, potted, "7", "short.void");
  else takeOff(state, potted);
  // The 8 stays down wherever it went.
  if (stroke.eightPotted || stroke.eightOff) takeOff(state, EIGHT_ALONE);
}

const EIGHT_ALONE = [EIGHT] as const;

/** Balls go back to the foot mark, all but the 8. */
function putOnFoot(
  draft: Draft,
  balls: readonly number[],
  article: ArticleId,
  key: "returned" | "short.void",
): void {
  const back = balls.filter((ball) => ball !== EIGHT);
  if (back.length === 0) return;
  draft.say(article, key, { balls: joined(back) });
  for (const returned of returnsOf(back)) draft.giveBack(article, returned);
}

/** A stroke that hardly moved the cue ball and met no cushion has passed the turn (15). */
function isNudge(before: Bilhar, after: Bilhar, { short, inOff, cueLost, shot }: Stroke): boolean {
  if (!short || inOff || cueLost || after.turn === before.turn || after.over !== undefined) return false;
  return after.broken && shot.cushionFirst !== true && shot.railsAfterContact?.includes("cue") !== true;
}

/** No snooker binds the side that comes to the table after a nudge (15). */
function nudged(state: Fresh<Bilhar>, draft: Draft): Bilhar {
  const { snooker } = state.facts;
  if (snooker !== undefined && snooker !== "none") draft.say("15", "snooker.nudged", { to: state.turn });
  state.nudged = true;
  return state;
}
