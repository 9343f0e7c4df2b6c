import type { ShownState } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { callForm, callOf, NOTHING, playsFree } from "./call.ts";

const stateOf = (some: Partial<ShownState>) =>
  ({ rulebook: "sinuca", targets: [], ...some }) as unknown as ShownState; // no more of a state is looked at here

const colors = [2, 5].map((ball) => ({ ball, castigo: false, callDue: true }));
const red = { ball: "red", castigo: false, callDue: false } as const;

describe("what is said aloud", () => {
  it("is the colour after a red, without a pocket", () => {
    const state = stateOf({ ballOn: "color", targets: colors });
    expect(callOf(state, { ...NOTHING, target: 5 })).toEqual({ ball: 5 });
    expect(callOf(state, NOTHING)).toBeUndefined();
  });

  it("is nothing for a red, which is the ball on", () => {
    const state = stateOf({ ballOn: "red", targets: [red] });
    expect(callOf(state, { ...NOTHING, target: "red" })).toBeUndefined();
  });

  it("names a free ball as one, and the ball on beside it not", () => {
    const state = stateOf({ ballOn: "red", freeBall: true, targets: [red, ...colors] });
    expect(callOf(state, { ...NOTHING, target: 5 })).toEqual({ ball: 5, as: "free" });
    expect(playsFree(state, "red")).toBe(false);
    expect(playsFree(stateOf({ ballOn: "red" }), 5)).toBe(false);
  });

  it("is ball and pocket where pockets are called, and nothing for an unsaid defence", () => {
    const state = stateOf({ rulebook: "sinuca-brasileira", ballOn: 2, targets: colors });
    expect(callOf(state, { ...NOTHING, target: 5 })).toBeUndefined();
    expect(callOf(state, { ...NOTHING, target: 5, pocket: 3 })).toEqual({ ball: 5, pocket: 3 });
    expect(callOf(state, { ...NOTHING, target: 2, safety: true })).toBeUndefined();
  });

  it("keeps the pocket of a ball that nobody had to name, as of the 8 that alone is left", () => {
    const targets = [{ ball: 8, castigo: false, callDue: true }];
    const state = stateOf({ rulebook: "bilhar", ballOn: 8, targets });
    expect(callOf(state, { ...NOTHING, pocket: 3 })).toEqual({ pocket: 3 });
    expect(callOf(stateOf({ targets }), { ...NOTHING, pocket: 3 })).toBeUndefined();
  });

  it("is the safety itself where it has to be declared", () => {
    const state = stateOf({ rulebook: "bola-8" });
    expect(callOf(state, { ...NOTHING, target: 3, safety: true })).toEqual({ ball: 3, as: "safety" });
  });
});

describe("the form of a call", () => {
  it("has a pocket in bilhar at the 8 alone", () => {
    expect(callForm("bilhar", 8).pocket).toBe(true);
    expect(callForm("bilhar", 3).pocket).toBe(false);
  });
});
