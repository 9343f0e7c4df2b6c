import { outlineOf, point, SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { notchOf, railEdge } from "./notch.ts";
import { CUSHION_DEPTH } from "./shape.ts";

const { length, width } = SINUCA_BRASILEIRA;
const inner = point(length / 2 + CUSHION_DEPTH, width / 2 + CUSHION_DEPTH);
const notches = outlineOf(SINUCA_BRASILEIRA).drops.map((drop) => notchOf(drop, inner));

describe("the rail's inner edge", () => {
  it("leaves the straight rail exactly where each notch begins and comes back where it ends", () => {
    for (const { center, radius, from, to } of notches)
      for (const angle of [from, to]) {
        const x = Math.abs(center.x + radius * Math.cos(angle)) - inner.x;
        const y = Math.abs(center.y + radius * Math.sin(angle)) - inner.y;
        expect(Math.min(Math.abs(x), Math.abs(y))).toBeLessThan(1e-9);
      }
  });

  it("runs round once, anticlockwise, and never over the bed", () => {
    const points = railEdge(notches);
    let area = 0;
    points.forEach((here, index) => {
      const next = points[(index + 1) % points.length] ?? here;
      area += (here.x * next.y - next.x * here.y) / 2;
      expect(Math.max(Math.abs(here.x) - length / 2, Math.abs(here.y) - width / 2)).toBeGreaterThan(0);
    });
    expect(area).toBeGreaterThan(4 * inner.x * inner.y);
    expect(area).toBeLessThan(4.2 * inner.x * inner.y);
  });
});
