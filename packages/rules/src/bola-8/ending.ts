import { endFrame } from "../ending.ts";
import { EIGHT, opponentOf } from "../groups/balls.ts";
import type { Fresh } from "../state.ts";
import { endVisit } from "./frame.ts";
import { type Draft, ENDING } from "./law.ts";
import type { MessageKey } from "./messages.ts";
import { stageOf } from "./stages.ts";
import type { BolaOito } from "./state.ts";
import type { Stroke } from "./stroke.ts";

/** The 8 left the table by this stroke, and so the rack ends: on the break it does not (2.6). */
export const isDecided = ({ stage, potted, off }: Stroke): boolean =>
  stage !== "break" && (potted.includes(EIGHT) || off.includes(EIGHT));

/** The 8 is down: won when it was called and legally potted in its time (2.11), else lost (2.12). */
export function endByEight(state: Fresh<BolaOito>, draft: Draft, stroke: Stroke, fouled: boolean): BolaOito {
  const by = state.turn;
  const reason = fouled ? reasonOfFoul(stroke) : lossOf(state, stroke);
  // The rack ends with this stroke, and with it the visit; nobody comes to the table.
  endVisit(state);
  state.turn = by;
  if (reason === undefined) {
    draft.say("2.11", "eight.won", { by });
    if (stroke.callDue) draft.cite("1.4");
    return endFrame(state, draft, ENDING, by, "2.11");
  }
  if (reason === "lost.uncalled" || reason === "lost.elsewhere") draft.cite("1.4");
  if (reason === "lost.safety") draft.cite("2.10");
  draft.say("2.12", reason, { by });
  return endFrame(state, draft, ENDING, opponentOf(state, by), "2.12");
}

const reasonOfFoul = ({ off }: Stroke): MessageKey =>
  off.includes(EIGHT) ? "lost.off-table" : "lost.with-foul";

/** Why a pot of the 8 without a foul loses; undefined when it wins. */
function lossOf(state: BolaOito, { stage, safety, converted, shot }: Stroke): MessageKey | undefined {
  if (stage !== "eight") return stageOf(state, state.turn) === "eight" ? "lost.with-last" : "lost.early";
  if (safety) return "lost.safety";
  if (converted) return undefined;
  return shot.call?.pocket === undefined ? "lost.uncalled" : "lost.elsewhere";
}
