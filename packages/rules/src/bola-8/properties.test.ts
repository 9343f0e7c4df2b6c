import type { Setup } from "@tacada/formats";
import * as fc from "fast-check";
import { describeWalks } from "../../test/walks.ts";

const SOLIDS = [1, 2, 3, 4, 5, 6, 7];
const STRIPES = [9, 10, 11, 12, 13, 14, 15];

/** Settings that walks begin with: the break, an open table, few balls of each group, the 8. */
const starts = fc
  .record({
    referee: fc.boolean(),
    opponentPotSatisfiesRail: fc.boolean(),
    nextBreak: fc.constantFrom("winner", "alternate", "loser", "leader", "trailer"),
    framesToWin: fc.constantFrom(1, 2),
    stage: fc.constantFrom("break", "open", "groups", "eight"),
    own: fc.integer({ min: 1, max: 7 }),
    others: fc.integer({ min: 0, max: 7 }),
  })
  .map(({ framesToWin, stage, own, others, ...options }) => {
    const setup: Setup = { framesToWin, stage };
    const grouped = stage === "groups" || stage === "eight";
    const solids = SOLIDS.slice(0, stage === "eight" ? 0 : own);
    if (stage !== "break") setup.balls = [...solids, 8, ...STRIPES.slice(0, others)];
    if (grouped) setup.groups = { A: "solids" };
    return { setup, options };
  });

describeWalks("bola-8", starts);
