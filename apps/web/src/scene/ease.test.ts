import { describe, expect, it } from "vitest";
import { Ease } from "./ease.ts";

describe("an eased move", () => {
  it("starts where it was, slows down, and ends exactly at its goal", () => {
    const ease = new Ease(1);
    ease.go(3);
    expect(ease.at(1000)).toBe(1);
    const half = ease.at(1090);
    expect(half).toBeGreaterThan(2.5);
    expect(half).toBeLessThan(3);
    expect(ease.at(1200)).toBe(3);
    expect(ease.moving).toBe(false);
  });

  it("sets out again from where it is", () => {
    const ease = new Ease(0);
    ease.go(1);
    ease.at(0);
    const here = ease.at(60);
    ease.go(0);
    expect(ease.at(70)).toBe(here);
  });

  it("is there at once when it is set", () => {
    const ease = new Ease(1);
    ease.go(3);
    ease.set(2);
    expect(ease.at(5)).toBe(2);
  });
});
