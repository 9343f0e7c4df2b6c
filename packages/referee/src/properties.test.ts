import { RULEBOOKS_PLAYABLE } from "@tacada/rules";
import { refereeBreachOf } from "@tacada/testkit";
import { describe, expect, it } from "vitest";

const SEEDS = 120;

describe("a random stroke in a random position", () => {
  it.each(RULEBOOKS_PLAYABLE)(
    "of %s is reported so that the rules take it, and settled as they say: seeds 1 to 120",
    (rulebook) => {
      const breaches = Array.from({ length: SEEDS }, (_, index) => index + 1).flatMap((seed) => {
        const breach = refereeBreachOf(rulebook, seed);
        return breach === undefined ? [] : [`seed ${seed}: ${breach}`];
      });
      expect(breaches).toEqual([]);
    },
  );
});
