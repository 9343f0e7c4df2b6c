import { outlineOf, type TableSpec } from "@tacada/table";
import { boundaryOf } from "./boundary.ts";
import { findProblem } from "./check.ts";
import type { Conditions } from "./conditions.ts";
import { profileOf } from "./profile.ts";
import { Simulation } from "./simulation.ts";
import type { PhysicsLayout, PhysicsStrike, StrikeProblem } from "./strike.ts";
import type { Trace } from "./trace.ts";

/** What became of a strike: its trace, or why it was refused. */
export type StrikeResult =
  | { readonly ok: true; readonly trace: Trace }
  | { readonly ok: false; readonly problem: StrikeProblem };

/** The physics of one table under given conditions. Every call stands alone: nothing carries over. */
export interface Engine {
  /** Carries a strike on a layout until every ball rests. */
  simulate(layout: PhysicsLayout, strike: PhysicsStrike): StrikeResult;
  /** The first reason to refuse a strike; undefined when it can be played. */
  check(layout: PhysicsLayout, strike: PhysicsStrike): StrikeProblem | undefined;
}

/** An engine for a table; its models and figures are those of the profile. */
export function createEngine(table: TableSpec, conditions: Conditions): Engine {
  const profile = profileOf(conditions.profile);
  const boundary = boundaryOf(outlineOf(table));
  let simulation = new Simulation(table, boundary, profile, conditions.cloth, 16);
  const check: Engine["check"] = (layout, strike) => findProblem(table, boundary, profile, layout, strike);
  return {
    check,
    simulate: (layout, strike) => {
      const problem = check(layout, strike);
      if (problem !== undefined) return { ok: false, problem };
      const balls = Object.keys(layout).length;
      if (balls > simulation.capacity) {
        simulation = new Simulation(table, boundary, profile, conditions.cloth, balls);
      }
      return { ok: true, trace: simulation.run(layout, strike) };
    },
  };
}
