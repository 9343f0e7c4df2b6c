import { describe, expect, it } from "vitest";
import {
  CLEARANCE,
  distance,
  dPlaces,
  insideD,
  isFree,
  type LyingBall,
  nearestFree,
  overlapsNone,
  point,
  SINUCA_BRASILEIRA,
} from "./index.ts";

const R = SINUCA_BRASILEIRA.ball.radius;
const ball = (name: string, x: number, y: number): LyingBall => ({ ball: name, at: point(x, y), radius: R });
const d = SINUCA_BRASILEIRA.d ?? { line: 0, radius: 0 };

describe("the D", () => {
  it("holds its outline and its spots, and nothing before the line", () => {
    expect(insideD(d, point(d.line, 0))).toBe(true);
    expect(insideD(d, point(d.line, d.radius))).toBe(true);
    expect(insideD(d, point(d.line - d.radius, 0))).toBe(true);
    expect(insideD(d, point(d.line + 0.001, 0))).toBe(false);
    expect(insideD(d, point(d.line - 0.2, 0.2))).toBe(false);
  });

  it("offers only places within it, clear of the balls on its line", () => {
    const balls = [ball("4", d.line, 0)];
    const places = dPlaces(SINUCA_BRASILEIRA, balls, 0.01);
    expect(places.length).toBeGreaterThan(500);
    expect(places.every((place) => insideD(d, place))).toBe(true);
    expect(places.every((place) => overlapsNone(place, R, balls))).toBe(true);
    expect(places.some((place) => distance(place, point(d.line, 0)) < 2.5 * R)).toBe(true);
  });
});

describe("the nearest free place on a line", () => {
  const from = point(0, 0);
  const toward = point(-1, 0);

  it("is the start when nothing is near", () => {
    expect(nearestFree(from, toward, 1, R, [])).toEqual(from);
    expect(nearestFree(from, toward, 1, R, [ball("1", 0, 3 * R)])).toEqual(from);
  });

  it("is just clear of the ball on the start", () => {
    const place = nearestFree(from, toward, 1, R, [ball("1", 0, 0)]);
    expect(place?.x).toBeCloseTo(-(2 * R + CLEARANCE), 12);
    expect(isFree(place ?? from, R, [ball("1", 0, 0)])).toBe(true);
  });

  it("goes past a gap that is too narrow", () => {
    const balls = [ball("1", 0, 0), ball("2", -3.9 * R, 0)];
    const place = nearestFree(from, toward, 1, R, balls);
    expect(place?.x).toBeCloseTo(-(5.9 * R + CLEARANCE), 12);
  });

  it("takes a gap that a ball fits in", () => {
    const balls = [ball("1", 0, 0), ball("2", -4.1 * R, 0)];
    expect(nearestFree(from, toward, 1, R, balls)?.x).toBeCloseTo(-(2 * R + CLEARANCE), 12);
  });

  it("is nowhere when the line ends before", () => {
    expect(nearestFree(from, toward, R, R, [ball("1", 0, 0)])).toBeUndefined();
  });
});
