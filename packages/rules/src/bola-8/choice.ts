import type { Choose } from "@tacada/formats";
import { answered, takenBack } from "../common/choice.ts";
import { type Judged, ruled } from "../common/game.ts";
import { EIGHT, putBack } from "../groups/balls.ts";
import { answerProblem } from "../groups/choice.ts";
import type { Fresh } from "../state.ts";
import type { ArticleId } from "./articles.ts";
import { currentFrame, rackAgain } from "./frame.ts";
import { GAME } from "./game.ts";
import { type Draft, newDraft } from "./law.ts";
import { GROUPS } from "./parameters.ts";
import { SPOTTED_EIGHT } from "./returns.ts";
import type { BolaOito } from "./state.ts";

/** The answer to an open choice. */
export function judgeChoice(state: BolaOito, action: Choose): Judged<BolaOito> {
  const current = currentFrame(state);
  const refused = answerProblem(current, action, GROUPS);
  if (refused !== undefined) return refused;
  const draft = newDraft();
  return ruled(draft, afterChoice(current, draft, action.choice));
}

function afterChoice(state: BolaOito, draft: Draft, choice: Choose["choice"]): BolaOito {
  const { open, earlier } = state;
  if (open === null) return state;
  const { by, from } = open;
  const closed: Fresh<BolaOito> = { ...state, open: null, earlier: null };
  // A choice is only ever opened with an article of its own rulebook.
  const article = open.article as ArticleId;
  if (choice === "re-rack") {
    draft.say(article, "chose.re-rack", { by });
    return rackAgain(closed, by);
  }
  if (choice === "retake") {
    draft.say(article, "chose.retake", { by, to: from });
    return rackAgain(takenBack({ ...closed, turn: from }), from);
  }
  if (choice === "spot-eight") {
    draft.say(article, "chose.spot-eight", { by });
    draft.giveBack("2.6", SPOTTED_EIGHT);
    putBack(closed, [EIGHT]);
    closed.facts = {};
    closed.completed = null;
    return closed;
  }
  if (choice === "ball-in-hand") {
    draft.say(article, "chose.ball-in-hand", { by });
    return closed;
  }
  if (choice === "replay" && earlier !== null) {
    draft.say(article, "chose.replay", { by, to: from });
    return { ...closed, ...earlier, facts: {}, completed: null };
  }
  return { ...answered(GAME, state, draft, choice), earlier: null };
}
