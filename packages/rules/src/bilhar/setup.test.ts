import type { Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { begin, show } from "../index.ts";

const problem = (setup: Setup) => {
  const begun = begin({ rulebook: "bilhar", setup });
  return begun.ok ? undefined : begun.problem.path;
};
const GROUPS = { A: "low", B: "high" } as const;

describe("the middle of a frame of bilhar", () => {
  it("[bilhar 3] begins with fourteen balls and the cue ball on its mark", () => {
    const begun = begin({ rulebook: "bilhar" });
    if (!begun.ok) throw new Error(begun.problem.path);
    expect(show(begun.value)).toMatchObject({ stage: "break", inHand: "mark", groups: {}, potted: {} });
    expect(show(begun.value).balls).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15]);
  });

  it("[bilhar 4.2] takes the group of one side for those of both", () => {
    const begun = begin({ rulebook: "bilhar", setup: { stage: "series", groups: { B: "low" } } });
    expect(begun.ok && show(begun.value).groups).toEqual({ A: "high", B: "low" });
  });

  it.each<[string, Setup, string]>([
    ["a group that is another game's", { stage: "series", groups: { A: "solids" } }, "setup.groups.A"],
    ["the same group twice", { stage: "series", groups: { A: "low", B: "low" } }, "setup.groups"],
    ["a series without groups", { stage: "series" }, "setup.groups"],
    ["groups on an open table", { stage: "open", groups: GROUPS }, "setup.groups"],
    ["a group of nobody", { stage: "series", groups: { C: "low" } }, "setup.groups.C"],
    ["a ball that is not there", { stage: "open", balls: [1, 16] }, "setup.balls[1]"],
    ["a ball twice", { stage: "open", balls: [1, 1] }, "setup.balls"],
    ["a break without a ball", { balls: [1, 2, 3] }, "setup.balls"],
    ["the 8 before one's balls are down", { stage: "eight", balls: [1, 8], groups: GROUPS }, "setup.stage"],
    [
      "a ball up and down",
      { stage: "series", groups: GROUPS, balls: [1, 9], potted: { A: [1] } },
      "setup.potted",
    ],
    ["points", { scores: { A: 7, B: 0 } }, "setup.scores"],
    ["a free ball", { freeBall: true }, "setup.freeBall"],
    ["a cue ball in the D", { stage: "open", inHand: "d" }, "setup.inHand"],
  ])("refuses %s", (_, setup, path) => {
    expect(problem(setup)).toBe(path);
  });
});
