import type { Shot } from "@tacada/formats";
import { type Judged, ruled } from "../common/game.ts";
import { afterStroke, strokeProblem } from "../common/shot.ts";
import { type Refused, refuseBut } from "../refused.ts";
import { toldIn } from "../told.ts";
import { countAggravated } from "./aggravated.ts";
import { ruleLegal } from "./fairplay.ts";
import { ruleFoul } from "./foulplay.ts";
import { findFouls } from "./fouls.ts";
import { currentFrame } from "./frame.ts";
import { GAME } from "./game.ts";
import { type Draft, newDraft } from "./law.ts";
import { mayStandIn } from "./stages.ts";
import { watchStalemate } from "./stalemate.ts";
import type { Sinuca } from "./state.ts";
import { readStroke, type Stroke } from "./stroke.ts";

/**
 * One stroke: refused, or ruled on with the state that follows.
 *
 * @param preamble what the ruling says first, when a stroke is ruled on again
 */
export function judgeShot(state: Sinuca, shot: Shot, preamble?: (draft: Draft) => void): Judged<Sinuca> {
  const told = toldIn(shot);
  const current = withFreeBall(currentFrame(state), shot);
  const refused = strokeProblem(GAME, current, told, GAME.ballSet(current));
  if (refused !== undefined) return refused;
  const stroke = readStroke(current, told);
  const misnamed = freeBallProblem(current, stroke);
  if (misnamed !== undefined) return misnamed;
  const draft = newDraft();
  preamble?.(draft);
  draft.score(current.turn, 0);
  if (stroke.free) draft.cite("30.II");
  const findings = findFouls(stroke, current.options);
  const played = afterStroke(current, shot, told, "d");
  // With its first stroke the frame has left the break behind; nothing can be replayed but this stroke.
  if (played.stage === "break") played.stage = "red";
  played.earlier = null;
  const fair = findings.technical.length + findings.apart.length === 0 && findings.onPurpose === undefined;
  if (fair) countAggravated(played, draft, current.turn, false);
  const after = fair ? ruleLegal(played, draft, stroke) : ruleFoul(current, played, draft, stroke, findings);
  return ruled(draft, watchStalemate(current, after));
}

/** To call a free ball while one is open is to choose it. */
const withFreeBall = (state: Sinuca, { call }: Shot): Sinuca =>
  call?.as === "free" && state.open?.any.includes("free-ball") === true
    ? { ...state, freeBall: true }
    : state;

/** A free ball is called only where one stands, and it is a colour that is not on itself (4). */
function freeBallProblem(
  { freeBall, colors }: Sinuca,
  { shot, free, stage, on }: Stroke,
): Refused | undefined {
  if (shot.call?.as !== "free" || free) return undefined;
  if (!freeBall) return refuseBut("not-open", "call.as", ["safety"], "free");
  const accepted = colors.filter((ball) => mayStandIn(stage, on, ball));
  return refuseBut("impossible", "call.ball", accepted, shot.call.ball);
}
