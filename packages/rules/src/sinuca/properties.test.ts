import type { Setup, Side } from "@tacada/formats";
import * as fc from "fast-check";
import { describeWalks } from "../../test/walks.ts";

/** Settings that walks begin with: the break, a few reds, the colours in order. */
const starts = fc
  .record({
    preset: fc.constantFrom("assisp", "wpbsa"),
    endByLead: fc.constantFrom("auto", "offer"),
    lastBallFoulEnds: fc.boolean(),
    freeBallOnMiss: fc.constantFrom("non-red", "all"),
    framesToWin: fc.constantFrom(1, 2),
    sides: fc.constantFrom<Side[]>(["A", "B"], ["A", "B", "C"]),
    lowest: fc.integer({ min: 0, max: 7 }),
    A: fc.integer({ min: 0, max: 60 }),
    B: fc.integer({ min: 0, max: 60 }),
  })
  .map(({ framesToWin, sides, lowest, A, B, ...options }) => {
    const setup: Setup = { framesToWin, sides };
    const colors = [2, 3, 4, 5, 6, 7].filter((ball) => ball >= lowest);
    const balls = { red: lowest === 1 ? 2 : 0, colors };
    const stage = lowest === 1 ? "red" : "sequence";
    if (lowest > 0) Object.assign(setup, { stage, balls, scores: { A, B } });
    return { setup, options: { ...options, reds: 6 } };
  });

describeWalks("sinuca", starts);
