import type { Choose } from "@tacada/formats";
import { choiceProblem } from "../common/choice.ts";
import { type Refused, refuseBut } from "../refused.ts";
import type { GroupPair } from "./balls.ts";
import type { GroupState } from "./state.ts";

/** Why this answer cannot be taken now; one that chooses a group names one of the two. */
export function answerProblem(state: GroupState, action: Choose, pair: GroupPair): Refused | undefined {
  const refused = choiceProblem(state, action);
  if (refused !== undefined || action.choice !== "group") return refused;
  return pair.some((group) => group === action.group)
    ? undefined
    : refuseBut("malformed", "group", pair, action.group);
}
