import { PROFILES } from "@tacada/physics";
import { RULEBOOKS_PLAYABLE } from "@tacada/rules";
import { refereeBreachOf } from "@tacada/testkit";
import { describe, expect, it } from "vitest";

const SEEDS = 120;

describe("a random stroke in a random position", () => {
  const cases = RULEBOOKS_PLAYABLE.flatMap((rulebook) =>
    PROFILES.map((profile) => [rulebook, profile] as const),
  );

  it.each(cases)(
    "of %s under %s is reported so that the rules take it, and settled as they say: seeds 1 to 120",
    (rulebook, profile) => {
      const breaches = Array.from({ length: SEEDS }, (_, index) => index + 1).flatMap((seed) => {
        const breach = refereeBreachOf(rulebook, seed, profile);
        return breach === undefined ? [] : [`seed ${seed}: ${breach}`];
      });
      expect(breaches).toEqual([]);
    },
  );
});
