import type { Facts, Layout, ObjectBall, Report, Setup } from "@tacada/formats";
import { show } from "@tacada/rules";
import { SINUCA_12FT as table } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { type Arbitration, factsOf, intentOf, type Sighting } from "./index.ts";
import { COLORS, played, stateOn } from "./testing/sinuca.ts";

const R = table.ball.radius;

const facts = (layout: Layout, setup: Setup, named?: ObjectBall): Facts =>
  factsOf(table, layout, show(stateOn(layout, setup)), named);

const foulsOf = ({ ruling }: Arbitration): string[] => ruling.fouls.map(({ article }) => article);

describe("what a layout means to the side that plays on it", () => {
  const cue = [-0.5, 0.5] as const;
  const red = [0.5, 0.5] as const;
  const onTheWay = (aside: number) => ({ ...COLORS, cue, "red:1": red, "7": [0, 0.5 + aside] as const });

  it.each([
    ["none", 4.2 * R, "none", true],
    ["an edge", 3.9 * R * 0.75, "partial-aggravated", true],
    ["the full ball", 1.5 * R, "partial", false],
  ] as const)("[sinuca 8.I] reds hidden by a colour: %s", (_, aside, snooker, fullBallOpen) => {
    expect(facts(onTheWay(aside), { stage: "red" })).toMatchObject({ snooker, fullBallOpen });
  });

  it("[sinuca 8.I] is a total snooker behind a wall of colours, its first obstacle named", () => {
    const wall = {
      ...onTheWay(0),
      "6": [-0.2, 0.5 + 2 * R + 0.001],
      "5": [-0.2, 0.5 - 2 * R - 0.001],
    } as const;
    expect(facts({ ...wall, "4": [-0.3, 0.5] }, { stage: "red" })).toMatchObject({
      snooker: "total",
      fullBallOpen: false,
      firstObstacle: 4,
    });
  });

  it("[sinuca 9] is not hidden by another red, and by a cushion never", () => {
    const behind = { ...COLORS, cue, "red:1": red, "red:2": [0, 0.5] } as const;
    expect(facts(behind, { stage: "red" })).toMatchObject({ snooker: "none", fullBallOpen: true });
    const edge = table.width / 2 - R;
    const along = { ...COLORS, cue: [-0.5, edge] as const, "red:1": [0.4, edge] as const };
    expect(facts(along, { stage: "red" })).toMatchObject({ snooker: "none", fullBallOpen: true });
  });

  it("[sinuca 8.I] is open when one of several reds is", () => {
    const layout = { ...onTheWay(0), "red:2": [-0.5, 0.2] as const };
    expect(facts(layout, { stage: "red" })).toMatchObject({ snooker: "none", fullBallOpen: true });
  });

  it("[sinuca 8.IV] names the obstacle on the way to the nearest of reds that are hidden alike", () => {
    const far = { ...COLORS, cue, "red:1": [1.4, -0.5], "red:2": [0, 0.5] } as const;
    const between = (to: readonly [number, number], share: number) =>
      [cue[0] + share * (to[0] - cue[0]), cue[1] + share * (to[1] - cue[1])] as const;
    const layout = { ...far, "6": between([1.4, -0.5], 0.6), "7": between([0, 0.5], 0.6) };
    expect(facts(layout, { stage: "red" })).toMatchObject({ snooker: "total", firstObstacle: 7 });
  });

  it("after a red is read of any colour, and of the named one once it is named", () => {
    // The black behind a red, every other colour in the open.
    const layout = { ...COLORS, cue: [0.6, -0.4], "red:1": [1.1, -0.18] } as const;
    expect(facts(layout, { stage: "color" })).toMatchObject({ snooker: "none", fullBallOpen: true });
    expect(facts(layout, { stage: "color" }, 7)).toMatchObject({
      fullBallOpen: false,
      firstObstacle: "red:1",
    });
    expect(facts(layout, { stage: "color" }, 5)).toMatchObject({ snooker: "none" });
  });

  it("with a free ball standing is read of the free ball named, and of everything allowed before", () => {
    const hidden = onTheWay(0);
    const setup: Setup = { stage: "red", freeBall: true };
    expect(facts(hidden, setup)).toMatchObject({ snooker: "none", fullBallOpen: true });
    expect(facts(hidden, setup, 7)).toMatchObject({ snooker: "none", fullBallOpen: true });
    expect(facts(hidden, setup, "red")).toMatchObject({ fullBallOpen: false });
  });

  it("in the sequence is read of the one ball on", () => {
    const { "2": _, ...left } = COLORS;
    expect(facts({ ...left, cue: [0.3, 0] }, { stage: "sequence" })).toMatchObject({ firstObstacle: 5 });
  });

  it("[sinuca 31] in hand looks from every place of the D", () => {
    // A red that the black hides from a part of the D only.
    const open = { ...COLORS, "red:1": [1, 0.7], "7": [-0.6, 0.12] } as const;
    expect(facts(open, { stage: "red" })).toMatchObject({ snooker: "none", fullBallOpen: true });
    // A red in a corner behind two touching colours.
    const walled = {
      ...COLORS,
      "red:1": [1.75, 0.85],
      "6": [1.75 - 2 * R - 0.001, 0.85],
      "7": [1.75, 0.85 - 2 * R - 0.001],
      "5": [1.68, 0.78],
    } as const;
    expect(facts(walled, { stage: "red" })).toMatchObject({ snooker: "total", fullBallOpen: false });
  });

  it("[sinuca 22] knows reds that touch the cue ball", () => {
    const layout = { ...COLORS, cue, "red:3": [cue[0] + 2 * R, cue[1]] } as const;
    expect(facts(layout, { stage: "red" })).toMatchObject({ touching: ["red:3"], snooker: "none" });
  });
});

