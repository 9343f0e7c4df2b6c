import type { Shot } from "@tacada/formats";
import { type Judged, ruled } from "../common/game.ts";
import { afterStroke, strokeProblem } from "../common/shot.ts";
import { refuseBut } from "../refused.ts";
import { toldIn } from "../told.ts";
import { ruleLegal } from "./fairplay.ts";
import { ruleFoul } from "./foulplay.ts";
import { findFouls } from "./fouls.ts";
import { currentFrame } from "./frame.ts";
import { GAME } from "./game.ts";
import { type Draft, newDraft } from "./law.ts";
import type { SinucaBrasileira } from "./state.ts";
import { readStroke } from "./stroke.ts";

/**
 * One stroke: refused, or ruled on with the state that follows.
 *
 * @param preamble what the ruling says first, when a stroke is ruled on again
 */
export function judgeShot(
  state: SinucaBrasileira,
  shot: Shot,
  preamble?: (draft: Draft) => void,
): Judged<SinucaBrasileira> {
  const told = toldIn(shot);
  const current = currentFrame(state);
  const refused = strokeProblem(GAME, current, told, GAME.ballSet(current));
  if (refused !== undefined) return refused;
  if (told.call?.as === "free") return refuseBut("not-in-this-rulebook", "call.as", ["safety"], "free");
  const draft = newDraft();
  preamble?.(draft);
  const stroke = readStroke(current, told);
  const findings = findFouls(stroke);
  draft.score(current.turn, 0);
  const played = afterStroke(current, shot, told, "d");
  const fair = findings.technical.length + findings.apart === 0 && findings.onPurpose === undefined;
  return ruled(draft, fair ? ruleLegal(played, draft, stroke) : ruleFoul(played, draft, stroke, findings));
}
