import type { Layout, RulebookId, Setup } from "@tacada/formats";
import { touchDistance } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { foulsOf, struck, TABLE_OF } from "./testing/struck.ts";

/** For each rulebook the ball played at, the others, and where the frame stands. */
const SCENES: Readonly<Record<RulebookId, readonly [ball: string, others: Layout, setup: Setup]>> = {
  "sinuca-brasileira": ["6", { "7": [0.4, 0.3] }, { stage: "start" }],
  sinuca: ["6", { "7": [0.4, 0.3] }, { stage: "sequence" }],
  bilhar: ["1", { "2": [-0.9, 0.4], "9": [0.4, 0.3] }, { stage: "series", groups: { A: "low", B: "high" } }],
  "mata-mata": [
    "1",
    { "2": [-0.9, 0.4], "9": [0.4, 0.3] },
    { stage: "play", groups: { A: "solids", B: "stripes" } },
  ],
  "bola-8": [
    "1",
    { "3": [0.9, 0.4], "8": [0.9, -0.4], "9": [0.4, 0.3] },
    { stage: "groups", groups: { A: "solids", B: "stripes" } },
  ],
};

/** A level stroke at a ball `gap` metres ahead. */
function near(rulebook: RulebookId, gap: number) {
  const [ball, others, setup] = SCENES[rulebook];
  const { ball: object, cueBall } = TABLE_OF[rulebook];
  const place = [-0.5 + touchDistance(object.radius, cueBall.radius) + gap, 0] as const;
  const layout: Layout = { cue: [-0.5, 0], [ball]: place, ...others };
  return struck(rulebook, { layout, setup, speed: 2, tip: [0, -0.1], target: Number(ball) });
}

/** In each rulebook the article on a push and the one on a double hit. */
const FOULS = [
  ["sinuca-brasileira", "7.1.e", "7.1.d"],
  ["sinuca", "40.III", "40.II"],
  ["mata-mata", "6.4.c", "6.4.d"],
  ["bola-8", "1.24", "1.23"],
] as const;

