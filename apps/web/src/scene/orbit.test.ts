import { point } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { HIGHEST, LOWEST } from "./angles.ts";
import { OrbitCamera } from "./orbit.ts";

const REACH = point(1.555, 0.845);
const SIZES = [point(1200, 560), point(240, 360), point(600, 600)];
const ANGLES = [
  { turn: 0, rise: 0.6 },
  { turn: 0.8, rise: 0.35 },
  { turn: -2, rise: 1.2 },
];

const camera = (size: { x: number; y: number }, angles: { turn: number; rise: number }) => {
  const made = new OrbitCamera(0.02625);
  made.fit(REACH, size);
  made.look(angles);
  return made;
};

describe("the free view", () => {
  it("shows the whole table from everywhere, and fills the picture one way", () => {
    for (const size of SIZES)
      for (const angles of ANGLES) {
        const made = camera(size, angles);
        const corners = [-1, 1].flatMap((sx) =>
          [-1, 1].map((sy) => made.toPicture(sx * REACH.x, sy * REACH.y, 0)),
        );
        const xs = corners.map(({ x }) => x);
        const ys = corners.map(({ y }) => y);
        for (const { x, y } of corners) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(size.x);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(size.y);
        }
        const filled = Math.max(
          (Math.max(...xs) - Math.min(...xs)) / size.x,
          (Math.max(...ys) - Math.min(...ys)) / size.y,
        );
        expect(filled).toBeGreaterThan(0.9);
        expect((Math.max(...ys) + Math.min(...ys)) / size.y).toBeCloseTo(1, 2);
      }
  });

  it("points at the place whose picture is under the pointer", () => {
    const made = camera(point(1200, 560), { turn: 0.7, rise: 0.5 });
    const { x, y } = made.toPicture(0.4, -0.3, 0.02625);
    expect(made.toTable(x, y).x).toBeCloseTo(0.4, 9);
    expect(made.toTable(x, y).y).toBeCloseTo(-0.3, 9);
  });

  it("keeps the place under the pointer when it zooms, and comes back whole", () => {
    const made = camera(point(800, 500), { turn: 0.3, rise: 0.7 });
    const before = made.toTable(420, 260);
    made.zoomAt(420, 260, 3);
    expect(made.toTable(420, 260).x).toBeCloseTo(before.x, 6);
    expect(made.toTable(420, 260).y).toBeCloseTo(before.y, 6);
    const near = made.pixel;
    made.reset();
    expect(made.pixel / near).toBeCloseTo(3, 1);
  });

  it("never zooms or pans past the table", () => {
    const made = camera(point(800, 500), { turn: 0.6, rise: 0.4 });
    for (let step = 0; step < 8; step++) made.zoomAt(80, 490, 1.6);
    made.pan(-4000, 3000);
    const { x, y } = made.toTable(400, 250);
    expect(Math.abs(x)).toBeLessThan(REACH.x + 0.1);
    expect(Math.abs(y)).toBeLessThan(REACH.y + 0.1);
  });

  it("stays above the cloth and never stands on its head", () => {
    const made = camera(point(800, 500), { turn: 0, rise: -1 });
    expect(made.angles.rise).toBe(LOWEST);
    made.look({ turn: 0, rise: 4 });
    expect(made.angles.rise).toBe(HIGHEST);
    expect(Number.isFinite(made.toTable(400, 0).x)).toBe(true);
  });
});
