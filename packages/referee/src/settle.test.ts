import type { Layout, Returned } from "@tacada/formats";
import { CLEARANCE, SINUCA_12FT, SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { placeReturned } from "./settle.ts";

const table = SINUCA_BRASILEIRA;
const R = table.ball.radius;
const spot = (name: string): readonly [number, number] => {
  const at = table.spots[name];
  if (at === undefined) throw new Error(`no spot ${name}`);
  return [at.x, at.y];
};
const onSpots = (...names: string[]): Layout => Object.fromEntries(names.map((name) => [name, spot(name)]));

/** Ball 2 with the places of articles 6.1 and 6.2: own spot, then the free one of highest value, neutral, the axis. */
const TWO: Returned = {
  ball: 2,
  place: { kind: "spot", of: 2 },
  otherwise: [
    ...[7, 6, 5, 4, 3, 1].map((of) => ({ kind: "spot" as const, of, article: "6.1" })),
    { kind: "neutral", article: "6.1" },
    { kind: "line", article: "6.2" },
  ],
};
const returned = (layout: Layout) => placeReturned(table, layout, TWO)["2"];

describe("a ball that goes back", () => {
  it("takes its own spot when it is free", () => {
    expect(returned(onSpots("3", "4", "5", "6", "7"))).toEqual(spot("2"));
  });

  it("[sinuca-brasileira 6.1] takes the free spot of highest value when its own is occupied", () => {
    expect(returned({ ...onSpots("5", "7"), cue: spot("2") })).toEqual(spot("6"));
  });

  it("finds a spot occupied by a ball that would only touch it", () => {
    const [x, y] = spot("2");
    expect(returned({ ...onSpots("7"), cue: [x, y - 2 * R] })).toEqual(spot("6"));
    expect(returned({ ...onSpots("7"), cue: [x, y - 2 * R - 0.001] })).toEqual(spot("2"));
  });

  const all = { ...onSpots("1", "3", "4", "5", "6", "7"), cue: spot("2") };

  it("[sinuca-brasileira 6.1] takes the neutral spot when all are occupied", () => {
    expect(returned(all)).toEqual(spot("neutral"));
  });

  it("[sinuca-brasileira 6.2] goes towards the head cushion when the neutral spot is taken too", () => {
    // One more ball than the game has, to fill the last spot.
    const at = returned({ ...all, "8": spot("neutral") });
    expect(at?.[0]).toBeCloseTo(spot("neutral")[0] - 2 * R - CLEARANCE, 12);
    expect(at?.[1]).toBe(0);
  });
});

describe("a colour of sinuca that finds every spot occupied", () => {
  const pink: Returned = {
    ball: 6,
    place: { kind: "spot", of: 6 },
    otherwise: [
      { kind: "line", of: 6, towards: "foot", article: "26.I" },
      { kind: "line", of: 6, towards: "head", article: "27" },
    ],
  };
  const { x, y } = SINUCA_12FT.spots["6"] ?? { x: 0, y: 0 };

  it("[sinuca 26.I] goes as near as it can to its own, towards the foot cushion", () => {
    const at = placeReturned(SINUCA_12FT, { cue: [x, y] }, pink)["6"];
    expect(at?.[0]).toBeCloseTo(x + 2 * R + CLEARANCE, 12);
    expect(at?.[1]).toBe(y);
  });

  it("[sinuca 27] goes the other way when there is no room to the cushion", () => {
    const room = Math.floor((SINUCA_12FT.length / 2 - x) / (2 * R));
    const wall: Layout = Object.fromEntries(
      Array.from({ length: room + 1 }, (_, index) => [String(index), [x + index * 2 * R, y] as const]),
    );
    expect(placeReturned(SINUCA_12FT, wall, pink)["6"]?.[0]).toBeCloseTo(x - 2 * R - CLEARANCE, 12);
  });
});
