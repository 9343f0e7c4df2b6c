import type { Layout, RulebookId, Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { foulsOf, type Shot, struck, TABLE_OF } from "./testing/struck.ts";

const START: Setup = { stage: "start" };
const SOLIDS: Setup["groups"] = { A: "solids", B: "stripes" };
const brasileira = (shot: Omit<Shot, "setup">) => struck("sinuca-brasileira", { ...shot, setup: START });

describe("a cue ball that jumps", () => {
  const JUMP = { speed: 4, elevation: 0.7 };
  const NEAR = [-0.24, 0] as const;
  const FAR = [0.4, 0] as const;

  it("[sinuca-brasileira 7.1.r] over another ball is a foul, one that comes down on it has not jumped it", () => {
    const layout = { cue: [-0.5, 0], "6": FAR, "7": NEAR } as const;
    const over = brasileira({ ...JUMP, layout, target: 6 });
    expect(over.report).toMatchObject({ jumped: [7], contacts: [6] });
    expect(foulsOf(over)).toEqual(["7.1.r"]);
    const onto = brasileira({ ...JUMP, speed: 2.6, layout, target: 6 });
    expect(onto.report.jumped).toBeUndefined();
    expect(foulsOf(onto)).toEqual(["7.1.s"]);
  });

  it("[sinuca-brasileira 7.1.r] over the ball aimed at is no jump foul", () => {
    const layout = { cue: [-0.5, 0], "6": NEAR, "7": FAR } as const;
    const over = brasileira({ ...JUMP, layout, target: 6 });
    expect(over.report.jumped).toEqual([6]);
    expect(foulsOf(over)).toEqual(["7.1.s"]);
  });

  it("[sinuca-brasileira 7.1.r] beside a ball has not jumped it", () => {
    const { ball, cueBall } = TABLE_OF["sinuca-brasileira"];
    const aside = ball.radius + cueBall.radius;
    const past = (more: number) =>
      brasileira({
        ...JUMP,
        layout: { cue: [-0.5, 0], "6": FAR, "7": [NEAR[0], aside + more] },
        target: 6,
      });
    expect(foulsOf(past(0.001))).toEqual([]);
    expect(foulsOf(past(-0.001))).toEqual(["7.1.r"]);
  });

  it.each<[RulebookId, string, Layout, Setup]>([
    ["sinuca", "40.XI", { "6": FAR, "7": NEAR }, { stage: "sequence" }],
    ["mata-mata", "6.4.f", { "1": FAR, "2": [-0.9, 0.4], "9": NEAR }, { stage: "play", groups: SOLIDS }],
    [
      "bola-8",
      "1.27",
      { "1": FAR, "3": [0.9, 0.4], "8": [0.9, -0.4], "9": NEAR },
      { stage: "groups", groups: SOLIDS },
    ],
  ])("[%s %s] may, if it meets the ball aimed at first", (rulebook, _, balls, setup) => {
    const target = rulebook === "sinuca" ? 6 : 1;
    const over = struck(rulebook, { ...JUMP, layout: { cue: [-0.5, 0], ...balls }, setup, target });
    expect(over.report.jumped).toHaveLength(1);
    expect(foulsOf(over)).toEqual([]);
  });

  it.each<[RulebookId, string, string, Layout, Setup]>([
    ["sinuca", "40.XI", "40.XIV", { "6": NEAR, "7": FAR }, { stage: "sequence" }],
    [
      "mata-mata",
      "6.4.f",
      "6.4.h",
      { "1": NEAR, "2": [-0.9, 0.4], "9": FAR },
      { stage: "play", groups: SOLIDS },
    ],
  ])("[%s %s] is a foul beside %s, with the wrong ball met first", (rulebook, jump, miss, balls, setup) => {
    const target = rulebook === "sinuca" ? 6 : 1;
    const over = struck(rulebook, { ...JUMP, layout: { cue: [-0.5, 0], ...balls }, setup, target });
    expect(foulsOf(over)).toEqual([jump, miss]);
  });
});

describe("a ball on top of a cushion", () => {
  const others = { "6": [1, -0.3], "7": [-0.9, -0.3] } as const;

  it("[sinuca-brasileira 7.2] that falls into a pocket is a foul of its own", () => {
    const stroke = brasileira({
      layout: { cue: [-0.9, 0.64], ...others },
      speed: 4.5,
      elevation: 0.75,
      azimuth: 0.12,
    });
    expect(stroke.report).toMatchObject({ railed: ["cue"], pots: [{ ball: "cue" }], offTable: [] });
    expect(foulsOf(stroke)).toEqual(["7.1.a", "7.1.s", "7.1.t", "7.2"]);
  });

  it("[sinuca-brasileira 7.2] that falls to the floor is one, but not one that flies over the cushion", () => {
    const along = brasileira({
      layout: { cue: [-0.9, 0.66], ...others },
      speed: 4.6,
      elevation: 0.75,
      azimuth: 0.12,
    });
    expect(along.report).toMatchObject({ railed: ["cue"], offTable: ["cue"] });
    expect(foulsOf(along)).toEqual(["7.1.f", "7.1.s", "7.1.t", "7.2"]);
    const past = brasileira({ layout: { cue: [1.2, 0], ...others }, speed: 6, elevation: 0.9 });
    expect(past.report.railed).toBeUndefined();
    expect(past.report.offTable).toEqual(["cue"]);
    expect(foulsOf(past)).toEqual(["7.1.f", "7.1.s"]);
  });

  it("[sinuca-brasileira 7.2] that comes back to the bed is none", () => {
    // Draw brings it back from the rail.
    const back = brasileira({
      layout: { cue: [-0.3, 0.66], ...others },
      speed: 4.3,
      elevation: 1.2,
      azimuth: 1.57,
      tip: [0, -0.45],
    });
    expect(back.report).toMatchObject({ railed: ["cue"], offTable: [], pots: [] });
    expect(back.layout["cue"]).toBeDefined();
    expect(foulsOf(back)).not.toContain("7.2");
  });
});

describe("the top of a cushion", () => {
  const others = { "6": [1, -0.3], "7": [-0.9, -0.3] } as const;

  it("[sinuca-brasileira 7.1.t] is the cushion for a cue ball that comes onto it first, not for one that flies over it", () => {
    const onto = {
      layout: { cue: [-0.9, 0.66], ...others },
      speed: 4.6,
      elevation: 0.75,
      azimuth: 0.12,
    } as const;
    expect(brasileira(onto).report.cushionFirst).toBe(true);
    expect(foulsOf(brasileira({ ...onto, call: { cushionFirst: true } }))).not.toContain("7.1.t");
    const past = brasileira({ layout: { cue: [1.2, 0], ...others }, speed: 6, elevation: 0.9 });
    expect(past.report.cushionFirst).toBe(false);
    expect(foulsOf(past)).not.toContain("7.1.t");
  });

  it("[bola-8 1.19] is one that a ball has met after the contact, where the ball never came to its nose", () => {
    const balls = { "3": [-0.9, 0.4], "8": [-0.9, -0.4], "9": [-0.7, -0.3] } as const;
    const { report } = struck("bola-8", {
      layout: { cue: [0.4, 0], "1": [0.65, 0], ...balls },
      setup: { stage: "groups", groups: SOLIDS },
      speed: 7,
      elevation: 0.3,
      target: 1,
    });
    expect(report).toMatchObject({ contacts: [1], railed: [1], railsAfterContact: [1] });
  });
});

describe("a ball off the table", () => {
  it.each<[RulebookId, string, Layout, Setup]>([
    ["sinuca-brasileira", "7.1.f", { "6": [-0.9, 0.3], "7": [-0.9, -0.3] }, START],
    ["sinuca", "40.X", { "6": [-0.9, 0.3], "7": [-0.9, -0.3] }, { stage: "sequence" }],
    [
      "bilhar",
      "10",
      { "1": [-0.7, 0.3], "2": [-0.7, 0], "9": [-0.7, -0.3] },
      { stage: "series", groups: { A: "low", B: "high" } },
    ],
    [
      "mata-mata",
      "6.4.e",
      { "1": [-0.7, 0.3], "2": [-0.7, 0], "9": [-0.7, -0.3] },
      { stage: "play", groups: SOLIDS },
    ],
    [
      "bola-8",
      "1.28",
      { "1": [-0.7, 0.3], "3": [-0.7, 0], "8": [-0.7, 0.2], "9": [-0.7, -0.3] },
      { stage: "groups", groups: SOLIDS },
    ],
  ])("[%s %s] the cue ball on the floor is a foul, and is in hand", (rulebook, article, balls, setup) => {
    const cue = [TABLE_OF[rulebook].length / 2 - 0.25, 0] as const;
    const stroke = struck(rulebook, { layout: { cue, ...balls }, setup, speed: 6, elevation: 0.9 });
    expect(stroke.report.offTable).toEqual(["cue"]);
    expect(stroke.layout["cue"]).toBeUndefined();
    expect(foulsOf(stroke)).toContain(article);
  });
});

describe("an object ball that the cue ball comes down on", () => {
  const others = { "6": [-0.9, 0.3], "7": [-0.9, -0.3] } as const;
  const onto = (from: number, to: number, speed: number) =>
    brasileira({ layout: { cue: [from, 0], "5": [to, 0], ...others }, speed, elevation: 0.3, target: 5 });

  it("[sinuca-brasileira 7.1.f] is driven off the table, or only against the cushion and stays", () => {
    const off = onto(0.7, 0.83, 9.5);
    expect(off.report).toMatchObject({ contacts: [5], offTable: [5] });
    expect(off.report.railed).toBeUndefined();
    expect(foulsOf(off)).toEqual(["7.1.f"]);
    const stays = onto(0.6, 0.7, 9);
    expect(stays.report).toMatchObject({ contacts: [5], offTable: [], railsAfterContact: [5, "cue"] });
    expect(foulsOf(stays)).toEqual([]);
  });

  it.each<[RulebookId, string, number, number, number, Layout, Setup]>([
    ["sinuca", "40.X", 0.11, 10, 0.4, { "7": [-0.9, -0.3] }, { stage: "sequence" }],
    [
      "bilhar",
      "16",
      0.11,
      10.5,
      0.3,
      { "2": [-0.7, 0.3], "9": [-0.7, -0.3] },
      { stage: "series", groups: { A: "low", B: "high" } },
    ],
    [
      "mata-mata",
      "6.4.e",
      0.11,
      10.5,
      0.3,
      { "2": [-0.7, 0.3], "9": [-0.7, -0.3] },
      { stage: "play", groups: SOLIDS },
    ],
    [
      "bola-8",
      "1.28",
      0.12,
      10,
      0.4,
      { "3": [-0.7, 0.3], "8": [-0.7, 0], "9": [-0.7, -0.3] },
      { stage: "groups", groups: SOLIDS },
    ],
  ])(
    "[%s %s] is driven off the table, and less hard it stays",
    (rulebook, article, gap, speed, elevation, balls, setup) => {
      const from = TABLE_OF[rulebook].length / 2 - 1;
      const target = rulebook === "sinuca" ? 6 : 1;
      const layout = { cue: [from, 0], [target]: [from + gap, 0], ...balls } as const;
      const played = (hard: number) => struck(rulebook, { layout, setup, speed: hard, elevation, target });
      const off = played(speed);
      expect(off.report.offTable).toEqual([target]);
      expect([...off.ruling.fouls, ...off.ruling.announce].map((said) => said.article)).toContain(article);
      expect(played(speed / 2).report.offTable).not.toContain(target);
    },
  );

  it("[sinuca-brasileira 7.2] comes onto the rail and falls, or only reaches the cushion below it", () => {
    const rides = onto(0.6, 0.75, 8.5);
    expect(rides.report).toMatchObject({ railed: [5], offTable: [5] });
    expect(foulsOf(rides)).toEqual(["7.1.f", "7.2"]);
    expect(onto(0.6, 0.7, 9).report.railed).toBeUndefined();
  });
});

describe("a ball that drops late", () => {
  it("[sinuca-brasileira 6.8] belongs to the stroke that is still running, and does not if it stops before the pocket", () => {
    const { length, width } = TABLE_OF["sinuca-brasileira"];
    const back = (by: number) => [length / 2 - by, width / 2 - by] as const;
    const slow = (speed: number) =>
      brasileira({
        layout: { cue: back(0.8), "6": back(0.7), "7": [-0.9, -0.3] },
        speed,
        azimuth: Math.PI / 4,
      });
    const dropped = slow(1);
    expect(dropped.report.pots).toEqual([{ ball: 6, pocket: 4 }]);
    expect(dropped.ruling.turn).toBe("A");
    const short = slow(0.85);
    expect(short.report.pots).toEqual([]);
    expect(short.ruling.turn).toBe("B");
  });
});
