import type { Setup } from "@tacada/formats";
import * as fc from "fast-check";
import { describeWalks } from "../../test/walks.ts";

/** Settings that walks begin with: the break, the choice of groups, and frames with few balls left. */
const starts = fc
  .record({
    balls: fc.constantFrom(14, 10),
    numbered: fc.boolean(),
    uncalled: fc.constantFrom("turn", "fault"),
    framesToWin: fc.constantFrom(1, 2),
    stage: fc.constantFrom("break", "choose", "play"),
    solids: fc.integer({ min: 1, max: 5 }),
    stripes: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ framesToWin, stage, solids, stripes, ...options }) => {
    const setup: Setup = { framesToWin, stage, turn: "A" };
    const up = [...[1, 2, 3, 4, 5].slice(0, solids), ...[11, 12, 13, 14, 15].slice(0, stripes)];
    if (stage === "play") Object.assign(setup, { balls: up, groups: { A: "solids" } });
    return { setup, options };
  });

describeWalks("mata-mata", starts);
