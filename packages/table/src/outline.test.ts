import { describe, expect, it } from "vitest";
import { distance, outlineOf, point, TABLES } from "./index.ts";

describe.each(TABLES)("the outline of the table $id", (table) => {
  const outline = outlineOf(table);
  const jawsOf = (pocket: number) => outline.jaws.filter((jaw) => jaw.pocket === pocket);

  it("has six noses, two jaws a pocket, six drop edges", () => {
    expect(outline.cushions.map((nose) => nose.cushion)).toEqual(["1-2", "2-3", "3-4", "4-5", "5-6", "6-1"]);
    expect(outline.jaws).toHaveLength(12);
    expect(outline.drops.map((drop) => drop.pocket)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("numbers the pockets from the right corner of the break end, anticlockwise", () => {
    const signs = outline.drops.map(({ center }) => [Math.sign(center.x), Math.sign(center.y)]);
    expect(signs).toEqual([
      [-1, -1],
      [0, -1],
      [1, -1],
      [1, 1],
      [0, 1],
      [-1, 1],
    ]);
  });

  it.each([
    [1, table.corner],
    [2, table.middle],
    [3, table.corner],
    [4, table.corner],
    [5, table.middle],
    [6, table.corner],
  ] as const)("leaves the mouth of pocket %i between its jaws", (pocket, shape) => {
    const [a, b] = jawsOf(pocket);
    if (a === undefined || b === undefined) throw new Error("a pocket has two jaws");
    expect(distance(a.center, b.center) - 2 * shape.jawRadius).toBeCloseTo(shape.mouth, 12);
  });

  it("lets every jaw leave its nose tangentially, at the nose's end", () => {
    for (const jaw of outline.jaws) {
      const nose = outline.cushions.find((each) => each.cushion === jaw.cushion);
      if (nose === undefined) throw new Error("a jaw belongs to a cushion");
      const end = [nose.from, nose.to].find((each) => distance(each, jaw.from) < 1e-12);
      expect(end).toBeDefined();
      // Tangential: the way from the circle's centre to the start stands on the nose.
      expect(jaw.from.x - jaw.center.x).toBeCloseTo(nose.normal.x * jaw.radius, 12);
      expect(jaw.from.y - jaw.center.y).toBeCloseTo(nose.normal.y * jaw.radius, 12);
      expect(distance(jaw.to, jaw.center)).toBeCloseTo(jaw.radius, 12);
    }
  });

  it("is its own mirror image, bit for bit", () => {
    const mirrored = (at: { x: number; y: number }) => point(at.x, -at.y);
    const key = (at: { x: number; y: number }) => `${at.x + 0} ${at.y + 0}`;
    const centers = new Set(outline.jaws.map((jaw) => key(jaw.center)));
    expect(outline.jaws.every((jaw) => centers.has(key(mirrored(jaw.center))))).toBe(true);
    const drops = new Set(outline.drops.map((drop) => key(drop.center)));
    expect(outline.drops.every((drop) => drops.has(key(mirrored(drop.center))))).toBe(true);
  });

  it("gives every ball of the rack its own spot on the bed", () => {
    const spots = Object.entries(table.spots);
    for (const [name, spot] of spots) {
      expect(Math.abs(spot.x)).toBeLessThan(table.length / 2);
      for (const [other, place] of spots) {
        if (other !== name) expect(distance(spot, place)).toBeGreaterThan(2 * table.ball.radius);
      }
    }
  });
});
