import type { Result } from "@tacada/formats";
import { leftOf } from "../groups/balls.ts";
import { startGroups } from "../groups/setup.ts";
import { refuse } from "../refused.ts";
import type { Start } from "../start.ts";
import { openDue, SETTLED } from "./frame.ts";
import { settingsOf } from "./options.ts";
import { PAIR, RACKS } from "./parameters.ts";
import { STAGES } from "./stages.ts";
import type { MataMata } from "./state.ts";

/** The state that a match begins with: a fresh frame, or the middle of one that a setup describes. */
export function beginMatch(start: Start): Result<MataMata> {
  const options = settingsOf(start.options ?? {});
  if (!options.ok) return options;
  const rack = RACKS[options.value.balls];
  const begun = startGroups(start, {
    stages: STAGES,
    grouped: ["play"],
    hands: ["mark"],
    pair: PAIR,
    known: rack,
    racked: rack,
    foreign: ["shortMiss"],
  });
  if (!begun.ok) return begun;
  const state: MataMata = { ...begun.value, ...SETTLED, rulebook: "mata-mata", options: options.value };
  if (state.stage === "play" && state.sides.some((side) => leftOf(state, side).length === 0)) {
    return refuse("impossible", "setup.balls", "at least one ball of each group", start.setup?.balls);
  }
  openDue(state);
  return { ok: true, value: state };
}
