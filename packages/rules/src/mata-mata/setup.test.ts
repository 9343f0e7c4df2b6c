import type { OptionValues, Pocket, Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { play, refusedBy, shot, tablesOf } from "../../test/trial.ts";
import { begin, options, show } from "../index.ts";

const table = tablesOf("mata-mata");
const PLAY: Setup = { stage: "play", groups: { B: "stripes" }, balls: [1, 3, 5, 9, 10, 12] };
const refused = (setup: Setup, settings: OptionValues = {}) => {
  const begun = begin({ rulebook: "mata-mata", setup, options: settings });
  if (begun.ok) throw new Error("begun");
  return begun.problem;
};

describe("a state in the middle of a frame", () => {
  it.each<[string, Setup, string]>([
    ["the 8", { ...PLAY, balls: [1, 8, 9] }, "setup.balls[1]"],
    ["a group without a ball", { ...PLAY, balls: [1, 3] }, "setup.balls"],
    ["no groups in play", { stage: "play" }, "setup.groups"],
    ["groups before the break", { groups: { A: "solids" } }, "setup.groups"],
    ["groups of another game", { ...PLAY, groups: { A: "low" } }, "setup.groups.A"],
    ["one group for both", { ...PLAY, groups: { A: "solids", B: "solids" } }, "setup.groups"],
    ["a stage of another game", { stage: "eight" }, "setup.stage"],
    ["the cue ball in hand anywhere", { ...PLAY, inHand: "anywhere" }, "setup.inHand"],
    ["points", { ...PLAY, scores: { A: 7 } }, "setup.scores"],
    ["a short miss", { ...PLAY, shortMiss: true }, "setup.shortMiss"],
    ["three sides", { sides: ["A", "B", "C"] }, "setup.sides"],
  ])("is refused with %s", (_, setup, path) => {
    expect(refused(setup).path).toBe(path);
  });

  it("[mata-mata 2.3] has ten balls where that was settled", () => {
    expect(show(table({}, { balls: 10 })).balls).toEqual([1, 2, 3, 4, 5, 11, 12, 13, 14, 15]);
    expect(refused({ ...PLAY, balls: [1, 6, 11] }, { balls: 10 }).path).toBe("setup.balls[1]");
    expect(refused({}, { balls: 15 })).toMatchObject({ path: "options.balls", expected: "14, 10" });
  });

  it("[mata-mata 2.2] knows no 8", () => {
    expect(refusedBy(table(), shot({ target: 8 }))).toMatchObject({ kind: "unknown-ball", path: "target" });
  });

  it("waits for the groups where they are open", () => {
    expect(show(table({ stage: "choose", turn: "B" })).choices).toEqual({ by: "B", any: ["group"] });
  });

  it("shows what is on, down and to be called", () => {
    const shown = show(table({ ...PLAY, turn: "B" }));
    expect(shown).toMatchObject({
      ballOn: "stripes",
      groups: { A: "solids", B: "stripes" },
      potted: { A: [2, 4, 6, 7], B: [11, 13, 14, 15] },
      inHand: false,
    });
    expect(shown.targets).toEqual([9, 10, 12].map((ball) => ({ ball, castigo: false, callDue: true })));
    expect(shown.scores).toBeUndefined();
  });
});

describe("a ball that returns", () => {
  const returnedFrom = (pocket: Pocket) => {
    const lost = [
      { ball: 3, pocket },
      { ball: "cue" as const, pocket },
    ];
    const [returned] = play(table(PLAY), shot({ target: 3, contacts: [3], pots: lost })).ruling.returned;
    return returned;
  };

  it("[mata-mata 5.4] goes to the cushion on the right of its pocket, then left, then on to the right", () => {
    expect(returnedFrom(2)).toEqual({
      ball: 3,
      place: { kind: "cushion", section: 2, near: 2 },
      otherwise: [
        { kind: "cushion", section: 1, near: 2, article: "5.4.b" },
        { kind: "cushion", section: 3, near: 3, article: "5.4.c" },
        { kind: "cushion", section: 4, near: 4, article: "5.4.c" },
        { kind: "cushion", section: 5, near: 5, article: "5.4.c" },
        { kind: "cushion", section: 6, near: 6, article: "5.4.c" },
      ],
    });
  });

  it("[mata-mata 1.5] finds pocket 1 to the right of pocket 6, and 6 to the left of 1", () => {
    expect(returnedFrom(6)?.otherwise?.map(({ section }) => section)).toEqual([5, 1, 2, 3, 4]);
    expect(returnedFrom(1)?.otherwise?.map(({ section }) => section)).toEqual([6, 2, 3, 4, 5]);
  });

  it("[mata-mata 5.4] goes to the foot cushion from off the table", () => {
    const off = shot({ target: 3, contacts: [3], offTable: [3] });
    const [returned] = play(table(PLAY), off).ruling.returned;
    expect(returned?.place).toEqual({ kind: "cushion", section: 3 });
    expect(returned?.otherwise?.every(({ near }) => near === undefined)).toBe(true);
  });
});

describe("what can be done", () => {
  it("names each fault with its article and the balls that it takes off", () => {
    const priced = new Map(options(table(PLAY)).faults.map(({ fault, value }) => [fault, value]));
    expect(priced.get("touched-ball")).toBe(1);
    expect(priced.get("push")).toBe(2);
    expect(priced.get("interference")).toBe(2);
    expect(priced.has("behind-line")).toBe(false);
    expect(options(table()).faults.every(({ value }) => value === 0)).toBe(true);
  });

  it("says how many balls are to come off", () => {
    const { state } = play(table(PLAY), shot({ target: 1, contacts: [1], faults: ["push"] }));
    expect(options(state).choices).toEqual({ by: "B", any: ["remove"], count: 2 });
  });
});
