import type { RulebookId } from "@tacada/formats";
import { createEngine } from "@tacada/physics";
import { BAR, distance, POOL_9FT, point, type TableSpec } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { drawRack, groupsRack, isRack, lyingBalls } from "./index.ts";

const SOLIDS = [1, 2, 3, 4, 5, 6, 7];
const STRIPES = [9, 10, 11, 12, 13, 14, 15];

/** A series of numbers in [0, 1) that a seed fixes (the minimal standard generator). */
function series(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const game = (rulebook: RulebookId, options = {}) => ({ rulebook, options });
const racked = (table: TableSpec, rulebook: RulebookId, options = {}) =>
  groupsRack(table, drawRack(game(rulebook, options), series(7)));
const at = (layout: ReturnType<typeof racked>, ball: number) => {
  const [x, y] = layout[String(ball)] ?? [Number.NaN, Number.NaN];
  return point(x, y);
};

describe("the order of a rack", () => {
  it.each([
    ["bilhar", {}, [...SOLIDS, ...STRIPES]],
    ["mata-mata", {}, [...SOLIDS, ...STRIPES]],
    ["mata-mata", { balls: 10 }, [1, 2, 3, 4, 5, 11, 12, 13, 14, 15]],
    ["bola-8", {}, [...SOLIDS, 8, ...STRIPES]],
  ] as const)(
    "of %s %o holds every ball once, and is another with other numbers",
    (rulebook, options, balls) => {
      const drawn = [1, 2, 3].map((seed) => drawRack(game(rulebook, options), series(seed)));
      for (const order of drawn) {
        expect([...order].sort((a, b) => a - b)).toEqual(balls);
        expect(isRack(game(rulebook, options), order)).toBe(true);
      }
      expect(new Set(drawn.map(String)).size).toBe(3);
      expect(drawRack(game(rulebook, options), series(1))).toEqual(drawn[0]);
    },
  );

  it("[bola-8 2.2] has the 8 in the middle and one of each group in the back corners, either way round", () => {
    const drawn = Array.from({ length: 60 }, (_, seed) => drawRack(game("bola-8"), series(seed + 1)));
    expect(drawn.every((order) => order[4] === 8)).toBe(true);
    const solidLeft = drawn.map((order) => SOLIDS.includes(order[10] ?? 0));
    expect(drawn.every((order, index) => SOLIDS.includes(order[14] ?? 0) !== solidLeft[index])).toBe(true);
    expect(new Set(solidLeft).size).toBe(2);
    expect(new Set(drawn.map((order) => order[0])).size).toBeGreaterThan(10);
  });

  it("is refused with a ball too few, and in bola-8 with the 8 or a corner out of place", () => {
    const order = drawRack(game("bola-8"), series(1));
    const swapped = (a: number, b: number) => order.with(a, order[b] ?? 0).with(b, order[a] ?? 0);
    expect(isRack(game("bola-8"), swapped(4, 3))).toBe(false);
    const sameGroup = order.findIndex(
      (ball, index) => index < 10 && ball !== 8 && ball < 8 === (order[14] ?? 0) < 8,
    );
    expect(isRack(game("bola-8"), swapped(10, sameGroup))).toBe(false);
    expect(isRack(game("bola-8"), order.slice(1))).toBe(false);
    expect(isRack(game("bilhar"), order)).toBe(false);
  });

  it("is empty in the games by points", () => {
    expect(drawRack(game("sinuca", { reds: 15 }), series(1))).toEqual([]);
  });
});

describe("the rack on the table", () => {
  const foot = point(BAR.length / 4, 0);

  it.each(["bilhar", "mata-mata"] as const)(
    "[mata-mata 3.1] of %s leaves the tip over the foot mark empty",
    (rulebook) => {
      const balls = lyingBalls(BAR, racked(BAR, rulebook));
      expect(balls).toHaveLength(14);
      const nearest = Math.min(...balls.map((ball) => distance(ball.at, foot)));
      expect(nearest).toBeCloseTo(2 * BAR.ball.radius, 4);
      expect(Math.min(...balls.map((ball) => ball.at.x))).toBeGreaterThan(foot.x);
    },
  );

  it("[mata-mata 3.2] of ten balls has one on the foot mark", () => {
    const layout = racked(BAR, "mata-mata", { balls: 10 });
    expect(lyingBalls(BAR, layout).filter((ball) => distance(ball.at, foot) === 0)).toHaveLength(1);
  });

  it("[bola-8 1.2] of fifteen is tight and has its tip on the foot spot", () => {
    const layout = racked(POOL_9FT, "bola-8");
    const balls = lyingBalls(POOL_9FT, layout);
    const gaps = balls.flatMap((ball, index) =>
      balls.slice(index + 1).map((other) => distance(ball.at, other.at) - 2 * POOL_9FT.ball.radius),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(-1e-12);
    expect(gaps.filter((gap) => gap < 1e-9)).toHaveLength(30);
    const [tip] = drawRack(game("bola-8"), series(7));
    expect(at(layout, tip ?? 0)).toEqual(POOL_9FT.spots["foot"]);
    expect(at(layout, 8)).toMatchObject({ y: 0 });
  });

  it.each([
    { table: POOL_9FT, rulebook: "bola-8", most: 0.7 },
    // Without a tip the blow goes into two balls at once, and the corner balls leave straight for their pockets.
    { table: BAR, rulebook: "bilhar", most: 0.9 },
  ] as const)(
    "opens at a hard break and often gives up a ball, not always: $rulebook",
    ({ table, rulebook, most }) => {
      const engine = createEngine(table, { cloth: "club", profile: "tacada-1" });
      const random = series(11);
      const breaks = Array.from({ length: 60 }, () => {
        const cue = [-table.length / 4 - 0.001, rulebook === "bola-8" ? 0.6 * random() - 0.3 : 0] as const;
        const rack = groupsRack(table, drawRack(game(rulebook), random));
        const azimuth = Math.atan2(-cue[1], table.length / 4 - cue[0]) + 0.04 * (random() - 0.5);
        const broken = engine.simulate({ ...rack, cue }, { speed: 9, azimuth, elevation: 0, tip: [0, 0] });
        if (!broken.ok) throw new Error(broken.problem.path);
        const { events, stopRule } = broken.trace;
        const ofKind = (kind: string) =>
          events.filter(({ type, balls }) => type === kind && balls[0] !== "cue");
        const count = (kind: string) => new Set(ofKind(kind).map(({ balls }) => balls[0])).size;
        return { rails: count("cushion"), pots: count("pot"), stopRule };
      });
      expect(Math.min(...breaks.map(({ rails }) => rails))).toBeGreaterThanOrEqual(4);
      const potting = breaks.filter(({ pots }) => pots > 0).length / breaks.length;
      expect(potting).toBeGreaterThan(0.3);
      expect(potting).toBeLessThan(most);
      expect(breaks.every(({ stopRule }) => stopRule === 0)).toBe(true);
    },
  );
});
