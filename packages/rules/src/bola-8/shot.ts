import type { Shot } from "@tacada/formats";
import { type GameDraft, type Judged, ruled } from "../common/game.ts";
import { afterStroke, strokeProblem } from "../common/shot.ts";
import { takeOff } from "../groups/balls.ts";
import { type Refused, refuse, refuseBut } from "../refused.ts";
import { type Told, toldIn } from "../told.ts";
import type { ArticleId } from "./articles.ts";
import { ruleLegal } from "./fairplay.ts";
import { ruleFoul } from "./foulplay.ts";
import { findFouls } from "./fouls.ts";
import { currentFrame } from "./frame.ts";
import { GAME } from "./game.ts";
import { newDraft } from "./law.ts";
import type { BolaOito } from "./state.ts";
import { readStroke } from "./stroke.ts";

/**
 * One stroke: refused, or ruled on with the state that follows.
 *
 * @param preamble what the ruling says first, when a stroke is ruled on again
 */
export function judgeShot(
  state: BolaOito,
  shot: Shot,
  preamble?: (draft: GameDraft<ArticleId>) => void,
): Judged<BolaOito> {
  const told = toldIn(shot);
  const current = currentFrame(state);
  const balls = GAME.ballSet(current);
  const refused = strokeProblem(GAME, current, told, balls) ?? ownProblem(current, told);
  if (refused !== undefined) return refused;
  const draft = newDraft();
  preamble?.(draft);
  const stroke = readStroke(current, told, balls.up);
  const findings = findFouls(stroke);
  const played = afterStroke(current, shot, told, "anywhere");
  takeOff(played, stroke.potted);
  takeOff(played, stroke.off);
  const { technical, onPurpose, apart } = findings;
  const fair = technical.length === 0 && onPurpose === undefined && apart === undefined;
  return ruled(draft, fair ? ruleLegal(played, draft, stroke) : ruleFoul(played, draft, stroke, findings));
}

/** What only this game cannot take. */
function ownProblem({ stage }: BolaOito, { call, faults }: Told): Refused | undefined {
  if (call?.as === "free") return refuseBut("not-in-this-rulebook", "call.as", ["safety"], "free");
  const index = stage === "break" ? -1 : (faults?.indexOf("obstructed-break") ?? -1);
  return index < 0
    ? undefined
    : refuse(
        "contradiction",
        `faults[${index}]`,
        "a fault of the break only on the break",
        "obstructed-break",
      );
}
