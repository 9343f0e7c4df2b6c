import { outlineOf, type Point, TABLES } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { bedShape, CUSHION_DEPTH, cushionShape, edgeOf } from "./shape.ts";

/** Twice the signed area; positive anticlockwise. */
const turning = (points: readonly Point[]): number =>
  points.reduce((sum, here, index) => {
    const next = points[(index + 1) % points.length] ?? here;
    return sum + here.x * next.y - next.x * here.y;
  }, 0);

describe.each(TABLES)("the drawn table $id", (table) => {
  const outline = outlineOf(table);
  const edges = outline.cushions.map((line) => edgeOf(line, outline));

  it("follows the nose of every cushion exactly", () => {
    outline.cushions.forEach((line, index) => {
      const on = edges[index]?.points ?? [];
      for (const end of [line.from, line.to])
        expect(Math.min(...on.map((each) => Math.hypot(each.x - end.x, each.y - end.y)))).toBeLessThan(1e-12);
    });
  });

  it("keeps every jaw on its arc and no deeper than the cushion", () => {
    const { length, width } = table;
    for (const { points, normals } of edges) {
      expect(points).toHaveLength(normals.length);
      for (const { x, y } of points) {
        expect(Math.abs(x) - length / 2).toBeLessThanOrEqual(CUSHION_DEPTH + 1e-12);
        expect(Math.abs(y) - width / 2).toBeLessThanOrEqual(CUSHION_DEPTH + 1e-12);
      }
    }
  });

  it("runs round the bed once, anticlockwise, and is a little larger than the field", () => {
    const { length, width } = table;
    const area = turning(bedShape(edges)) / 2;
    expect(area).toBeGreaterThan(length * width);
    expect(area).toBeLessThan((length + 2 * CUSHION_DEPTH) * (width + 2 * CUSHION_DEPTH));
  });

  it("closes each cushion along its rail", () => {
    outline.cushions.forEach((line, index) => {
      const edge = edges[index];
      const shape = edge ? cushionShape(line, edge) : [];
      const depths = shape.map(
        ({ x, y }) => (line.from.x - x) * line.normal.x + (line.from.y - y) * line.normal.y,
      );
      expect(Math.max(...depths)).toBeCloseTo(CUSHION_DEPTH, 9);
      expect(Math.min(...depths)).toBeCloseTo(0, 9);
    });
  });
});
