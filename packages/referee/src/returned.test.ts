import type { Layout, Returned } from "@tacada/formats";
import {
  BAR,
  CLEARANCE,
  distance,
  outlineOf,
  POCKET_NUMBERS,
  POOL_9FT,
  point,
  SINUCA_12FT,
  SINUCA_BRASILEIRA,
} from "@tacada/table";
import { describe, expect, it } from "vitest";
import { placeReturned } from "./returned.ts";

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

describe("a ball that goes back to the foot mark", () => {
  const nine: Returned = { ball: 9, place: { kind: "foot" } };
  const foot = BAR.length / 4;
  const reach = 2 * BAR.ball.radius + CLEARANCE;

  it("[bilhar 16] lies on it", () => {
    expect(placeReturned(BAR, { cue: [-0.55, 0] }, nine)["9"]).toEqual([foot, 0]);
  });

  it("lies behind it on the axis while it is occupied, past what stands there, else before it", () => {
    const occupied = placeReturned(BAR, { "1": [foot, 0] }, nine)["9"];
    expect(occupied?.[0]).toBeCloseTo(foot + reach, 12);
    const third = placeReturned(BAR, { "1": [foot, 0], "2": [foot + reach + 0.01, 0] }, nine)["9"];
    expect(third?.[0]).toBeCloseTo(foot + 2 * reach + 0.01, 12);
    const wall: Layout = Object.fromEntries(
      Array.from({ length: 11 }, (_, index) => [String(index + 1), [foot + index * 0.054, 0] as const]),
    );
    expect(placeReturned(BAR, wall, { ...nine, ball: 15 })["15"]?.[0]).toBeCloseTo(foot - reach, 12);
  });

  it("[bola-8 2.6] takes the line that the ruling names", () => {
    const eight: Returned = {
      ball: 8,
      place: { kind: "foot" },
      otherwise: [{ kind: "line", towards: "head", article: "2.6" }],
    };
    const [x] = placeReturned(POOL_9FT, { "1": [POOL_9FT.length / 4, 0] }, eight)["8"] ?? [0];
    expect(x).toBeCloseTo(POOL_9FT.length / 4 - 2 * POOL_9FT.ball.radius - CLEARANCE, 12);
  });
});

