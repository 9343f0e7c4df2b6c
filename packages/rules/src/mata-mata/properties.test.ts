import type { Setup } from "@tacada/formats";
import { drawFrom, randomOpening, randomPlay } from "@tacada/testkit";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeWalks } from "../../test/walks.ts";
import { leftOf } from "../groups/balls.ts";
import { show } from "../index.ts";
import { RACKS } from "./parameters.ts";
import type { MataMata } from "./state.ts";

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

describe("balls of mata-mata", () => {
  /** Every state of whole matches that chance has played. */
  function* states(): Generator<MataMata> {
    for (let seed = 1; seed <= 40; seed += 1) {
      const draw = drawFrom(seed);
      for (const { result } of randomPlay(randomOpening("mata-mata", draw), draw, 120)) {
        const state = result.ok ? result.value.match.standing.at(-1)?.state : undefined;
        if (state?.rulebook === "mata-mata") yield state;
      }
    }
  }

  it("[mata-mata 5.3] are on the table or down, each in one place", () => {
    for (const { balls, down, options } of states()) {
      expect([...balls, ...down].sort((a, b) => a - b)).toEqual(RACKS[options.balls]);
    }
  });

  it("[mata-mata 8.2] never come off so many that none is left while the frame runs", () => {
    for (const state of states()) {
      if (state.over !== undefined || state.stage !== "play") continue;
      for (const side of state.sides) {
        expect(leftOf(state, side).length).toBeGreaterThan(state.due[side] ?? 0);
      }
      const { choices } = show(state);
      if (choices?.any.includes("remove")) expect(choices.count).toBe(state.due[choices.by]);
    }
  });
});
