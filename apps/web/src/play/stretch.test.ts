import { describe, expect, it } from "vitest";
import { stretch } from "./stretch.ts";

const way = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
];

describe("the first stretch of a way", () => {
  it("ends in the middle of a leg", () => {
    expect(stretch(way, 1.5)).toEqual([...way.slice(0, 2), { x: 1, y: 0.5 }]);
  });

  it("is the whole way when that is shorter", () => {
    expect(stretch(way, 3)).toEqual(way);
    expect(stretch([], 1)).toEqual([]);
  });
});
