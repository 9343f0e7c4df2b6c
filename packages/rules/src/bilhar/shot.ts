import type { Shot } from "@tacada/formats";
import { lawsBroken } from "../common/foultable.ts";
import { type GameDraft, type Judged, ruled } from "../common/game.ts";
import { afterStroke, strokeProblem } from "../common/shot.ts";
import { EIGHT, takeOff } from "../groups/balls.ts";
import { refuseBut } from "../refused.ts";
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
  const refused = strokeProblem(GAME, current, told);
  if (refused !== undefined) return refused;
  if (told.call?.as === "free") return refuseBut("not-in-this-rulebook", "call.as", ["safety"], "free");
  const draft = newDraft();
  preamble?.(draft);
  const stroke = readStroke(current, told);
  return ruled(
    draft,
    nudging(current, ruleStroke(played(current, shot, stroke), draft, stroke), draft, stroke),
  );
}

/** The stroke was played; a cue ball that was held goes to its mark, as one that fell (10, 23). */
function played(current: Bilhar, shot: Shot, { shot: told, held }: Stroke): Bilhar {
  const after: Bilhar = { ...afterStroke(current, shot, told, "mark"), shortMiss: false, nudged: false };
  return held ? { ...after, inHand: "mark" } : after;
}

function ruleStroke(state: Bilhar, draft: Draft, stroke: Stroke): Bilhar {
  for (const { article, key } of lawsBroken(HARMLESS, stroke)) draft.say(article, key, { by: state.turn });
  const findings = findFouls(stroke);
  const { technical, losing, apart } = findings;
  const fouled = technical.length + losing.length + apart.length > 0;
  if (!fouled && isShortMiss(stroke)) return ruleShortMiss(state, draft);
  const cleared = clear(state, draft, stroke);
  if (!fouled) return ruleLegal(cleared, draft, stroke);
  const ruled = ruleFoul(cleared, draft, stroke, findings);
  tellPlacing(ruled, draft);
  return ruled;
}

/** The cue ball hardly moved and met nothing: the same player plays again from there (7). */
function ruleShortMiss(state: Bilhar, draft: Draft): Bilhar {
  const by = state.turn;
  if (state.options.shortMiss === "replay") {
    draft.say("7", "short.replay", { by });
    return { ...state, shortMiss: true };
  }
  if (state.stage === "break") return breakByOpponent(state, draft, "4");
  const passed = endVisit(state);
  draft.say("7", "short.pass", { by, to: passed.turn });
  return passed;
}

/** Balls that fell are down; those that left the table, and what a replay potted, go to the foot mark (7, 16). */
function clear(state: Bilhar, draft: Draft, { stage, potted, off, replay, inOff, cueLost }: Stroke): Bilhar {
  // A break that is lost is racked again as a whole.
  if ((stage === "break" && (inOff || cueLost)) || potted.length + off.length === 0) return state;
  const driven = off.filter((ball) => ball !== EIGHT);
  const voided = replay ? potted.filter((ball) => ball !== EIGHT) : [];
  if (driven.length > 0) draft.say("16", "returned", { balls: driven.join(", ") });
  if (voided.length > 0) draft.say("7", "short.void", { balls: voided.join(", ") });
  for (const returned of returnsOf(driven)) draft.giveBack("16", returned);
  for (const returned of returnsOf(voided)) draft.giveBack("7", returned);
  return takeOff(
    state,
    [...potted, ...off].filter((ball) => !driven.includes(ball) && !voided.includes(ball)),
  );
}

/** After a stroke that hardly moved the cue ball and met no cushion, no snooker binds the side that comes to the table (15). */
function nudging(before: Bilhar, after: Bilhar, draft: Draft, stroke: Stroke): Bilhar {
  const { short, inOff, cueLost, shot } = stroke;
  const cushion = shot.cushionFirst === true || shot.railsAfterContact?.includes("cue") === true;
  const passed = after.turn !== before.turn && after.over === undefined && after.broken;
  if (!passed || !short || cushion || inOff || cueLost) return after;
  const { snooker } = after.facts;
  if (snooker !== undefined && snooker !== "none") draft.say("15", "snooker.nudged", { to: after.turn });
  return { ...after, nudged: true };
}
