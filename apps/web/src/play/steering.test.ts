import { point } from "@tacada/table";
import { describe, expect, it } from "vitest";
import type { TableView } from "../scene/view.ts";
import { arrowOf, isArrow, wayOf } from "./steering.ts";

/** A picture of the table lying on its side, the break end at the left; nothing else of the view is asked for. */
const LYING = {
  pixelOf: ({ x, y }: { x: number; y: number }) => point(400 + 300 * x, 200 - 300 * y),
} as TableView;

describe("arrows that steer a ball", () => {
  it("point as the table lies on the screen", () => {
    expect(wayOf("ArrowRight", [0, 0], LYING)).toEqual([1, 0]);
    expect(wayOf("ArrowUp", [0, 0], LYING)).toEqual([0, 1]);
    expect(arrowOf([0, -1], [0.9, 0.2], LYING)).toBe("ArrowDown");
    expect(arrowOf([-1, 0], [0.9, 0.2], LYING)).toBe("ArrowLeft");
  });

  it("point as on a table that stands upright while there is no picture", () => {
    expect(wayOf("ArrowUp", [0, 0], undefined)).toEqual([1, 0]);
    expect(wayOf("ArrowLeft", [0, 0], undefined)).toEqual([0, 1]);
    expect(arrowOf([0, -1], [0, 0], undefined)).toBe("ArrowRight");
  });

  it("are the four arrow keys alone", () => {
    expect(["ArrowUp", "Enter", "a"].map(isArrow)).toEqual([true, false, false]);
  });
});
