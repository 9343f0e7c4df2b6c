import type { Position } from "@tacada/formats";
import { beforeEach, describe, expect, it } from "vitest";
import type { MatchView } from "../engine/view.ts";
import { eight, holdEight, moveEight, pick, picked, startAnswering } from "./answering.ts";
import { match } from "./session.ts";

/** A view with open choices and what they may say; no more of a view is looked at here. */
const viewOf = (offered: MatchView["offered"]) =>
  ({
    header: { rulebook: "bilhar", sides: [] },
    state: { choices: { by: "A", any: [] }, turn: "A" },
    offered,
  }) as unknown as MatchView;

startAnswering();

describe("balls to take off", () => {
  beforeEach(() => {
    match.value = viewOf({ removal: { count: 2, balls: [1, 2, 3] } });
  });

  it("are picked and let be again, never more than are due", () => {
    expect([pick(1), pick(2), pick(3)]).toEqual([true, true, true]);
    expect(picked.value).toEqual([2, 3]);
    pick(2);
    expect(picked.value).toEqual([3]);
  });

  it("are none of the others, and none once the match has changed", () => {
    expect(pick(9)).toBe(false);
    pick(1);
    match.value = viewOf({ removal: { count: 1, balls: [1] } });
    expect(picked.value).toEqual([]);
  });
});

describe("the 8 in the hand", () => {
  const places: Position[] = [
    [1, 0],
    [1, 0.1],
    [1, -0.1],
    [-1, 0],
  ];

  beforeEach(() => {
    match.value = viewOf({ eight: places });
  });

  it("is held over the best place, and follows to the nearest that is allowed", () => {
    expect(eight.value).toEqual([1, 0]);
    holdEight([0.4, 0.3]);
    expect(eight.value).toEqual([1, 0.1]);
  });

  it("goes from place to place, and stays at the last one", () => {
    moveEight(0, 0.01);
    expect(eight.value).toEqual([1, 0.1]);
    moveEight(0, 0.01);
    expect(eight.value).toEqual([1, 0.1]);
    moveEight(-0.01, 0);
    expect(eight.value).toEqual([-1, 0]);
  });
});
