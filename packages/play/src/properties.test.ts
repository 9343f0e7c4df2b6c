import { RULEBOOKS_PLAYABLE } from "@tacada/rules";
import { tableBreachOf } from "@tacada/testkit";
import { describe, expect, it } from "vitest";

describe("random play on a simulated table", () => {
  it.each(RULEBOOKS_PLAYABLE)(
    "of %s, officials and undo among it, keeps the balls on the table those of the state, and plays again: seeds 1 to 4",
    (rulebook) => {
      const breaches = [1, 2, 3, 4].flatMap((seed) => {
        const breach = tableBreachOf(rulebook, seed, 60);
        return breach === undefined ? [] : [`seed ${seed}: ${breach}`];
      });
      expect(breaches).toEqual([]);
    },
    30_000,
  );
});
