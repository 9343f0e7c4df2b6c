import { describe, expect, it } from "vitest";
import { bearing, degreesOf, degreesText, numberFrom, turnBetween } from "./angle.ts";

describe("angles as a player writes them", () => {
  it("run from 0 to just under 360, anticlockwise", () => {
    expect(degreesOf(-Math.PI / 2)).toBe(270);
    expect(degreesOf(5 * Math.PI)).toBeCloseTo(180, 9);
    expect(degreesText(-1e-9, "en")).toBe("0.00");
    expect(degreesText(Math.PI / 4, "pt-BR")).toBe("45,00");
  });

  it("turn the short way round", () => {
    expect(turnBetween(3, -3)).toBeCloseTo(2 * Math.PI - 6, 9);
    expect(turnBetween(-3, 3)).toBeCloseTo(6 - 2 * Math.PI, 9);
    expect(bearing([0, 0], [0, -2])).toBeCloseTo(-Math.PI / 2, 9);
  });

  it.each([
    ["12,5", 12.5],
    [" -0.25 ", -0.25],
    ["−3", -3],
    ["", undefined],
    ["1,2,3", undefined],
    ["Infinity", undefined],
    ["x", undefined],
  ])("are read from %j", (written, value) => {
    expect(numberFrom(written)).toBe(value);
  });
});
