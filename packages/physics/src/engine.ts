import { outlineOf, type TableSpec } from "@tacada/table";
import type { Conditions } from "./conditions.ts";
import { profileOf } from "./profile.ts";
import { Simulation } from "./simulation.ts";
import { findProblem, layoutProblem, strikeProblem } from "./strike/check.ts";
import { surroundingsOf } from "./strike/elevation.ts";
import type { PhysicsLayout, PhysicsStrike, StrikeProblem } from "./strike/strike.ts";
import { boundaryOf } from "./table/boundary.ts";
import type { Enough, Outcome } from "./trace/outcome.ts";
import type { Trace } from "./trace/trace.ts";

interface Refused {
  readonly ok: false;
  readonly problem: StrikeProblem;
}

/** What became of a strike: its trace, or why it was refused. */
export type StrikeResult = { readonly ok: true; readonly trace: Trace } | Refused;

/** What became of a strike, to be read before the next one, or why it was refused. */
export type OutcomeResult = { readonly ok: true; readonly outcome: Outcome } | Refused;

/** Balls laid out once for many strikes, each of which starts from the same layout. */
export interface LaidTable {
  /**
   * Carries a strike until every ball rests, or until `enough` says so after an event. Nothing of it is kept: what is
   * written goes where the last strike was, and the next one on any table of this engine overwrites it.
   */
  play(strike: PhysicsStrike, enough?: Enough): OutcomeResult;
}

/** A layout ready for strikes, or why it was refused. */
export type LayResult = { readonly ok: true; readonly laid: LaidTable } | Refused;

/** The physics of one table under given conditions. Every strike stands alone: nothing carries over. */
export interface Engine {
  /** Carries a strike on a layout until every ball rests. */
  simulate(layout: PhysicsLayout, strike: PhysicsStrike): StrikeResult;
  /** Lays balls out for many strikes whose traces nobody needs. */
  lay(layout: PhysicsLayout): LayResult;
  /** The first reason to refuse a strike; undefined when it can be played. */
  check(layout: PhysicsLayout, strike: PhysicsStrike): StrikeProblem | undefined;
}

/** An engine for a table; its models and figures are those of the profile. */
export function createEngine(table: TableSpec, conditions: Conditions): Engine {
  const profile = profileOf(conditions.profile);
  const boundary = boundaryOf(outlineOf(table));
  let simulation = new Simulation(table, boundary, profile, conditions.cloth, 16);
  const roomFor = (balls: number): Simulation => {
    if (balls > simulation.capacity) {
      simulation = new Simulation(table, boundary, profile, conditions.cloth, balls);
    }
    return simulation;
  };
  const check: Engine["check"] = (layout, strike) => findProblem(table, boundary, profile, layout, strike);
  return {
    check,
    simulate: (layout, strike) => {
      const problem = check(layout, strike);
      if (problem !== undefined) return { ok: false, problem };
      return { ok: true, trace: roomFor(Object.keys(layout).length).run(layout, strike) };
    },
    lay: (layout) => {
      const problem = layoutProblem(table, boundary, profile, layout);
      if (problem !== undefined) return { ok: false, problem };
      const room = roomFor(Object.keys(layout).length);
      const around = surroundingsOf(layout);
      const outcome = room.lay(layout);
      const played = { ok: true, outcome } as const;
      const play: LaidTable["play"] = (strike, enough) => {
        const refusal = strikeProblem(table, profile, layout, around, strike);
        if (refusal !== undefined) return { ok: false, problem: refusal };
        room.play(outcome, strike, enough);
        return played;
      };
      return { ok: true, laid: { play } };
    },
  };
}
