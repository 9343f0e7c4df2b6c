import { SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { isReflected, leanOf, placedBalls, reflect, reflectStrike } from "./order.ts";
import type { PhysicsLayout } from "./strike.ts";

const STRIKE = { speed: 2, azimuth: 0, elevation: 0.1, tip: [0, 0.1] } as const;

const laid = (layout: PhysicsLayout) => placedBalls(SINUCA_BRASILEIRA, layout);

describe("of a stroke and its mirror image just one is reflected", () => {
  it.each([
    ["the aim decides, whatever else", { azimuth: 0.3, tip: [-0.1, 0] }, -0.2],
    ["along the axis the side of the tip does", { tip: [0.2, 0] }, -0.2],
    ["struck in the middle the cue ball's place does", {}, 0.2],
    ["and on the axis that of another ball", {}, 0],
  ] as const)("%s", (_, change, y) => {
    const strike = { ...STRIKE, ...change };
    const balls = laid({ cue: [-0.5, y], "1": [0.2, 0.1], "2": [0.2, -0.1], "3": [0.4, 0.3] });
    expect(isReflected(leanOf(balls), strike)).toBe(false);
    expect(isReflected(leanOf(reflect(balls)), reflectStrike(strike))).toBe(true);
  });

  it("none where the two are the same", () => {
    const balls = laid({ cue: [-0.5, 0], "1": [0.2, 0.1], "2": [0.2, -0.1] });
    expect(isReflected(leanOf(balls), STRIKE)).toBe(false);
    expect(isReflected(leanOf(reflect(balls)), reflectStrike(STRIKE))).toBe(false);
  });
});
