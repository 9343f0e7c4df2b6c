import { type Refused, refuse } from "../refused.ts";
import { sideLeft } from "../side.ts";
import { freshFrame } from "./frame.ts";
import type { Draft } from "./law.ts";
import { COLORS } from "./parameters.ts";
import { returnsOf } from "./returns.ts";
import type { Sinuca } from "./state.ts";

/** The players are told that the next stroke has to change the position (46.I). */
export function warnOfStalemate(state: Sinuca, draft: Draft): Sinuca | Refused {
  if (state.over !== undefined) {
    return refuse("over", "", "a frame that is under way", "stalemate-warning");
  }
  draft.cite("46.I");
  draft.say("46.II", "stalemate.warning");
  return { ...state, stalemate: "warned" };
}

/** Warned, and the stroke after it changed nothing: the frame is void, and the same side breaks anew, or the next where it has left (46.III). */
export function ruleStalemate(state: Sinuca, draft: Draft): Sinuca | Refused {
  if (state.over !== undefined || state.stalemate !== "unchanged") {
    const expected = "a warning before it, and a stroke that changed nothing";
    return refuse("out-of-order", "", expected, "stalemate");
  }
  const breaker = sideLeft(state.sides, state.gone, state.breaker);
  draft.say("46.III", "stalemate.void", { by: breaker });
  for (const returned of returnsOf(COLORS)) draft.giveBack("16", returned);
  return freshFrame(state, breaker);
}

/** After a warning: whether this stroke has changed the score or the balls on the table. */
export function watchStalemate(before: Sinuca, after: Sinuca): Sinuca {
  if (before.stalemate === "none" || after.stalemate === "none") return after;
  const changed =
    after.reds !== before.reds ||
    after.colors.length !== before.colors.length ||
    after.sides.some((side) => after.scores[side] !== before.scores[side]);
  return { ...after, stalemate: changed ? "none" : "unchanged" };
}
