import { profileOf } from "@tacada/physics";
import { describe, expect, it } from "vitest";
import { type Deviates, executed, type Hand } from "./hand.ts";

const { cue: SLIPPING } = profileOf("tacada-2");
const { cue: HELD } = profileOf("tacada-1");

const MEANT = { speed: 2, azimuth: 0.3, elevation: 0, tip: [0.3, -0.35] } as const;
const HAND: Hand = { azimuth: 0.01, speed: 0.1, tip: 0.1 };

/** Errs by so many standard deviations in each quantity: azimuth, speed, right, up. */
const by =
  (...deviations: readonly number[]): Deviates =>
  (channel) =>
    deviations[channel] ?? 0;

const offset = ({ tip }: { readonly tip: readonly [number, number] }): number => Math.hypot(...tip);

describe("a strike as a hand makes it", () => {
  it("is the one that was meant where the hand does not err", () => {
    expect(executed(MEANT, HAND, by(), SLIPPING)).toEqual(MEANT);
    expect(executed(MEANT, HAND, by(), HELD)).toEqual(MEANT);
  });

  it("errs in each quantity by its own measure, and pulls to the left by its bias", () => {
    const { azimuth, speed, tip } = executed(MEANT, { ...HAND, bias: 0.02 }, by(1, -2, -1, 1), SLIPPING);
    expect(azimuth).toBeCloseTo(0.33, 12);
    expect(speed).toBeCloseTo(1.6, 12);
    expect(tip[0]).toBeCloseTo(0.2, 12);
    expect(tip[1]).toBeCloseTo(-0.25, 12);
  });

  it("is a miscue where the error carries the tip beyond the limit, as far as it carries it", () => {
    const { tip } = executed(MEANT, HAND, by(0, 0, 2, -1), SLIPPING);
    expect(tip[0]).toBeCloseTo(0.5, 12);
    expect(tip[1]).toBeCloseTo(-0.45, 12);
    expect(offset({ tip })).toBeGreaterThan(SLIPPING.miscue);
  });

  it("stays at the limit, the same way, where the profile knows no miscue", () => {
    const { tip } = executed(MEANT, HAND, by(0, 0, 2, -1), HELD);
    expect(offset({ tip })).toBeCloseTo(HELD.miscue, 12);
    expect(tip[1] / tip[0]).toBeCloseTo(-0.9, 12);
  });

  it.each([
    [1, 0],
    [0.6, 0.8],
    [-0.28, 0.96],
    [Math.SQRT1_2, -Math.SQRT1_2],
  ] as const)("meets the ball however far it errs: tip [%f, %f]", (right, up) => {
    for (const error of [0, 1, 3, 6]) {
      const strayed = by(0, 0, error * Math.sign(right), error * Math.sign(up));
      expect(offset(executed({ ...MEANT, tip: [right, up] }, HAND, strayed, SLIPPING))).toBeLessThanOrEqual(
        1,
      );
    }
  });
});
