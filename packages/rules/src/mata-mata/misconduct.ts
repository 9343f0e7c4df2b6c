import type { Side } from "@tacada/formats";
import { DISCIPLINARY_LIMIT, type Misconduct } from "../common/game.ts";
import { countLeft, opponentOf } from "../groups/balls.ts";
import { copyOf } from "../state.ts";
import { endVisit, openDue } from "./frame.ts";
import type { Draft } from "./law.ts";
import { REMOVED_DEARLY } from "./parameters.ts";
import { penalize, tellDue } from "./penalty.ts";
import type { MataMata } from "./state.ts";

/** How many balls an act of misconduct takes off: none before there are groups, nor when it loses the match. */
export function misconductPrice(
  { stage, discipline }: MataMata,
  kind: Misconduct | "grave",
  side: Side,
): number {
  const lost = kind === "grave" || (discipline[side] ?? 0) + 1 >= DISCIPLINARY_LIMIT;
  return lost || stage !== "play" ? 0 : REMOVED_DEARLY;
}

/** With groups the other side takes off two balls of its own (7.4); a side at the table loses its turn. */
export function afterMisconduct(
  state: MataMata,
  draft: Draft,
  offenders: readonly Side[],
  turn: Side,
): MataMata {
  const grouped = state.stage === "play";
  const ruled = copyOf(state);
  for (const offender of grouped ? offenders : []) {
    const left = countLeft(ruled, opponentOf(ruled, offender));
    const paid = penalize(ruled, draft, { offender, removes: REMOVED_DEARLY, left });
    if (paid.over !== undefined) return paid;
  }
  if (offenders.includes(turn)) {
    draft.cite("4.11.d");
    endVisit(ruled, grouped ? { from: turn, toMark: false } : null);
    if (ruled.stage === "choose") draft.say("3.8", "group.open", { by: ruled.turn });
  } else openDue(ruled);
  tellDue(ruled, draft);
  return ruled;
}
