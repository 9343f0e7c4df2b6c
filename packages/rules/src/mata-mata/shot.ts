import type { Shot } from "@tacada/formats";
import { type Judged, ruled } from "../common/game.ts";
import { afterStroke, strokeProblem } from "../common/shot.ts";
import { toldIn } from "../told.ts";
import { ruleBreak } from "./breakplay.ts";
import { ruleLegal } from "./fairplay.ts";
import { ruleFoul } from "./foulplay.ts";
import { findFouls } from "./fouls.ts";
import { currentFrame } from "./frame.ts";
import { GAME } from "./game.ts";
import { type Draft, newDraft } from "./law.ts";
import type { MataMata } from "./state.ts";
import { readStroke } from "./stroke.ts";

/**
 * One stroke: refused, or ruled on with the state that follows.
 *
 * @param preamble what the ruling says first, when a stroke is ruled on again
 */
export function judgeShot(state: MataMata, shot: Shot, preamble?: (draft: Draft) => void): Judged<MataMata> {
  const told = toldIn(shot);
  const current = currentFrame(state);
  const balls = GAME.ballSet(current);
  const refused = strokeProblem(GAME, current, told, balls);
  if (refused !== undefined) return refused;
  const stroke = readStroke(current, told, balls.up);
  const draft = newDraft();
  preamble?.(draft);
  if (current.remedy !== null) draft.cite("7.1.a");
  const findings = findFouls(stroke, current.options);
  const played = afterStroke(current, shot, told, "mark");
  played.remedy = null;
  const { technical, onPurpose, apart } = findings;
  if (technical.length > 0 || onPurpose !== undefined || apart !== undefined) {
    return ruled(draft, ruleFoul(played, draft, stroke, findings));
  }
  const rule = stroke.stage === "break" ? ruleBreak : ruleLegal;
  return ruled(draft, rule(played, draft, stroke));
}