describe("[mata-mata 5.4] a ball that goes back to a cushion", () => {
  const B = BAR.ball.radius;
  /** Out of a pocket: the section to the right of who takes it out, then the left, then the next to the right. */
  const from = (ball: number, pocket: number): Returned => {
    const on = (step: number) => POCKET_NUMBERS[(pocket - 1 + step + 6) % 6] ?? 1;
    const place = (step: number, near: number) =>
      ({ kind: "cushion", section: on(step), near: on(near) }) as const;
    return {
      ball,
      place: place(0, 0),
      otherwise: [
        { ...place(-1, 0), article: "5.4.b" },
        { ...place(1, 1), article: "5.4.c" },
      ],
    };
  };
  const noses = outlineOf(BAR).cushions;
  const middle = (section: number) => {
    const { from: a, to: b } = noses[section - 1] ?? { from: point(0, 0), to: point(0, 0) };
    return [(a.x + b.x) / 2, (a.y + b.y) / 2] as const;
  };
  const [x, y] = middle(1);
  /** A row of balls, close enough that none fits between, along the whole of section 1. */
  const full: Layout = Object.fromEntries(
    Array.from({ length: 15 }, (_, index) => [
      index === 0 ? "cue" : String(index),
      [x - 0.49 + index * 0.07, y + B] as const,
    ]),
  );

  it.each([
    [1, [0, 1]],
    [2, [0, 1]],
    [3, [-1, 0]],
    [4, [0, -1]],
    [5, [0, -1]],
    [6, [1, 0]],
  ] as const)(
    "[mata-mata 5.4.a] lies frozen to the middle of the cushion to the right of pocket %i",
    (pocket, [nx, ny]) => {
      const at = placeReturned(BAR, {}, from(9, pocket))["9"] ?? [0, 0];
      const [cx, cy] = middle(pocket);
      expect(at[0]).toBeCloseTo(cx + B * nx, 12);
      expect(at[1]).toBeCloseTo(cy + B * ny, 12);
    },
  );

  it("[mata-mata 5.4.a] goes to the pocket's side of an occupied middle, touching nothing", () => {
    const at = placeReturned(BAR, { "1": [x + 0.01, y + B] }, from(9, 1))["9"] ?? [0, 0];
    expect(at[0]).toBeCloseTo(x + 0.01 - 2 * B - CLEARANCE, 12);
    // The other side of the middle would have been nearer, but pocket 2 is not where it came from.
    const other = placeReturned(BAR, { "1": [x - 0.01, y + B] }, from(9, 1))["9"] ?? [0, 0];
    expect(other[0]).toBeLessThan(x);
  });

  it("[mata-mata 5.4.a] takes the other side when there is no room on the pocket's", () => {
    const half = Object.fromEntries(Object.entries(full).filter(([, at]) => at[0] < x + 0.03));
    const at = placeReturned(BAR, half, from(15, 1))["15"] ?? [0, 0];
    expect(at[0]).toBeGreaterThan(x);
    expect(at[1]).toBeCloseTo(y + B, 12);
  });

  it("[mata-mata 5.4.b] goes to the cushion on the left when the right one is full", () => {
    const at = placeReturned(BAR, full, from(15, 1))["15"] ?? [0, 0];
    expect(at[0]).toBeCloseTo(-BAR.length / 2 + B, 12);
    expect(at[1]).toBeCloseTo(0, 12);
  });

  it("[mata-mata 5.4.c] goes to the next on the right when both are full", () => {
    const head = Object.fromEntries(
      Array.from({ length: 15 }, (_, index) => [
        `0${index}`,
        [-BAR.length / 2 + B, -0.49 + index * 0.07] as const,
      ]),
    );
    const at = placeReturned(BAR, { ...full, ...head }, from(15, 1))["15"] ?? [0, 0];
    expect(at[0]).toBeCloseTo(middle(2)[0], 12);
  });

  it("[mata-mata 5.4.d] lies side by side with those that go back with it, touching them and no other", () => {
    const first = placeReturned(BAR, { "1": [x - 3 * B, y + B] }, from(9, 1));
    const second = placeReturned(BAR, first, from(10, 1), new Set(["9"]));
    const third = placeReturned(BAR, second, from(11, 1), new Set(["9", "10"]));
    const at = (ball: string) => point(third[ball]?.[0] ?? 0, third[ball]?.[1] ?? 0);
    expect(at("9").x).toBeCloseTo(x, 12);
    // Ball 1 leaves no room between it and the middle, so they join on the other side.
    expect(at("10").x).toBeCloseTo(x + 2 * B, 12);
    expect(at("11").x).toBeCloseTo(x + 4 * B, 12);
    expect(distance(at("9"), at("1"))).toBeGreaterThan(2 * B);
  });

  it("[mata-mata 5.4.d] join on the pocket's side where there is room", () => {
    const first = placeReturned(BAR, {}, from(9, 2));
    const second = placeReturned(BAR, first, from(10, 2), new Set(["9"]));
    expect(second["10"]?.[0]).toBeCloseTo(middle(2)[0] - 2 * B, 12);
    expect(second["10"]?.[1]).toBeCloseTo(y + B, 12);
  });

  it("off the table goes to the foot cushion, to whichever side of its middle is nearer", () => {
    const off: Returned = { ball: 9, place: { kind: "cushion", section: 3 } };
    const cushion = BAR.length / 2 - B;
    expect(placeReturned(BAR, {}, off)["9"]?.[0]).toBeCloseTo(cushion, 12);
    const at = placeReturned(BAR, { "1": [cushion, 0.01] }, off)["9"] ?? [0, 0];
    expect(at[1]).toBeCloseTo(0.01 - 2 * B - CLEARANCE, 12);
  });
});