describe("the stick after the blow", () => {
  it.each(FOULS)(
    "[%s %s] pushes 1 mm before a ball, strikes twice 1 cm before it, does neither at 3 cm",
    (rulebook, push, twice) => {
      const pushed = near(rulebook, 0.001);
      expect(pushed.report.faults).toEqual(["push"]);
      expect(foulsOf(pushed)).toEqual([push]);
      const struckTwice = near(rulebook, 0.01);
      expect(struckTwice.report.faults).toEqual(["double-hit"]);
      expect(foulsOf(struckTwice)).toEqual([twice]);
      const clear = near(rulebook, 0.03);
      expect(clear.report.faults).toBeUndefined();
      expect(foulsOf(clear)).toEqual([]);
    },
  );

  it.each(["sinuca-brasileira", "mata-mata", "bola-8"] as const)(
    "[%s] goes through a ball aimed at that is frozen to the cue ball, and commits nothing",
    (rulebook) => {
      const through = near(rulebook, 0);
      expect(through.report.before?.touching).toHaveLength(1);
      expect(through.report.faults).toBeUndefined();
      expect(foulsOf(through)).toEqual([]);
      // Two micrometres away it is not frozen any more.
      expect(near(rulebook, 2e-6).report.faults).toEqual(["push"]);
    },
  );

  it("[bola-8 1.23] lets the cue ball go off a fine edge, however near, and pushes through a full one", () => {
    const { ball, cueBall } = TABLE_OF["bola-8"];
    const [, others, setup] = SCENES["bola-8"];
    const reach = ball.radius + cueBall.radius + 0.001;
    const cut = (aside: number) =>
      struck("bola-8", {
        layout: { cue: [-0.5, 0], "1": [-0.5 + Math.sqrt(reach * reach - aside * aside), aside], ...others },
        setup,
        speed: 2,
      }).report;
    expect(cut(0.95 * reach)).toMatchObject({ contacts: expect.arrayContaining([1]) });
    expect(cut(0.95 * reach).faults).toBeUndefined();
    expect(cut(0.3 * reach).faults).toEqual(["push"]);
  });

  it.each(FOULS)(
    "[%s %s] pushes over every gap that it crosses with the tip on the ball, and strikes twice over the next",
    (rulebook, push, twice) => {
      for (const gap of [2e-6, 1e-5, 1e-4, 3e-4, 6e-4, 9e-4, 1.2e-3, 1.4e-3])
        expect(foulsOf(near(rulebook, gap)), `${gap} m`).toEqual([push]);
      for (const gap of [1.6e-3, 3e-3]) expect(foulsOf(near(rulebook, gap)), `${gap} m`).toEqual([twice]);
    },
  );

  it("[bola-8 1.23] plays nearly frozen balls aside: a push 40° off, none 50° off", () => {
    const [, others, setup] = SCENES["bola-8"];
    const { ball, cueBall } = TABLE_OF["bola-8"];
    const layout: Layout = {
      cue: [-0.5, 0],
      "1": [-0.5 + ball.radius + cueBall.radius + 1e-4, 0],
      ...others,
    };
    const faults = (degrees: number) =>
      struck("bola-8", { layout, setup, speed: 2, azimuth: (degrees * Math.PI) / 180 }).report.faults;
    expect(faults(40)).toEqual(["push"]);
    expect(faults(50)).toBeUndefined();
  });

  it("[sinuca-brasileira 7.1.e] pushes through a frozen ball that is not the one aimed at, and not past it", () => {
    const { ball, cueBall } = TABLE_OF["sinuca-brasileira"];
    const layout: Layout = {
      cue: [-0.5, 0],
      "7": [-0.5 + ball.radius + cueBall.radius, 0],
      "6": [0.3, 0.1],
    };
    const faults = (degrees: number) =>
      struck("sinuca-brasileira", {
        layout,
        setup: { stage: "start" },
        speed: 2,
        azimuth: (degrees * Math.PI) / 180,
        target: 6,
      }).report.faults;
    expect(faults(7)).toEqual(["push"]);
    expect(faults(75)).toBeUndefined();
  });

  it("[sinuca 40.IV] drives a frozen ball, which is the fault there", () => {
    const driven = near("sinuca", 0);
    expect(driven.report.faults).toEqual(["touched-frozen-ball"]);
    expect(foulsOf(driven)).toEqual(["40.IV"]);
  });

  it("[sinuca-brasileira 7.1.e] pushes where the cue ball is frozen to another ball than the one it meets", () => {
    const { ball, cueBall } = TABLE_OF["sinuca-brasileira"];
    const apart = ball.radius + cueBall.radius;
    const stroke = struck("sinuca-brasileira", {
      layout: { cue: [-0.5, 0], "6": [-0.5 + apart + 0.001, 0], "7": [-0.5, apart] },
      setup: { stage: "start" },
      speed: 2,
    });
    expect(stroke.report.before?.touching).toEqual([7]);
    expect(foulsOf(stroke)).toEqual(["7.1.e"]);
  });

  it("[bilhar 5] is no matter of the rulebook that has no article on it", () => {
    for (const gap of [0, 0.001, 0.01]) {
      const stroke = near("bilhar", gap);
      expect(stroke.report.faults).toBeUndefined();
      expect(foulsOf(stroke)).toEqual([]);
    }
  });

  it("[sinuca-brasileira 7.1.u] may slip off the ball: a miscue alone is no foul", () => {
    const miscue = struck("sinuca-brasileira", {
      layout: { cue: [-0.5, 0], "6": [0, 0], "7": [-0.4, 0.3] },
      setup: { stage: "start" },
      speed: 3,
      tip: [0, 0.6],
    });
    expect(miscue.report).toMatchObject({ contacts: [6] });
    expect(foulsOf(miscue)).toEqual([]);
  });
});
