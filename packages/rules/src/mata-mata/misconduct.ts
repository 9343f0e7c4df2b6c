import type { Side } from "@tacada/formats";
import { DISCIPLINARY_LIMIT, type Misconduct } from "../common/game.ts";
import { leftOf, opponentOf } from "../groups/balls.ts";
import { endVisit, withDue } from "./frame.ts";
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
  let ruled = state;
  for (const offender of grouped ? offenders : []) {
    const left = leftOf(ruled, opponentOf(ruled, offender)).length;
    ruled = penalize(ruled, draft, { offender, removes: REMOVED_DEARLY, left });
    if (ruled.over !== undefined) return ruled;
  }
  const atTable = offenders.includes(turn);
  if (atTable) draft.cite("4.11.d");
  const due = atTable ? endVisit(ruled, grouped ? { from: turn, toMark: false } : null) : withDue(ruled);
  if (atTable && due.stage === "choose") draft.say("3.8", "group.open", { by: due.turn });
  tellDue(due, draft);
  return due;
}
