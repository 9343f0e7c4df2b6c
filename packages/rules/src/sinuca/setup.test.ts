import type { OptionValues, Report, Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { pot, reds, refusedBy, shot } from "../../test/trial.ts";
import { begin, needs, options, refusal, show } from "../index.ts";
import { returnsOf } from "./returns.ts";

const ALL = [2, 3, 4, 5, 6, 7];
const RED: Setup = { stage: "red", balls: { red: 2, colors: ALL } };
const refused = (setup: Setup, settings: OptionValues = {}) => {
  const begun = begin({ rulebook: "sinuca", setup, options: settings });
  if (begun.ok) throw new Error("begun");
  return begun.problem;
};

describe("a state in the middle of a frame", () => {
  it.each<[string, Setup, string]>([
    ["a list of balls", { balls: [2, 3] }, "setup.balls"],
    ["a ball that is no colour", { balls: { red: 1, colors: [8] } }, "setup.balls.colors[0]"],
    ["more reds than are used", { stage: "red", balls: { red: 16, colors: ALL } }, "setup.balls.red"],
    ["no red where one is on", { stage: "red", balls: { red: 0, colors: ALL } }, "setup.balls.red"],
    ["a red in the sequence", { stage: "sequence", balls: { red: 1, colors: ALL } }, "setup.balls.red"],
    [
      "a colour gone too early",
      { stage: "red", balls: { red: 1, colors: [3, 4, 5, 6, 7] } },
      "setup.balls.colors",
    ],
    ["a gap in the sequence", { stage: "sequence", balls: { red: 0, colors: [2, 7] } }, "setup.balls.colors"],
    ["a stage of another game", { stage: "free" }, "setup.stage"],
    ["a free ball on the break", { freeBall: true }, "setup.freeBall"],
    ["a frame lost already", { ...RED, aggravated: { A: 3 } }, "setup.aggravated.A"],
    ["a stranger's fouls", { ...RED, aggravated: { C: 1 } }, "setup.aggravated.C"],
    ["groups", { groups: { A: "low" } }, "setup.groups"],
  ])("is refused with %s", (_, setup, path) => {
    expect(refused(setup).path).toBe(path);
  });

  it("[sinuca 1.II.b] has six, ten or fifteen reds, and no other options than it knows", () => {
    expect(refused({}, { reds: 12 })).toMatchObject({ path: "options.reds", expected: "6, 10, 15" });
    expect(refused({}, { castigo: true }).path).toBe("options.castigo");
    expect(show(reds({}, { preset: "wpbsa", colourSnookerFoul: true })).options).toMatchObject({
      freeBallOnMiss: "off",
      replaceAfterMiss: true,
      colourSnookerFoul: true,
      reds: 15,
    });
  });

  it("[sinuca 1.I] seats up to eight single sides", () => {
    expect(show(reds({ sides: ["A", "B", "C", "D", "E", "F", "G", "H"] })).sides).toHaveLength(8);
  });

  it("[sinuca 1.I] seats pairs, whose players alternate", () => {
    const pairs = reds({ players: { A: ["A1", "A2"], B: ["B1", "B2"] } });
    expect(show(pairs).player).toBe("A1");
  });
});

describe("a report of sinuca that cannot be so", () => {
  it.each<[string, Report, string, string]>([
    ["a 1, which is no ball here", { target: 1 }, "unknown-ball", "target"],
    [
      "a red beyond those that are used",
      { target: "red", contacts: ["red:16"] },
      "unknown-ball",
      "contacts[0]",
    ],
    [
      "more reds down than lay there",
      { pots: [1, 2, 3].map((pocket) => ({ ball: "red", pocket: pocket as 1 })) },
      "contradiction",
      "pots",
    ],
    [
      "the same red twice",
      { pots: [1, 2].map((pocket) => ({ ball: "red:4", pocket: pocket as 1 })) },
      "contradiction",
      "pots[1].ball",
    ],
    ["a fault of another game", { faults: ["behind-line"] }, "unknown-article", "faults[0]"],
  ])("is refused: %s", (_, report, kind, path) => {
    const state = reds(RED);
    const before = structuredClone(state);
    expect(refusedBy(state, shot(report))).toMatchObject({ kind, path });
    expect(state).toEqual(before);
  });

  it("names reds that are gone, in either language", () => {
    const problem = refusedBy(reds({ stage: "sequence" }), pot("red"));
    expect(problem).toMatchObject({ kind: "not-on-table", expected: "2, 3, 4, 5, 6, 7" });
    expect(refusal(problem, "en")).toMatch(/accepted: 2, 3, 4, 5, 6, 7$/);
  });

  it("takes two reds met at once by one name", () => {
    expect(show(reds(RED)).balls).toEqual({ red: 2, colors: ALL });
    expect(() => refusedBy(reds(RED), shot({ target: "red", contacts: [["red", "red"]] }))).toThrow(/taken/);
  });
});

describe("places of returning balls", () => {
  it("[sinuca 25] are the own spot, the free one of highest value, then the line to the foot and back", () => {
    const [five] = returnsOf([5]);
    expect(five?.place).toEqual({ kind: "spot", of: 5 });
    expect(five?.otherwise?.map(({ of, kind }) => (kind === "spot" ? of : kind))).toEqual([
      7,
      6,
      4,
      3,
      2,
      "line",
      "line",
    ]);
    expect(five?.otherwise?.slice(-2)).toEqual([
      { kind: "line", of: 5, towards: "foot", article: "26.I" },
      { kind: "line", of: 5, towards: "head", article: "27" },
    ]);
    expect(returnsOf([3])[0]?.otherwise?.at(-2)?.article).toBe("26.II");
  });

  it("[sinuca 28] are taken by the dearer ball first", () => {
    expect(returnsOf([3, 7, 5]).map(({ ball }) => ball)).toEqual([7, 5, 3]);
  });
});

describe("what is asked and offered", () => {
  const COLOR: Setup = { ...RED, stage: "color" };

  it("[sinuca 19] whether a colour was evident, when it was not named", () => {
    expect(needs(reds(COLOR), { target: 5, contacts: [5] })).toContain("evident");
    expect(needs(reds(COLOR), { target: 5, contacts: [5], call: { ball: 5 } })).not.toContain("evident");
    expect(needs(reds(RED), { target: "red", contacts: ["red"] })).toEqual([]);
  });

  it("[sinuca 40.XVI] what snooker is left by a colour, and behind which ball", () => {
    const missed: Report = { target: 5, contacts: [5], evident: true };
    expect(needs(reds(COLOR), missed)).toEqual(["after.snooker"]);
    expect(needs(reds(COLOR), { ...missed, after: { snooker: "total" } })).toEqual(["after.firstObstacle"]);
    expect(needs(reds(COLOR), { ...missed, after: { snooker: "none" } })).toEqual([]);
  });

  it("[sinuca 38.I] whether a missed red was open, and what its foul leaves", () => {
    expect(needs(reds(RED), { target: "red", contacts: [] })).toEqual([
      "before.touching",
      "before.fullBallOpen",
      "after.snooker",
    ]);
  });

  it("[sinuca 35.I] prices faults by the ball on, and names every article", () => {
    const priced = (setup: Setup) =>
      Object.fromEntries(options(reds(setup)).faults.map(({ fault, value }) => [fault, value]));
    expect(priced(RED)).toMatchObject({ push: 4, "wrong-cue-ball": 7, measuring: 7 });
    expect(priced({ stage: "sequence", balls: { red: 0, colors: [6, 7] } })).toMatchObject({ push: 6 });
    expect(options(reds(RED)).incidents.map(({ kind }) => kind)).toContain("stalemate-warning");
  });
});
