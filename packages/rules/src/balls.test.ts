import { describe, expect, it } from "vitest";
import { bitOf, bitsOf } from "./balls.ts";

const BALLS = ["cue", "red", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;

describe("balls as bits", () => {
  it("has one of its own for every ball", () => {
    expect(new Set(BALLS.map(bitOf)).size).toBe(BALLS.length);
    expect(BALLS.filter((ball) => bitOf(ball) === 0)).toEqual([]);
  });

  it.each([0, 16, 33, -1, 1.5, Number.NaN, "red:3", "blue"])("has none for %s", (stranger) => {
    expect(bitOf(stranger)).toBe(0);
  });

  it("joins those of a list", () => {
    const some = bitsOf([3, "cue", 3, "red"]);
    expect(BALLS.filter((ball) => (bitOf(ball) & some) !== 0)).toEqual(["cue", "red", 3]);
  });
});
