import type { Choose } from "@tacada/formats";
import { answered } from "../common/choice.ts";
import { type Judged, ruled } from "../common/game.ts";
import { leftOf, takeOff } from "../groups/balls.ts";
import { answerProblem } from "../groups/choice.ts";
import { joined } from "../lists.ts";
import { type Refused, refuse, refuseBut } from "../refused.ts";
import { withSide } from "../side.ts";
import type { Fresh } from "../state.ts";
import { chooseGroup } from "./breakplay.ts";
import { currentFrame, openDue } from "./frame.ts";
import { GAME } from "./game.ts";
import { type Draft, newDraft } from "./law.ts";
import { PAIR } from "./parameters.ts";
import { tellDue } from "./penalty.ts";
import type { MataMata } from "./state.ts";

/** The answer to an open choice. */
export function judgeChoice(state: MataMata, action: Choose): Judged<MataMata> {
  const current = currentFrame(state);
  const refused = answerProblem(current, action, PAIR) ?? removalProblem(current, action);
  if (refused !== undefined) return refused;
  const draft = newDraft();
  return ruled(draft, afterChoice(current, draft, action));
}

/** Balls come off that are one's own and on the table, as many as are due, each once. */
function removalProblem(state: MataMata, { choice, balls = [] }: Choose): Refused | undefined {
  if (choice !== "remove") return undefined;
  const own = leftOf(state, state.turn);
  const strange = balls.findIndex((ball) => !own.some((each) => each === ball));
  if (strange >= 0) return refuseBut("impossible", `balls[${strange}]`, own, balls[strange]);
  return balls.length === state.due[state.turn] && new Set(balls).size === balls.length
    ? undefined
    : refuse("malformed", "balls", "as many of one's own balls as are due, each once", balls);
}

function afterChoice(state: MataMata, draft: Draft, { choice, group, balls }: Choose): MataMata {
  const { turn: by, remedy } = state;
  // Balls are moved by hand: what was known of the layout no longer holds, and no stroke can be completed.
  const moved: Fresh<MataMata> = { ...state, open: null, facts: {}, completed: null };
  if (choice === "group" && group !== undefined) return chooseGroup(moved, draft, group);
  if (choice === "remove") return remove(moved, draft, balls ?? []);
  if (choice === "cue-to-mark" && remedy !== null) {
    draft.say("7.3", "chose.cue-to-mark", { by });
    moved.inHand = "mark";
    moved.remedy = { ...remedy, toMark: false };
    openDue(moved);
    tellDue(moved, draft);
    return moved;
  }
  if (choice === "play") {
    draft.say("7.1.a", "chose.play", { by });
    return { ...state, open: null, remedy: null };
  }
  // Who is made to play may owe balls of its own by an earlier fault of the other side.
  const made: Fresh<MataMata> = { ...answered(GAME, state, draft, choice), remedy: null };
  openDue(made);
  tellDue(made, draft);
  return made;
}

/** The favoured side takes off balls of its own (7.1). */
function remove(state: Fresh<MataMata>, draft: Draft, balls: NonNullable<Choose["balls"]>): MataMata {
  const by = state.turn;
  const numbers = balls.filter((ball) => typeof ball === "number");
  draft.say("7.1", "removed", { by, balls: joined(numbers) });
  for (const ball of numbers) draft.remove("7.1", ball);
  takeOff(state, numbers);
  state.due = withSide(state.due, by, 0);
  openDue(state);
  tellDue(state, draft);
  return state;
}
