import type { Choose } from "@tacada/formats";
import { answered, choiceProblem, takenBack } from "../common/choice.ts";
import { type Judged, ruled } from "../common/game.ts";
import { breakAgain } from "./foulplay.ts";
import { GAME } from "./game.ts";
import { newDraft } from "./law.ts";
import type { SinucaBrasileira } from "./state.ts";

/** The answer to an open choice. */
export function judgeChoice(state: SinucaBrasileira, action: Choose): Judged<SinucaBrasileira> {
  const refused = choiceProblem(state, action);
  if (refused !== undefined) return refused;
  const draft = newDraft();
  const { open } = state;
  if (open === null || action.choice !== "retake") {
    return ruled(draft, answered(GAME, state, draft, action.choice));
  }
  draft.say("2.4", "chose.retake", { by: open.by, to: open.from });
  return ruled(draft, breakAgain(takenBack({ ...state, open: null, turn: open.from }), draft, "2.3.c"));
}
