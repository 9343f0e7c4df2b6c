import type { Result } from "@tacada/formats";
import { EIGHT } from "../groups/balls.ts";
import { startGroups } from "../groups/setup.ts";
import { resolveOptions } from "../option.ts";
import { refuse, refuseBut } from "../refused.ts";
import { forAll } from "../side.ts";
import type { Start } from "../start.ts";
import { OPTIONS, type Options } from "./options.ts";
import { BALLS, GROUPS } from "./parameters.ts";
import { STAGES, stageOf } from "./stages.ts";
import type { BolaOito } from "./state.ts";

/** The state that a match begins with: a fresh rack, or the middle of one that a setup describes. */
export function beginMatch(start: Start): Result<BolaOito> {
  const options = resolveOptions(OPTIONS, start.options ?? {});
  if (!options.ok) return options;
  const begun = startGroups(start, {
    stages: STAGES,
    grouped: ["groups", "eight"],
    hands: ["behind-line", "anywhere"],
    pair: GROUPS,
    known: BALLS,
    racked: BALLS,
    foreign: ["shortMiss"],
  });
  if (!begun.ok) return begun;
  const state: BolaOito = {
    ...begun.value,
    rulebook: "bola-8",
    // Every option has its given or default value, each of them allowed.
    options: options.value as unknown as Options,
    obstructed: forAll(begun.value.sides, 0),
    earlier: null,
  };
  if (!state.balls.includes(EIGHT)) {
    return refuse("impossible", "setup.balls", "the 8 among the balls on the table", start.setup?.balls);
  }
  const stage = stageOf(state, state.turn);
  return state.stage === "break" || state.stage === stage
    ? { ok: true, value: state }
    : refuseBut("impossible", "setup.stage", [stage], state.stage);
}
