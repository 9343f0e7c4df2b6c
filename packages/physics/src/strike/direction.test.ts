import { describe, expect, it } from "vitest";
import { azimuthOf, directionOf } from "./direction.ts";

describe("azimuth and direction", () => {
  it("undo each other all around, within 2 units of the last place", () => {
    for (let step = -179; step < 180; step += 1) {
      const azimuth = (step * Math.PI) / 180;
      expect(Math.abs(azimuthOf(directionOf(azimuth)) - azimuth)).toBeLessThan(2e-15);
    }
  });

  it("agree with the engine's own arctangent to 1e-15", () => {
    for (let step = 0; step <= 1000; step += 1) {
      const x = 1 - step / 1000;
      expect(Math.abs(azimuthOf({ x, y: 0.7 }) - Math.atan2(0.7, x))).toBeLessThan(1e-15);
    }
  });

  it("mirror to the last bit, whatever the length", () => {
    expect(azimuthOf({ x: 3, y: -4 })).toBe(-azimuthOf({ x: 3, y: 4 }));
    expect(azimuthOf({ x: 0, y: 0 })).toBe(0);
    expect(azimuthOf({ x: -2, y: 0 })).toBe(Math.PI);
  });
});
