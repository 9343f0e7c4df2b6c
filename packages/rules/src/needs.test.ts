import { describe, expect, it } from "vitest";
import { table } from "../test/trial.ts";
import { needs } from "./index.ts";

const start = table({ stage: "start", turn: "A" });
const free = table({ stage: "free", turn: "A", balls: [2, 3, 4, 5, 6, 7] });

describe("facts that are still needed", () => {
  it("are none where they would change nothing", () => {
    expect(needs(start, { target: 1, contacts: [1] })).toEqual([]);
    expect(needs(start, { target: 6, contacts: [6] })).toEqual([]);
    expect(needs(start, { target: 1, pots: [{ ball: "cue", pocket: 1 }] })).toEqual([]);
  });

  it("[sinuca-brasileira 5.7] ask whether a pot without a call was evident", () => {
    const potted = { target: 1, pots: [{ ball: 1, pocket: 2 } as const] };
    expect(needs(start, potted)).toEqual(["evident"]);
    expect(needs(start, { ...potted, call: { ball: 1, pocket: 2 } })).toEqual([]);
    expect(needs(start, { ...potted, evident: true })).toEqual([]);
  });

  it("[sinuca-brasileira 7.1.t] ask it of a numbered ball that was missed, too", () => {
    expect(needs(free, { target: 6, contacts: [6] })).toEqual(["evident"]);
    expect(needs(free, { target: 2, contacts: [2] })).toEqual([]);
  });

  it("[sinuca-brasileira 7.1.e] ask for the frozen ball only of a push", () => {
    expect(needs(start, { target: 1, faults: ["push"] })).toEqual(["before.touching"]);
    expect(needs(start, { target: 1, faults: ["push"], before: { touching: [] } })).toEqual([]);
  });

  it("[sinuca-brasileira 2.4] ask after a good break whether ball 1 can be grazed", () => {
    expect(needs(table(), { target: 1, contacts: [1] })).toEqual(["after.canGrazeBothSides"]);
    expect(needs(table(), { target: 1, contacts: [] })).toEqual([]);
  });

  it("[sinuca-brasileira 7.1.b] complete half an official's word about intent", () => {
    expect(needs(free, { target: 6, contacts: [6], evident: true, intent: "safety" })).toEqual([
      "deliberate",
    ]);
    expect(needs(free, { target: 6, contacts: [6], evident: true, deliberate: true })).toEqual(["intent"]);
    expect(needs(free, { target: 2, contacts: [2], evident: true, intent: "safety" })).toEqual([]);
  });

  it("ask for the ball played at where it matters", () => {
    expect(needs(start, {})).toContain("target");
    expect(needs(table({ stage: "on-only", turn: "A" }), {})).toEqual([]);
  });

  it("are none of a report that has to be put right first", () => {
    expect(needs(start, { target: 9 })).toEqual([]);
  });
});
