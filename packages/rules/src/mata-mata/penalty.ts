import type { Side } from "@tacada/formats";
import { countLeft, opponentOf } from "../groups/balls.ts";
import { withSide } from "../side.ts";
import type { Fresh } from "../state.ts";
import { win } from "./ending.ts";
import type { Draft } from "./law.ts";
import { REMOVED } from "./parameters.ts";
import type { MataMata } from "./state.ts";

/** What a foul costs. */
interface Price {
  readonly offender: Side;
  /** How many balls of its own the other side takes off. */
  readonly removes: number;
  /** How many it had when the foul was made. */
  readonly left: number;
}

/**
 * The other side is to take off balls of its own (7.1). With one left it has won already (8.1.b), and so it has when
 * the last ones go (8.2).
 */
export function penalize(state: Fresh<MataMata>, draft: Draft, { offender, removes, left }: Price): MataMata {
  const by = opponentOf(state, offender);
  if (left === 1) {
    draft.say("8.1.b", "end.one-left", { by });
    return win(state, draft, by, "8.1.b");
  }
  if (removes > 0) draft.cite("7.1");
  if (removes > REMOVED) draft.cite("7.4");
  const due = (state.due[by] ?? 0) + removes;
  if (countLeft(state, by) <= due) {
    draft.say("8.2", "end.removed", { by });
    return win(state, draft, by, "8.2");
  }
  state.due = withSide(state.due, by, due);
  return state;
}

/** Tells the side on turn what it has to answer before it plays. */
export function tellDue({ turn: by, due, remedy }: MataMata, draft: Draft): void {
  const count = due[by] ?? 0;
  if (count === 1) draft.say("7.1", "remove.one", { by });
  else if (count > 1) draft.say("7.1", "remove.several", { by, count });
  if (remedy === null) return;
  if (remedy.toMark) draft.say("7.3", "mark.open", { by });
  draft.say("7.1.b", "pass.open", { by, from: remedy.from });
}
