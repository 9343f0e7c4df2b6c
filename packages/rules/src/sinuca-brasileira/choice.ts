import type { Choose } from "@tacada/formats";
import { type Refused, refuse, refuseBut } from "../refused.ts";
import { nextSide } from "../side.ts";
import type { ArticleId } from "./articles.ts";
import { breakAgain } from "./foulplay.ts";
import { Draft, type Judged, ruled } from "./law.ts";
import type { SinucaBrasileira } from "./state.ts";

/** The answer to an open choice. */
export function judgeChoice(state: SinucaBrasileira, action: Choose): Judged {
  const refused = choiceProblem(state, action);
  if (refused !== undefined) return refused;
  const draft = new Draft();
  return ruled(draft, answered(state, draft, action.choice));
}

function answered(state: SinucaBrasileira, draft: Draft, choice: Choose["choice"]): SinucaBrasileira {
  const { open } = state;
  if (open === null) return state;
  const { by, from } = open;
  const closed: SinucaBrasileira = { ...state, open: null };
  // A choice is only ever opened with an article of this rulebook.
  const article = open.article as ArticleId;
  if (choice === "pass") {
    draft.cite("4.1");
    draft.say(article, "chose.pass", { by, to: from });
    if (state.inHand !== false) draft.say("5.10", "in-hand.stays", { by: from });
    return { ...closed, turn: from };
  }
  if (choice === "retake") {
    draft.say("2.4", "chose.retake", { by, to: from });
    return breakAgain(takenBack({ ...closed, turn: from }), draft, "2.3.c");
  }
  if (choice === "take-break" || choice === "give-break") {
    const turn = choice === "take-break" ? by : nextSide(state.sides, state.out, by);
    draft.say(article, `chose.${choice}`, { by, to: turn });
    return state.stage === "break" ? { ...closed, turn, breaker: turn } : { ...closed, turn };
  }
  draft.say(article, "chose.play", { by });
  return closed;
}

/** The break that is repeated belongs to the visit that it had ended, so the same player plays it. */
const takenBack = (state: SinucaBrasileira): SinucaBrasileira => ({
  ...state,
  visits: { ...state.visits, [state.turn]: Math.max(0, (state.visits[state.turn] ?? 0) - 1) },
});

function choiceProblem(state: SinucaBrasileira, action: Choose): Refused | undefined {
  const { open } = state;
  if (state.match !== undefined) return refuse("over", "", "nothing, the match is over", action.choice);
  if (open === null) return refuse("not-open", "choice", "no choice, none is open", action.choice);
  if (action.by !== undefined && action.by !== open.by) {
    return refuseBut("not-to-play", "by", [open.by], action.by);
  }
  if (!open.any.includes(action.choice)) return refuseBut("not-open", "choice", open.any, action.choice);
  for (const key of ["group", "balls", "at"] as const) {
    if (action[key] !== undefined) {
      return refuse("not-in-this-rulebook", key, "nothing by this name", action[key]);
    }
  }
  return undefined;
}
