import type { Setup, Side } from "@tacada/formats";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { table } from "../../test/trial.ts";
import { describeWalks } from "../../test/walks.ts";
import { judge, type RuledAction } from "../index.ts";

/** Settings that walks begin with. */
const starts = fc
  .record({
    breakFoul: fc.constantFrom("repeat", "penalty"),
    lastBallFoulEnds: fc.boolean(),
    framesToWin: fc.constantFrom(1, 2),
    sides: fc.constantFrom<Side[]>(["A", "B"], ["A", "B", "C"]),
    lowest: fc.integer({ min: 1, max: 7 }),
    A: fc.integer({ min: 0, max: 60 }),
    B: fc.integer({ min: 0, max: 60 }),
  })
  .map(({ breakFoul, lastBallFoulEnds, framesToWin, sides, lowest, A, B }) => {
    const balls = [1, 2, 3, 4, 5, 6, 7].filter((ball) => ball >= lowest);
    const setup: Setup = { framesToWin, sides };
    if (lowest > 1) Object.assign(setup, { stage: "start", balls, scores: { A, B } });
    return { setup, options: { breakFoul, lastBallFoulEnds } };
  });

describeWalks("sinuca-brasileira", starts);

describe("an action of another kind", () => {
  const actions: readonly RuledAction[] = [
    { type: "choose", choice: "pass" },
    { type: "incident", kind: "stalemate", by: "A" },
    { type: "shot", target: 1, faults: ["behind-line"] },
  ];
  it("that is refused leaves the very same state", () => {
    const state = Object.freeze(table());
    for (const action of actions) expect(judge(state, action).ok).toBe(false);
    expect(state).toEqual(table());
  });
});
