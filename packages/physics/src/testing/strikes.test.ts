import { TABLES } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { CLOTHS, PROFILES } from "../conditions.ts";
import { createEngine } from "../engine.ts";
import { EVENT_TYPES } from "../trace/trace.ts";
import { listedStrike, playListed } from "./strikes.ts";

describe("the list of strikes for the same bits", () => {
  const listed = Array.from({ length: 400 }, (_, n) => listedStrike(n));

  it("is on all tables, cloths and profiles, and nothing but its stick would be refused", () => {
    const names = ({ table, cloth, profile }: (typeof listed)[number]) => `${table.id} ${cloth} ${profile}`;
    expect(new Set(listed.map(names)).size).toBe(TABLES.length * CLOTHS.length * PROFILES.length);
    const problems = listed.flatMap(({ table, profile, cloth, layout, strike }) => {
      const problem = createEngine(table, { cloth, profile }).check(layout, strike);
      return problem === undefined || problem.kind === "elevation-too-low" ? [] : [problem];
    });
    expect(problems).toEqual([]);
  });

  it("has every kind of event, and double hits", () => {
    const traces = listed.map(playListed);
    const types = new Set(traces.flatMap(({ events }) => events.map(({ type }) => type)));
    expect(EVENT_TYPES.filter((type) => !types.has(type))).toEqual([]);
    const blows = traces.map(({ events }) => events.filter(({ type }) => type === "cue").length);
    expect(blows.filter((count) => count > 1).length).toBeGreaterThan(5);
  });
});
