import { minimumElevation } from "@tacada/physics";
import { point, SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { stickPlace } from "./stick.ts";

const radius = SINUCA_BRASILEIRA.cueBall.radius;
const drawing = {
  cue: point(0.2, -0.1),
  azimuth: 0.7,
  elevation: 0,
  pull: 0,
  tip: [0, 0],
  lines: [],
} as const;

describe("the cue in the free view", () => {
  it("points at the chosen point of the ball", () => {
    for (const elevation of [0, 0.4, 1.2])
      for (const tip of [
        [0, 0],
        [0.3, -0.2],
      ] as const) {
        const { tip: at, along } = stickPlace({ ...drawing, elevation, tip }, radius);
        const touched = at.clone().addScaledVector(along, 0.008);
        const away = touched.sub({ x: drawing.cue.x, y: drawing.cue.y, z: radius });
        expect(away.length()).toBeCloseTo(radius, 9);
        expect(away.x * Math.sin(0.7) - away.y * Math.cos(0.7)).toBeCloseTo(tip[0] * radius, 9);
      }
  });

  it("clears the ball that it has to pass over", () => {
    const layout = { cue: [0.2, -0.1], "5": [0.13, -0.1] } as const;
    const { elevation } = minimumElevation(SINUCA_BRASILEIRA, layout, { azimuth: 0, tip: [0, 0] });
    const { tip: at, along } = stickPlace({ ...drawing, azimuth: 0, elevation }, radius);
    const clear = (steps: number) =>
      at
        .clone()
        .addScaledVector(along, -steps / 1000)
        .distanceTo({ x: 0.13, y: -0.1, z: radius });
    const nearest = Math.min(...Array.from({ length: 300 }, (_, steps) => clear(steps)));
    expect(nearest).toBeGreaterThan(radius + 0.0045);
  });

  it("is drawn back along itself", () => {
    const near = stickPlace({ ...drawing, elevation: 0.5 }, radius);
    const far = stickPlace({ ...drawing, elevation: 0.5, pull: 1 }, radius);
    expect(near.tip.clone().sub(far.tip).normalize().dot(near.along)).toBeCloseTo(1, 9);
  });
});
