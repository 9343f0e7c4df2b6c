import type { Result } from "@tacada/formats";
import { leftOf } from "../groups/balls.ts";
import { startGroups } from "../groups/setup.ts";
import { resolveOptions } from "../option.ts";
import { refuse } from "../refused.ts";
import type { Start } from "../start.ts";
import { comeToTable } from "./frame.ts";
import { OPTIONS, type Options } from "./options.ts";
import { BALLS, RACK, SERIES } from "./parameters.ts";
import { STAGES } from "./stages.ts";
import type { Bilhar } from "./state.ts";

/** The state that a match begins with: a fresh frame, or the middle of one that a setup describes. */
export function beginMatch(start: Start): Result<Bilhar> {
  const options = resolveOptions(OPTIONS, start.options ?? {});
  if (!options.ok) return options;
  const begun = startGroups(start, {
    stages: STAGES,
    grouped: ["series", "eight"],
    hands: ["mark"],
    pair: SERIES,
    known: BALLS,
    racked: RACK,
  });
  if (!begun.ok) return begun;
  const state: Bilhar = {
    ...begun.value,
    rulebook: "bilhar",
    // Every option has its given or default value, each of them allowed.
    options: options.value as unknown as Options,
    shortMiss: start.setup?.shortMiss ?? false,
    nudged: false,
    owed: {},
  };
  if (state.stage === "eight" && leftOf(state, state.turn).length > 0) {
    return refuse("impossible", "setup.stage", "the stage that the balls leave", state.stage);
  }
  comeToTable(state);
  return { ok: true, value: state };
}
