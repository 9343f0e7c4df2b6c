import type { Choose } from "@tacada/formats";
import { answered } from "../common/choice.ts";
import { type Judged, ruled } from "../common/game.ts";
import { EIGHT, putBack, setGroup } from "../groups/balls.ts";
import { answerProblem } from "../groups/choice.ts";
import type { Fresh } from "../state.ts";
import { comeToTable, currentFrame } from "./frame.ts";
import { GAME } from "./game.ts";
import { type Draft, newDraft } from "./law.ts";
import { SERIES } from "./parameters.ts";
import type { Bilhar } from "./state.ts";

/** The answer to an open choice. Where the 8 may be placed is for the table to say (9.1, 9.2). */
export function judgeChoice(state: Bilhar, action: Choose): Judged<Bilhar> {
  const current = currentFrame(state);
  const refused = answerProblem(current, action, SERIES);
  if (refused !== undefined) return refused;
  const draft = newDraft();
  return ruled(draft, afterChoice(current, draft, action));
}

function afterChoice(state: Bilhar, draft: Draft, { choice, group }: Choose): Bilhar {
  const { open } = state;
  if (open === null) return state;
  const closed: Fresh<Bilhar> = { ...state, open: null, completed: null };
  if (choice === "place-eight") {
    draft.say("9.1", "eight.placed", { by: open.by, to: open.from });
    draft.cite("9.2");
    draft.say("19", "cue.to-mark", { to: open.from });
    putBack(closed, [EIGHT]);
    closed.inHand = "mark";
    closed.facts = {};
    closed.nudged = false;
    return closed;
  }
  if (choice === "group" && group !== undefined) {
    draft.say("4.3", group === "low" ? "series.low" : "series.high", { by: open.by });
    setGroup(closed, SERIES, open.by, group);
    comeToTable(closed);
    return closed;
  }
  return answered(GAME, state, draft, choice);
}
