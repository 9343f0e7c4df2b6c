import type { Choose } from "@tacada/formats";
import { answered, choiceProblem, takenBack } from "../common/choice.ts";
import { type Judged, ruled } from "../common/game.ts";
import { endFrame } from "../ending.ts";
import { GAME } from "./game.ts";
import { type Draft, ENDING, newDraft } from "./law.ts";
import type { Sinuca } from "./state.ts";

/** The answer to an open choice. */
export function judgeChoice(state: Sinuca, action: Choose): Judged<Sinuca> {
  const refused = choiceProblem(state, action);
  if (refused !== undefined) return refused;
  const draft = newDraft();
  return ruled(draft, afterChoice(state, draft, action.choice));
}

function afterChoice(state: Sinuca, draft: Draft, choice: Choose["choice"]): Sinuca {
  const { open, earlier } = state;
  if (open === null) return state;
  const { by, from } = open;
  const closed: Sinuca = { ...state, open: null, earlier: null };
  if (choice === "free-ball") {
    draft.say("30.II", "chose.free-ball", { by });
    return { ...closed, freeBall: true };
  }
  if (choice === "replay" && earlier !== null) {
    draft.say("15", "chose.replay", { by, to: from });
    return takenBack({ ...closed, ...earlier, turn: from, facts: {}, completed: null });
  }
  if (choice === "end") {
    draft.say("47", "chose.end", { by });
    return endFrame(closed, draft, ENDING, by, "47");
  }
  return { ...answered(GAME, state, draft, choice), earlier: null };
}
