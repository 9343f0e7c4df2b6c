import type { Side } from "@tacada/formats";
import { copyOf } from "../state.ts";
import { tellPlacing } from "./fairplay.ts";
import { comeToTable, endVisit } from "./frame.ts";
import type { Draft } from "./law.ts";
import { pay } from "./penalty.ts";
import type { Bilhar } from "./state.ts";

/** Each offender pays a ball; one at the table loses its turn, the break with it (21). */
export function afterMisconduct(state: Bilhar, draft: Draft, offenders: readonly Side[], turn: Side): Bilhar {
  const paid = copyOf(state);
  for (const offender of offenders) pay(paid, draft, offender, "21");
  // What was known of the layout is no longer so without a ball.
  if (paid.balls !== state.balls) paid.facts = {};
  if (offenders.includes(turn)) {
    endVisit(paid);
    if (!paid.broken) paid.breaker = paid.turn;
  } else comeToTable(paid);
  tellPlacing(paid, draft);
  return paid;
}
