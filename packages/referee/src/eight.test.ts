import type { Layout } from "@tacada/formats";
import { BAR, outlineOf, point } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { eightPlaces, mayPlaceEight, placeEight } from "./index.ts";

const B = BAR.ball.radius;
const FOOT = BAR.length / 2 - B;
const CUE: Layout = { cue: [-0.55, 0] };
const may = (layout: Layout, x: number, y: number) => mayPlaceEight(BAR, layout, [x, y]).ok;

/** Balls along both short cushions, so near to each other that the 8 finds no room between. */
const WALLED: Layout = Object.fromEntries(
  [FOOT, -FOOT].flatMap((x, end) =>
    [-0.4, -0.2, 0, 0.2, 0.4].map((y, index) => [String(index + 1 + 9 * end), [x, y] as const]),
  ),
);

describe("[bilhar 9.1] the 8 goes to a short cushion", () => {
  it("touches it, at either end of the table", () => {
    expect(may(CUE, FOOT, 0)).toBe(true);
    expect(may(CUE, -FOOT, 0.2)).toBe(true);
    expect(may(CUE, FOOT - 0.001, 0)).toBe(false);
    expect(may(CUE, 0, BAR.width / 2 - B)).toBe(false);
    expect(may(CUE, 0.3, 0)).toBe(false);
  });

  it("is clear of the jaws with the whole ball", () => {
    const nose = outlineOf(BAR).cushions.find(({ cushion }) => cushion === "3-4")?.to ?? point(0, 0);
    expect(may(CUE, FOOT, nose.y - B - 0.001)).toBe(true);
    expect(may(CUE, FOOT, nose.y - B + 0.001)).toBe(false);
  });
});

describe("[bilhar 9.2] two balls pass between the 8 and any other", () => {
  const gap = 4 * B;

  it("measured free from ball to ball", () => {
    const layout = { ...CUE, "3": [FOOT, 0] } as const;
    expect(may(layout, FOOT, 2 * B + gap + 0.0001)).toBe(true);
    expect(may(layout, FOOT, 2 * B + gap - 0.0001)).toBe(false);
    const before = { ...CUE, "3": [FOOT - 2 * B - gap + 0.0001, 0] } as const;
    expect(may(before, FOOT, 0)).toBe(false);
  });

  it("counts the cue ball, larger than the others", () => {
    const reach = BAR.cueBall.radius + B + gap;
    expect(may({ cue: [FOOT - reach - 0.0001, 0] }, FOOT, 0)).toBe(true);
    expect(may({ cue: [FOOT - reach + 0.0001, 0] }, FOOT, 0)).toBe(false);
  });

  it("offers legal places, the middle of the foot cushion first while it is free", () => {
    expect(eightPlaces(BAR, CUE)[0]).toEqual(point(FOOT, 0));
    const layout = { ...CUE, "3": [FOOT, 0], "5": [-FOOT, 0.1] } as const;
    const places = eightPlaces(BAR, layout);
    expect(places.length).toBeGreaterThan(50);
    expect(places.every(({ x, y }) => may(layout, x, y))).toBe(true);
    expect(new Set(places.map(({ x }) => Math.sign(x))).size).toBe(2);
    expect(Math.abs(places[0]?.y ?? 0)).toBeLessThan(2 * B + gap + 0.006);
  });
});

describe("[bilhar 9.1] where no short cushion has room", () => {
  it("the 8 goes to the freest point of the long axis, between what lies there", () => {
    const [only, ...more] = eightPlaces(BAR, { ...WALLED, ...CUE });
    expect(more).toEqual([]);
    expect(only?.y).toBe(0);
    // Half-way between the cue ball's edge on its mark and the ball in the middle of the foot cushion.
    const middle = (-0.55 + BAR.cueBall.radius + FOOT - B) / 2;
    expect(Math.abs((only?.x ?? 0) - middle)).toBeLessThan(0.006);
    expect(may({ ...WALLED, ...CUE }, only?.x ?? 0, 0)).toBe(true);
    expect(may({ ...WALLED, ...CUE }, 0.5, 0)).toBe(false);
    expect(may({ ...WALLED, ...CUE }, FOOT, 0.1)).toBe(false);
  });

  it("the cue ball that is still in hand counts on its mark", () => {
    expect(eightPlaces(BAR, WALLED)).toEqual(eightPlaces(BAR, { ...WALLED, ...CUE }));
  });
});

describe("placing the 8", () => {
  it("puts it against the cushion when a hand left it a hair away", () => {
    const placed = placeEight(BAR, CUE, [0.0004 - FOOT, 0.1]);
    expect(placed.ok && placed.value["8"]).toEqual([-FOOT, 0.1]);
  });

  it("puts it where the opponent said, or at the suggestion, and refuses another place", () => {
    const said = placeEight(BAR, CUE, [-FOOT, 0.1]);
    expect(said.ok && said.value).toEqual({ ...CUE, "8": [-FOOT, 0.1] });
    const silent = placeEight(BAR, CUE);
    expect(silent.ok && silent.value["8"]).toEqual([FOOT, 0]);
    const refused = placeEight(BAR, CUE, [0, 0]);
    expect(!refused.ok && refused.problem).toMatchObject({ kind: "impossible", path: "at" });
  });
});
