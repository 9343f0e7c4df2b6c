import { SINUCA_12FT } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { aimable, namesOf } from "./aimable.ts";

const layout = {
  cue: [0, 0],
  "red:1": [0.5, 0],
  "red:2": [0.2, 0.4],
  "red:3": [0, -0.4],
  5: [0, -0.2],
} as const;

describe("the ball to aim at", () => {
  it("is the nearest red with an open way, hidden ones last", () => {
    expect(aimable(SINUCA_12FT, layout, [0, 0], ["red"])).toEqual(["red:2", "red:1", "red:3"]);
    expect(aimable(SINUCA_12FT, layout, [0, 0], ["red", 5])[0]).toBe("5");
  });

  it("is the ball itself where there is but one", () => {
    expect(aimable(SINUCA_12FT, layout, [0, 0], [5])).toEqual(["5"]);
    expect(namesOf(layout, 4)).toEqual([]);
  });
});