describe("the ball played at", () => {
  const sight: Sighting = { cushionFirst: false, clear: true };
  const target = (setup: Setup, sighting: Sighting, said = {}) =>
    intentOf(show(stateOn({ ...COLORS, cue: [0, 0.3], "red:1": [1, 0.3] }, setup)), sighting, said);

  it("is a red while only reds are allowed, whatever lies on the line", () => {
    expect(target({ stage: "red" }, { ...sight, first: 7 })).toMatchObject({ target: "red", evident: false });
    expect(target({ stage: "red" }, { ...sight, first: "red:1" })).toMatchObject({
      target: "red",
      evident: true,
    });
  });

  it("[sinuca 19] is the colour on the line after a red, evident without any pocket", () => {
    const seen = target({ stage: "color" }, { ...sight, first: 5 });
    expect(seen).toMatchObject({ target: 5, evident: true, callDue: false });
  });

  it("[sinuca 19] has to be said when other balls lie near, or past a cushion", () => {
    expect(target({ stage: "color" }, { ...sight, first: 5, clear: false })).toMatchObject({ callDue: true });
    expect(target({ stage: "color" }, { cushionFirst: true, clear: false }, { target: 6 })).toMatchObject({
      target: 6,
      callDue: true,
    });
  });

  it("is what was called before anything else", () => {
    const seen = target({ stage: "color" }, { ...sight, first: 5 }, { call: { ball: 7 } });
    expect(seen).toMatchObject({ target: 7, evident: false });
  });

  it("[sinuca 41.I] is a red aimed at in place of a colour", () => {
    expect(target({ stage: "color" }, { ...sight, first: "red:1" }).target).toBe("red");
  });

  it("[sinuca 4] with a free ball standing may be a colour or a red", () => {
    const free: Setup = { stage: "red", freeBall: true };
    expect(target(free, { ...sight, first: 3 })).toMatchObject({ target: 3, evident: true, callDue: false });
    expect(target(free, { ...sight, first: "red:1" }).target).toBe("red");
  });
});

describe("the report of a stroke", () => {
  it("tells reds apart in what was met and potted, and not in what was played at", () => {
    const mouth = [table.length / 2, table.width / 2] as const;
    const layout = {
      ...COLORS,
      cue: [mouth[0] - 0.5, mouth[1] - 0.5],
      "red:5": [mouth[0] - 0.2, mouth[1] - 0.2],
      "red:6": [-1, 0.6],
    } as const;
    const { report, ruling, state } = played({
      layout,
      setup: { stage: "red" },
      aim: [1, 1],
      tip: [0, -0.3],
    });
    expect(report).toMatchObject({
      target: "red",
      contacts: ["red:5"],
      pots: [{ ball: "red:5", pocket: 4 }],
    });
    expect(ruling.scored).toEqual({ A: 1 });
    expect(show(state).balls).toMatchObject({ red: 1 });
  });

  it("[sinuca 40.XV] lists a red and a colour met at the same instant together", () => {
    const layout = {
      ...COLORS,
      cue: [0.3, 0.5],
      "red:1": [0.6, 0.5 + 1.2 * R],
      "7": [0.6, 0.5 - 1.2 * R],
    } as const;
    const stroke = played({ layout, setup: { stage: "red" }, aim: [1, 0], speed: 0.5 });
    const [first] = stroke.report.contacts ?? [];
    expect(Array.isArray(first) && new Set(first)).toEqual(new Set(["red:1", 7]));
    expect(foulsOf(stroke)).toContain("40.XV");
    expect(show(stroke.state).choices?.any).not.toContain("free-ball");
  });

  const touching = { ...COLORS, cue: [0.3, 0.5], "red:1": [0.3 + 2 * R, 0.5], "red:2": [1.5, 0.5] } as const;

  it.each([
    ["driven", [1, 0.3], ["40.IV"], ["red:1"]],
    ["left", [-1, 0.3], [], undefined],
  ] as const)("[sinuca 22.II] has a touching red %s", (_, aim, fouls, touched) => {
    const stroke = played({ layout: touching, setup: { stage: "red" }, aim, speed: 0.4 });
    expect(stroke.report.before).toMatchObject({ touching: ["red:1"] });
    expect(stroke.report.touched).toEqual(touched);
    expect(foulsOf(stroke)).toEqual(fouls);
  });

  it("[sinuca 31] takes a called free ball for what it stands for", () => {
    const layout = { ...COLORS, cue: [0.9, 0.2], "7": [1.3, 0.6], "red:1": [-1.2, -0.6] } as const;
    const setup: Setup = { stage: "red", freeBall: true };
    const stroke = played({ layout, setup, aim: [1, 1], call: { ball: 7, as: "free" }, tip: [0, -0.2] });
    expect(stroke.report).toMatchObject({ target: 7, before: { fullBallOpen: true } } satisfies Report);
    expect(foulsOf(stroke)).not.toContain("41.I");
  });

  it("[sinuca 40.XVI] leaves the colour just played as first obstacle: a foul of its own", () => {
    // The brown nudged a little, between the cue ball and the last red.
    const layout = { ...COLORS, cue: [-0.1, 0.6], "4": [-0.04, 0.6], "red:1": [1.2, 0.6] } as const;
    const stroke = played({ layout, setup: { stage: "color" }, aim: [1, 0], speed: 0.12, call: { ball: 4 } });
    expect(stroke.report.after).toMatchObject({ firstObstacle: 4 });
    expect(foulsOf(stroke)).toEqual(["40.XVI"]);
    expect(show(stroke.state).choices?.any).toContain("free-ball");
  });
});
