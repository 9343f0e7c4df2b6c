import { describe, expect, it } from "vitest";
import {
  BAR,
  distance,
  type JawArc,
  outlineOf,
  POOL_8FT,
  POOL_9FT,
  type Point,
  point,
  TABLES,
} from "./index.ts";

/** Where the lines of a nose and a facing would meet: on the way from the jaw's centre through its arc's middle. */
function sharpPoint({ center, from, to, radius }: JawArc): Point {
  const middle = point((from.x + to.x) / 2, (from.y + to.y) / 2);
  const near = distance(center, middle);
  const stretch = (radius * radius) / (near * near);
  return point(center.x + stretch * (middle.x - center.x), center.y + stretch * (middle.y - center.y));
}

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
    const mouth =
      shape.facing === undefined
        ? distance(a.center, b.center) - 2 * shape.jawRadius
        : distance(sharpPoint(a), sharpPoint(b));
    expect(mouth).toBeCloseTo(shape.mouth, 12);
  });

  it("has facings where its pockets do, tangential to their jaws and converging into the pocket", () => {
    expect(outline.facings).toHaveLength(table.corner.facing === undefined ? 0 : 12);
    for (const { pocket, cushion, from, to, normal } of outline.facings) {
      const jaw = outline.jaws.find((each) => each.pocket === pocket && each.cushion === cushion);
      const drop = outline.drops.find((each) => each.pocket === pocket);
      if (jaw === undefined || drop === undefined) throw new Error("a facing belongs to a pocket");
      const [joined, deep] = distance(from, jaw.to) < distance(to, jaw.to) ? [from, to] : [to, from];
      expect(distance(joined, jaw.to)).toBeLessThan(1e-12);
      expect(
        distance(point(jaw.center.x + jaw.radius * normal.x, jaw.center.y + jaw.radius * normal.y), joined),
      ).toBeLessThan(1e-12);
      // Into the pocket, and nearer to its axis the deeper it is.
      const along = (deep.x - joined.x) * drop.axis.x + (deep.y - joined.y) * drop.axis.y;
      const aside = (at: Point) =>
        Math.abs((at.x - drop.center.x) * drop.axis.y - (at.y - drop.center.y) * drop.axis.x);
      expect(along).toBeGreaterThan(0);
      expect(aside(deep)).toBeLessThan(aside(joined));
      // Deeper than any ball on the bed: its end lies over the hole.
      expect(distance(deep, drop.center)).toBeLessThan(drop.radius);
    }
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

describe("pool pockets", () => {
  it.each([POOL_9FT, POOL_8FT, BAR])("of the table $id stand at 142° and 104° to their noses", (table) => {
    const { cushions, facings } = outlineOf(table);
    for (const facing of facings) {
      const nose = cushions.find((each) => each.cushion === facing.cushion);
      if (nose === undefined) throw new Error("a facing belongs to a cushion");
      const cosine = nose.normal.x * facing.normal.x + nose.normal.y * facing.normal.y;
      const cut = 180 - (Math.acos(cosine) * 180) / Math.PI;
      expect(cut).toBeCloseTo(facing.pocket === 2 || facing.pocket === 5 ? 104 : 142, 9);
    }
  });

  it("of the bar are two balls wide, as on a 9 ft table", () => {
    expect(BAR.corner.mouth / BAR.ball.radius).toBeCloseTo(POOL_9FT.corner.mouth / POOL_9FT.ball.radius, 12);
    expect(POOL_9FT.middle.mouth - POOL_9FT.corner.mouth).toBeCloseTo(0.013, 12);
  });
});
