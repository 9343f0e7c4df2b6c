import { RULEBOOKS_PLAYABLE } from "@tacada/rules";
import { describe, expect, it } from "vitest";
import { planBreachOf } from "../test/plans.ts";

describe("a plan in a random position", () => {
  it.each(RULEBOOKS_PLAYABLE)("of %s can be played: seeds 1 to 25", (rulebook) => {
    const breaches = Array.from({ length: 25 }, (_, index) => index + 1).flatMap((seed) => {
      const breach = planBreachOf(rulebook, seed);
      return breach === undefined ? [] : [`seed ${seed}: ${breach}`];
    });
    expect(breaches).toEqual([]);
  });
});
