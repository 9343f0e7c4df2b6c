import type { Side } from "@tacada/formats";
import { tellPlacing } from "./fairplay.ts";
import { atTable, endVisit } from "./frame.ts";
import type { Draft } from "./law.ts";
import { pay } from "./penalty.ts";
import type { Bilhar } from "./state.ts";

/** Each offender pays a ball; one at the table loses its turn, the break with it (21). */
export function afterMisconduct(state: Bilhar, draft: Draft, offenders: readonly Side[], turn: Side): Bilhar {
  let paid = state;
  for (const offender of offenders) paid = pay(paid, draft, offender, "21");
  // What was known of the layout is no longer so without a ball.
  const seen = paid.balls === state.balls ? paid : { ...paid, facts: {} };
  const next = offenders.includes(turn) ? leaveTable(seen) : atTable(seen);
  tellPlacing(next, draft);
  return next;
}

function leaveTable(state: Bilhar): Bilhar {
  const passed = endVisit(state);
  return passed.broken ? passed : { ...passed, breaker: passed.turn };
}
