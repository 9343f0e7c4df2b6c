import { describe, expect, it } from "vitest";
import { cosine, decay, sine } from "./maths.ts";

/** Angle, sine and cosine of exactly that double, rounded from 40 digits. */
const ANGLES = [
  [1e-9, 1e-9, 1],
  [0.1, 0.09983341664682815, 0.9950041652780258],
  [0.5, 0.479425538604203, 0.8775825618903728],
  [0.7853981633974483, 0.7071067811865475, 0.7071067811865476],
  [1, 0.8414709848078965, 0.5403023058681398],
  [1.5707963267948966, 1, 6.123233995736766e-17],
  [2, 0.9092974268256817, -0.4161468365471424],
  [3, 0.1411200080598672, -0.9899924966004454],
  [3.141592653589793, 1.2246467991473532e-16, -1],
  [4.5, -0.977530117665097, -0.2107957994307797],
  [6, -0.27941549819892586, 0.960170286650366],
  [100, -0.5063656411097588, 0.8623188722876839],
  [1234.5, 0.14539565052293643, -0.989373592132422],
  [654321.125, 0.3598542945177536, -0.9330085137431114],
] as const;

/** x and exp(−x), rounded from 40 digits. */
const DECAYS = [
  [0, 1],
  [1e-6, 0.9999990000005],
  [0.1, 0.9048374180359595],
  [0.5, 0.6065306597126334],
  [1, 0.36787944117144233],
  [2, 0.1353352832366127],
  [5, 0.006737946999085467],
  [10, 4.5399929762484854e-5],
  [40, 4.248354255291589e-18],
  [300, 5.148200222412013e-131],
] as const;

describe("maths from + − × ÷ alone", () => {
  it.each(ANGLES)("sine and cosine of %d to 2e-16", (angle, sin, cos) => {
    expect(Math.abs(sine(angle) - sin)).toBeLessThanOrEqual(2e-16);
    expect(Math.abs(cosine(angle) - cos)).toBeLessThanOrEqual(2e-16);
  });

  it("keeps the sign rules of sine and cosine to the last bit", () => {
    for (let angle = 0; angle < 20; angle += 0.0371) {
      expect(sine(-angle)).toBe(0 - sine(angle));
      expect(cosine(-angle)).toBe(cosine(angle));
      expect(Math.abs(sine(angle) ** 2 + cosine(angle) ** 2 - 1)).toBeLessThan(5e-16);
    }
  });

  it.each(DECAYS)("exp(−%d) to 4 parts in 10¹⁶", (x, value) => {
    expect(Math.abs(decay(x) / value - 1)).toBeLessThanOrEqual(4e-16);
  });

  it("decays to nothing beyond the range of doubles", () => {
    expect(decay(800)).toBe(0);
  });
});
