import type { Setup } from "@tacada/formats";
import * as fc from "fast-check";
import { describeWalks } from "../../test/walks.ts";

const LOW = [1, 2, 3, 4, 5, 6, 7];
const HIGH = [9, 10, 11, 12, 13, 14, 15];

/** Settings that walks begin with: the break, an open table, few balls of each series, the 8 up or not. */
const starts = fc
  .record({
    payment: fc.constantFrom("opponent-lowest", "own-back"),
    shortMiss: fc.constantFrom("replay", "pass"),
    nextBreak: fc.constantFrom("alternate", "winner", "loser", "leader", "trailer"),
    framesToWin: fc.constantFrom(1, 2),
    stage: fc.constantFrom("break", "open", "series", "eight"),
    eight: fc.boolean(),
    own: fc.integer({ min: 1, max: 4 }),
    others: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ framesToWin, stage, eight, own, others, ...options }) => {
    const setup: Setup = { framesToWin, stage };
    const low = LOW.slice(0, stage === "eight" ? 0 : own);
    const grouped = stage === "series" || stage === "eight";
    if (grouped) {
      setup.groups = { A: "low" };
      setup.balls = [...low, ...(eight ? [8] : []), ...HIGH.slice(0, others)];
    }
    return { setup, options };
  });

describeWalks("bilhar", starts);
