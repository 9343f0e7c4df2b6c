import { SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { PROFILES } from "./conditions.ts";
import { createEngine } from "./engine.ts";
import type { PhysicsLayout, PhysicsStrike, StrikeProblem } from "./strike/strike.ts";
import { PLAIN, played } from "./testing/lab.ts";
import { breachesOf } from "./testing/laws.ts";
import { randomFrom, randomLayout, randomStrike } from "./testing/random.ts";
import { digestOf } from "./trace/digest.ts";
import { stateAt } from "./trace/state.ts";
import type { Vector } from "./trace/trace.ts";

const table = SINUCA_BRASILEIRA;
const { radius } = table.ball;

function stroke(seed: number): { layout: PhysicsLayout; strike: PhysicsStrike } {
  const random = randomFrom(seed);
  const layout = randomLayout(table, random, 1 + Math.floor(15 * random()), seed % 2 === 0);
  return { layout, strike: randomStrike(random) };
}

/** Fifteen balls in a frozen triangle with its tip at `x`, symmetric about the long axis. */
function packAt(x: number): (readonly [number, number])[] {
  const row = Math.sqrt(3) * radius;
  return [0, 1, 2, 3, 4].flatMap((depth) =>
    Array.from({ length: depth + 1 }, (_, at) => [x + depth * row, (2 * at - depth) * radius] as const),
  );
}

const named = (places: readonly (readonly [number, number])[]): PhysicsLayout =>
  Object.fromEntries(places.map((place, at) => [String(at + 1), place]));

describe("a stroke", () => {
  it("carries nothing over from one stroke to the next", () => {
    const { layout, strike } = stroke(11);
    const before = digestOf(played(layout, strike));
    for (let seed = 100; seed < 140; seed++) played(stroke(seed).layout, stroke(seed).strike);
    expect(digestOf(played(layout, strike))).toBe(before);
  });

  it("takes more balls than it has met before", () => {
    const layout = randomLayout(table, randomFrom(3), 60, false);
    expect(breachesOf(table, played(layout, { speed: 6, azimuth: 0.3 }))).toEqual([]);
  });

  it("a pack of fifteen broken along the axis parts symmetrically at first, all of it, and keeps the laws", () => {
    const pack = packAt(0.71);
    const layout = { cue: [-0.97, 0] as const, ...named(pack) };
    const trace = played(layout, { speed: 7 });
    expect(breachesOf(table, trace)).toEqual([]);
    const moved = Object.values(trace.travel).filter((length) => length > 0.1);
    expect(moved.length).toBeGreaterThanOrEqual(14);
    const sides = pack.map((place) =>
      pack.findIndex((other) => other[0] === place[0] && other[1] === -place[1]),
    );
    const { t } = trace.events.find((event) => event.type === "ball")!;
    const speedOf = (at: number): Vector => {
      const path = trace.paths[trace.balls.indexOf(String(at + 1))]!;
      return path.find((segment) => segment.t === t)?.v ?? [0, 0, 0];
    };
    for (const [at, other] of sides.entries()) {
      expect(speedOf(other)[0]).toBeCloseTo(speedOf(at)[0], 9);
      expect(speedOf(other)[1]).toBeCloseTo(-speedOf(at)[1], 9);
    }
  });
});

describe("events a moment apart", () => {
  const apex = Math.sqrt(3) * radius;
  const pair = { cue: [-0.3, 0], "1": [apex, radius], "2": [apex, -radius] } as const;
  const speed = 3;

  it.each([1e-6, 1e-7, 1e-8, 1e-9, 1e-10, -1e-10, -1e-9, -1e-8, -1e-7, -1e-6])(
    "on either side of the table are told in order, the left one %d s later, and none is lost",
    (late) => {
      const alone = played(pair, { speed });
      const { position, velocity } = stateAt(alone, "1", 0.4)!;
      const pace = Math.hypot(velocity[0], velocity[1]);
      // Each of the two parting balls meets a third, at the same instant but for `late`.
      const reach = 2 * radius + (late < 0 ? 0 : late * pace);
      const other = 2 * radius + (late < 0 ? -late * pace : 0);
      const left = [
        position[0] + (reach * velocity[0]) / pace,
        position[1] + (reach * velocity[1]) / pace,
      ] as const;
      const right = [
        position[0] + (other * velocity[0]) / pace,
        -position[1] - (other * velocity[1]) / pace,
      ] as const;
      const trace = played({ ...pair, "3": left, "4": right }, { speed });
      expect(breachesOf(table, trace)).toEqual([]);
      const met = trace.events.filter(({ type, t }) => type === "ball" && t > 0.39 && t < 0.41);
      const times = met.map(({ t }) => t);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      const names = met.map(({ balls }) => [...balls].sort().join());
      expect(names.slice(0, 2)).toEqual(late < 0 ? ["1,3", "2,4"] : ["2,4", "1,3"]);
      expect(times[1]! - times[0]!).toBeCloseTo(Math.abs(late), 11);
    },
  );
});

/** A place as JavaScript may hand it over; of these the types know none, so they are told otherwise. */
const numbers = (...place: number[]) => place as unknown as readonly [number, number];

describe.each(PROFILES)("strikes that are refused under %s", (profile) => {
  const engine = createEngine(table, { cloth: "club", profile });
  const layout: PhysicsLayout = { cue: [0, 0], "5": [0.3, 0.1] };
  const refusal = (balls: PhysicsLayout, strike: Partial<PhysicsStrike> = {}): StrikeProblem | undefined => {
    const result = engine.simulate(balls, { ...PLAIN, ...strike });
    expect(engine.check(balls, { ...PLAIN, ...strike })).toEqual(result.ok ? undefined : result.problem);
    return result.ok ? undefined : result.problem;
  };

  it.each<[string, Partial<PhysicsStrike>, StrikeProblem["kind"], string]>([
    ["no speed", { speed: 0 }, "speed-out-of-range", "strike.speed"],
    ["negative speed", { speed: -1 }, "speed-out-of-range", "strike.speed"],
    ["a speed beyond any stroke", { speed: 100 }, "speed-out-of-range", "strike.speed"],
    ["NaN for a speed", { speed: Number.NaN }, "not-a-number", "strike.speed"],
    ["an infinite azimuth", { azimuth: Infinity }, "not-a-number", "strike.azimuth"],
    ["an azimuth beyond a million", { azimuth: 2e6 }, "azimuth-out-of-range", "strike.azimuth"],
    ["a cue from under the table", { elevation: -0.01 }, "elevation-out-of-range", "strike.elevation"],
    ["elevation past vertical", { elevation: 1.6 }, "elevation-out-of-range", "strike.elevation"],
    ["NaN in the tip", { tip: [0, Number.NaN] }, "not-a-number", "strike.tip.1"],
    ["a tip outside the ball", { tip: [0.8, 0.7] }, "tip-outside-ball", "strike.tip"],
    ["a hair less than no speed", { speed: -5e-324 }, "speed-out-of-range", "strike.speed"],
    ["a hair too fast", { speed: 15.000000000000002 }, "speed-out-of-range", "strike.speed"],
    ["an infinite speed", { speed: Infinity }, "not-a-number", "strike.speed"],
    ["NaN for an azimuth", { azimuth: Number.NaN }, "not-a-number", "strike.azimuth"],
    [
      "an azimuth beyond minus a million",
      { azimuth: -1000000.0000000001 },
      "azimuth-out-of-range",
      "strike.azimuth",
    ],
    ["NaN for an elevation", { elevation: Number.NaN }, "not-a-number", "strike.elevation"],
    ["a hair under the table", { elevation: -5e-324 }, "elevation-out-of-range", "strike.elevation"],
    ["a hair past vertical", { elevation: 1.5707963267948968 }, "elevation-out-of-range", "strike.elevation"],
    ["an infinite tip", { tip: [-Infinity, 0] }, "not-a-number", "strike.tip.0"],
    ["a tip a hair outside the ball", { tip: [0, 1.0000000000000002] }, "tip-outside-ball", "strike.tip"],
  ])("%s", (_, strike, kind, path) => {
    expect(refusal(layout, strike)).toMatchObject({ kind, path });
  });

  it.each<[string, PhysicsLayout, StrikeProblem["kind"], string]>([
    ["no cue ball", { "5": [0, 0] }, "no-cue-ball", "balls.cue"],
    ["NaN for a place", { ...layout, "3": [Number.NaN, 0] }, "not-a-number", "balls.3"],
    ["overlapping balls", { ...layout, "7": [0.3, 0.13] }, "overlapping-balls", "balls.5"],
    [
      "an overlap of 2 µm",
      { ...layout, "7": [0.3, 0.1 + 2 * radius - 2e-6] },
      "overlapping-balls",
      "balls.5",
    ],
    ["balls in the same place", { ...layout, "7": [0.3, 0.1] }, "overlapping-balls", "balls.5"],
    ["a ball in a cushion", { ...layout, "7": [0.3, 0.7] }, "off-the-bed", "balls.7"],
    ["a ball outside", { ...layout, "7": [3, 0] }, "off-the-bed", "balls.7"],
    ["a ball in a corner pocket", { ...layout, "7": [1.44, 0.73] }, "off-the-bed", "balls.7"],
    ["a ball in the nose beside a mouth", { ...layout, "7": [0.12, 0.688] }, "off-the-bed", "balls.7"],
    ["a ball behind a jaw", { ...layout, "7": [0.15, 0.76] }, "off-the-bed", "balls.7"],
    ["a ball in the air", { ...layout, "7": [0.6, 0, 0.3] }, "off-the-bed", "balls.7"],
    ["a ball sunk into the slate", { ...layout, "7": [0.6, 0, 0] }, "off-the-bed", "balls.7"],
    ["NaN for a height", { ...layout, "7": [0.6, 0, Number.NaN] }, "not-a-number", "balls.7"],
    ["an infinite place", { ...layout, "7": [0.6, -Infinity] }, "not-a-number", "balls.7"],
    ["a place of one number", { ...layout, "7": numbers(0.6) }, "not-a-number", "balls.7"],
    ["a place of four", { ...layout, "7": numbers(0.6, 0, radius, 0) }, "not-a-number", "balls.7"],
  ])("%s", (_, balls, kind, path) => {
    expect(refusal(balls)).toMatchObject({ kind, path });
  });

  it("says what would be accepted and what came", () => {
    expect(refusal(layout, { speed: 16 })).toEqual({
      kind: "speed-out-of-range",
      path: "strike.speed",
      expected: "more than 0 and at most 15 m/s",
      found: "16",
    });
    expect(refusal({ ...layout, "7": [0.3, 0.13] })?.balls).toEqual(["5", "7"]);
  });

  it("accepts a ball on the lip, one that touches a cushion, and an overlap under 1 µm", () => {
    const steep = { elevation: 1.2 };
    expect(refusal({ ...layout, "7": [0, 0.715] }, steep)).toBeUndefined();
    expect(refusal({ ...layout, "7": [0.3, 0.71 - radius] }, steep)).toBeUndefined();
    expect(refusal({ ...layout, "7": [0.3, 0.1 + 2 * radius - 9e-7] }, steep)).toBeUndefined();
    expect(refusal({ cue: [0, 0, radius] }, { ...steep, tip: [0.3, 0.4] })).toBeUndefined();
  });

  it.each<[string, Partial<PhysicsStrike>]>([
    ["the slowest", { speed: 5e-324 }],
    ["the fastest", { speed: 15 }],
    ["an azimuth of a million", { azimuth: 1e6 }],
    ["an azimuth of minus a million", { azimuth: -1e6 }],
    ["an upright stick", { elevation: Math.PI / 2 }],
  ])("accepts the last figure that is none too much: %s", (_, strike) => {
    expect(refusal({ cue: [0, 0] }, strike)).toBeUndefined();
  });

  it("takes a tip at the ball's very edge for a miscue, not for one outside the ball", () => {
    const edge = refusal({ cue: [0, 0] }, { tip: [0, 1] });
    expect(edge?.kind).toBe(profile === "tacada-1" ? "miscue" : undefined);
  });

  it("plays or refuses, and clamps nothing, where a tip would slip off", () => {
    const slip = { elevation: 1.2, tip: [0.6, 0] } as const;
    const expected = {
      kind: "miscue",
      path: "strike.tip",
      expected: "an offset of at most 0.5 radius",
      found: "0.6",
    };
    if (profile === "tacada-1") expect(refusal(layout, slip)).toEqual(expected);
    else expect(refusal(layout, slip)).toBeUndefined();
  });
});
