import { SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { TACADA_1, TACADA_2 } from "../profile.ts";
import { played, playedUnder } from "../testing/lab.ts";

const { radius, mass } = SINUCA_BRASILEIRA.cueBall;
const alone = { cue: [-1, 0] } as const;
const startOf = (strike: Parameters<typeof played>[1]) => played(alone, strike).paths[0]![0]!;

describe("the cue", () => {
  it("gives a centre hit the speed that was asked for", () => {
    expect(startOf({ speed: 3.25 }).v).toEqual([3.25, 0, 0]);
  });

  it.each([
    [0.2, 0],
    [0, 0.5],
    [-0.3, -0.4],
  ])("takes speed for an offset of (%d, %d) as Alciatore TP A-30 says, to 1e-12", (right, up) => {
    const ratio = 1 + mass / TACADA_1.cue.mass;
    const start = startOf({ speed: 3, tip: [right, up] });
    const expected = (3 * ratio) / (ratio + 2.5 * (right * right + up * up));
    expect(Math.hypot(start.v[0], start.v[1])).toBeCloseTo(expected, 12);
    expect(start.w[1]).toBeCloseTo((2.5 * expected * up) / radius, 9);
    expect(start.w[2]).toBeCloseTo((2.5 * expected * right) / radius, 9);
  });

  it("squirts away from the side by 1.8° at half the radius (Alciatore TP A-31, ball to end mass 31), to 0.05°", () => {
    const start = startOf({ tip: [0.5, 0] });
    expect((Math.atan2(start.v[1], start.v[0]) * 180) / Math.PI).toBeCloseTo(1.82, 1);
    expect(startOf({ tip: [-0.5, 0] }).v[1]).toBe(-start.v[1]);
    expect(startOf({ tip: [0, 0.5] }).v[1]).toBe(0);
  });

  it("leaves a raised stick's level part of the speed, and an upright one's none", () => {
    expect(startOf({ speed: 2, elevation: 1 }).v[0]).toBeCloseTo(2 * Math.cos(1), 12);
    const upright = startOf({ speed: 2, elevation: Math.PI / 2, tip: [0.2, 0.2] });
    expect(Math.hypot(upright.v[0], upright.v[1])).toBeLessThan(1e-15);
  });

  it("never gives the ball more energy than the centre hit's stick has", () => {
    const energy = (right: number, up: number): number => {
      const { v, w } = startOf({ speed: 3, tip: [right, up] });
      const spin = w[0] ** 2 + w[1] ** 2 + w[2] ** 2;
      return 0.5 * mass * (v[0] ** 2 + v[1] ** 2) + 0.2 * mass * radius ** 2 * spin;
    };
    const ratio = 1 + mass / TACADA_1.cue.mass;
    const stick = 0.5 * TACADA_1.cue.mass * ((3 * ratio) / 2) ** 2;
    for (const up of [0, 0.25, 0.5]) expect(energy(0, up)).toBeLessThanOrEqual(stick * (1 + 1e-12));
  });

  it.each([TACADA_1, TACADA_2])(
    "knows no seam in the angle of aim: at ±π and past it side stays side, $id",
    (profile) => {
      const layout = { cue: [0.3, 0.1], "1": [-0.2, 0.12] } as const;
      const strike = { speed: 2, tip: [0.3, -0.1] } as const;
      const others = [-Math.PI, 3 * Math.PI, -5 * Math.PI].map((azimuth) =>
        playedUnder(profile, layout, { ...strike, azimuth }),
      );
      const { v, w } = playedUnder(profile, layout, { ...strike, azimuth: Math.PI }).paths[0]![0]!;
      for (const trace of others) {
        const start = trace.paths[0]![0]!;
        for (const axis of [0, 1, 2] as const) {
          expect(start.v[axis]).toBeCloseTo(v[axis], 13);
          expect(start.w[axis]).toBeCloseTo(w[axis], 11);
        }
      }
      expect(w[2]).toBeGreaterThan(10);
    },
  );
});
