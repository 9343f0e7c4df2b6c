import { point, SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { pickAt } from "./pick.ts";

const layout = { cue: [-1, 0], "7": [1.38, 0.67], "1": [0.5, 0], "2": [0.56, 0] } as const;
const pick = (x: number, y: number, pixel: number) => pickAt(SINUCA_BRASILEIRA, layout, point(x, y), pixel);

describe("what a pointer takes", () => {
  it("is the ball under it, or one within a finger's reach", () => {
    expect(pick(0.51, 0.01, 0.001).ball).toBe("1");
    expect(pick(-1, 0.1, 0.001).ball).toBeUndefined();
    expect(pick(-1, 0.1, 0.005).ball).toBe("cue");
  });

  it("is the nearer of two balls", () => {
    expect(pick(0.54, 0, 0.01).ball).toBe("2");
  });

  it("is a ball before the pocket that it hangs over, and the pocket where no ball is", () => {
    expect(pick(1.4, 0.69, 0.002)).toMatchObject({ ball: "7" });
    expect(pick(1.44, -0.74, 0.002)).toMatchObject({ pocket: 3 });
  });

  it("is the cloth elsewhere", () => {
    expect(pick(0, 0.3, 0.002)).toEqual({ at: { x: 0, y: 0.3 } });
  });
});
