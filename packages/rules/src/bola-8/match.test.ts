import type { Report, Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { play, refusedBy, shot, tablesOf } from "../../test/trial.ts";
import { begin, needs, options, type Start, show } from "../index.ts";

const table = tablesOf("bola-8");
const EIGHT: Setup = {
  stage: "eight",
  turn: "A",
  groups: { A: "solids", B: "stripes" },
  balls: [8, 10, 13],
  framesToWin: 5,
};
const OPEN: Setup = { stage: "open", turn: "A" };
const GROUPS: Setup = { ...EIGHT, stage: "groups", balls: [1, 3, 8, 10] };
const WON = shot({ target: 8, contacts: [8], pots: [{ ball: 8, pocket: 3 }] });
const LOST = shot({ target: 8, contacts: [10], pots: [{ ball: 8, pocket: 3 }] });

describe("the racks of a match", () => {
  it.each([
    ["1.34", "winner", WON, { A: 0, B: 0 }, "A"],
    ["1.34", "winner", LOST, { A: 0, B: 0 }, "B"],
    ["1.34.a", "alternate", WON, { A: 0, B: 0 }, "B"],
    ["1.34.b", "loser", LOST, { A: 0, B: 0 }, "A"],
    ["1.34.c", "leader", LOST, { A: 2, B: 0 }, "A"],
    ["1.34.c", "leader", WON, { A: 0, B: 1 }, "A"],
    ["1.34.d", "trailer", WON, { A: 0, B: 3 }, "A"],
    ["1.34.d", "trailer", LOST, { A: 3, B: 0 }, "B"],
  ] as const)(
    "[bola-8 %s] are opened by the %s, or who won last when level",
    (article, nextBreak, last, frames, to) => {
      const { ruling, state } = play(table({ ...EIGHT, frames }, { nextBreak }), last);
      expect(ruling.articles.filter((each) => each.startsWith("1.34"))).toEqual([article]);
      expect(show(state)).toMatchObject({ turn: to, stage: "break", inHand: "behind-line" });
    },
  );

  it("[bola-8 1.34] win the match when there are enough", () => {
    const { ruling, state } = play(table({ ...EIGHT, framesToWin: 1 }), WON);
    expect(show(state)).toMatchObject({
      over: { winner: "A", article: "2.11" },
      match: { winner: "A", article: "1.34" },
    });
    expect(ruling.articles).toContain("1.34");
    expect(refusedBy(state, WON).kind).toBe("over");
  });

  it("[bola-8 2.12] are lost by conceding, the match too", () => {
    const conceded = play(table(EIGHT), { type: "incident", kind: "concede-match", by: "A" }).state;
    expect(show(conceded)).toMatchObject({
      over: { winner: "B", article: "2.12" },
      match: { winner: "B", article: "1.34" },
      frames: { B: 5 },
    });
  });

  it.each([
    ["1.6.a", "coin", ["1.6.a", "1.7"]],
    ["1.6.b.2", "lag", ["1.6.b.2", "1.7"]],
    ["1.7", "agreed", ["1.7"]],
    ["1.7", undefined, ["1.7"]],
  ] as const)("[bola-8 %s] begin with a lot, settled by %s", (_, how, articles) => {
    const lot = { type: "incident", kind: "lot", by: "B", ...(how && { how }) } as const;
    expect(play(table(), lot).ruling.articles).toEqual(articles);
  });

  it("[bola-8 1.7] begin with a lot, whose winner may give the break away", () => {
    const lot = play(table(), { type: "incident", kind: "lot", by: "B", how: "lag" }).state;
    expect(show(lot).choices).toEqual({ by: "B", any: ["take-break", "give-break"] });
    const given = play(lot, { type: "choose", choice: "give-break" }).state;
    expect(show(given)).toMatchObject({ turn: "A", breaker: "A" });
  });

  it("have no points, and two sides or two pairs", () => {
    expect(show(table()).scores).toBeUndefined();
    expect(options(table()).faults.every(({ value }) => value === 0)).toBe(true);
  });
});

describe("faults that may be reported", () => {
  const offered = (setup: Setup) => options(table(setup)).faults.map(({ fault }) => fault);

  it("[bola-8 1.9] have a stopped break on the break alone", () => {
    expect(offered({})).toContain("obstructed-break");
    expect(offered(OPEN)).not.toContain("obstructed-break");
  });

  it("are all taken", () => {
    for (const setup of [{}, OPEN, GROUPS]) {
      for (const fault of offered(setup)) {
        expect(play(table(setup), shot({ faults: [fault] })).ruling.articles.length).toBeGreaterThan(0);
      }
    }
  });
});

describe("a first state that cannot be", () => {
  const problemOf = (start: Omit<Start, "rulebook">) => {
    const begun = begin({ rulebook: "bola-8", ...start });
    if (begun.ok) throw new Error("begun");
    return begun.problem;
  };

  it.each<[string, Omit<Start, "rulebook">, string]>([
    ["three sides", { sides: ["A", "B", "C"] }, "sides"],
    ["an unknown option", { options: { castigo: true } }, "options.castigo"],
    ["points", { setup: { scores: { A: 7, B: 0 } } }, "setup.scores"],
    ["no 8", { setup: { ...OPEN, balls: [1, 9] } }, "setup.balls"],
    ["a ball twice", { setup: { ...OPEN, balls: [1, 1, 8] } }, "setup.balls"],
    ["a ball that the game does not have", { setup: { ...OPEN, balls: ["red"] } }, "setup.balls[0]"],
    ["groups on an open table", { setup: { ...OPEN, groups: { A: "solids" } } }, "setup.groups"],
    ["groups of another game", { setup: { ...GROUPS, groups: { A: "low" } } }, "setup.groups.A"],
    ["the 8 before its time", { setup: { ...EIGHT, balls: [1, 8] } }, "setup.stage"],
    ["a group that is cleared", { setup: { ...GROUPS, balls: [8, 10] } }, "setup.stage"],
    ["a break with balls down", { setup: { balls: [1, 8, 9] } }, "setup.balls"],
    ["a cue ball in a D", { setup: { ...OPEN, inHand: "d" } }, "setup.inHand"],
    ["a short miss", { setup: { ...OPEN, shortMiss: true } }, "setup.shortMiss"],
  ])("is refused with %s", (_, start, path) => {
    expect(problemOf(start).path).toBe(path);
  });
});

describe("a report of bola-8 that cannot be so", () => {
  it.each<[string, Report, string, string]>([
    ["a free ball", { call: { as: "free" } }, "not-in-this-rulebook", "call.as"],
    ["a fault that has no article here", { faults: ["chalk-left"] }, "unknown-article", "faults[0]"],
    ["a ball that is down", { target: 2 }, "not-on-table", "target"],
    [
      "cushions without a contact",
      { contacts: [], railsAfterContact: [1] },
      "contradiction",
      "railsAfterContact",
    ],
  ])("is refused with %s", (_, report, kind, path) => {
    expect(refusedBy(table(GROUPS), shot(report))).toMatchObject({ kind, path });
  });
});

describe("facts that are still needed for bola-8", () => {
  const asked = (setup: Setup, report: Report, settings = {}) => needs(table(setup, settings), report);

  it("[bola-8 1.19] ask for a cushion where nothing fell that suffices", () => {
    expect(asked(GROUPS, { target: 3, contacts: [3] })).toEqual(["railsAfterContact"]);
    expect(asked(GROUPS, { target: 3, contacts: [] })).toEqual([]);
    expect(asked({}, { target: 1, contacts: [1] })).toEqual(["railsAfterContact"]);
    expect(asked({}, { target: 1, contacts: [1], pots: [{ ball: 2, pocket: 1 }] })).toEqual([]);
  });

  it("[bola-8 1.4] ask whether a pot without a call was evident", () => {
    const pots = [{ ball: 3, pocket: 2 as const }];
    expect(asked(GROUPS, { target: 3, contacts: [3], pots })).toEqual(["evident"]);
    expect(asked(GROUPS, { target: 3, contacts: [3], pots, call: { ball: 3, pocket: 2 } })).toEqual([]);
  });

  it("[bola-8 1.26] ask for intent where the foul hangs on it, and [bola-8 1.29] where it is counted", () => {
    const seen = { target: 3, contacts: [3], railsAfterContact: [3] };
    expect(asked(GROUPS, { ...seen, faults: ["scooped"] })).toEqual(["deliberate"]);
    expect(asked(GROUPS, { ...seen, faults: ["not-tip"] })).toEqual(["deliberate"]);
    expect(asked(GROUPS, { ...seen, faults: ["push"] })).toEqual([]);
  });

  it("[bola-8 1.21] ask what a touch did, where nobody watches", () => {
    const touched: Report = { target: 3, contacts: [3], railsAfterContact: [3], touched: [10] };
    expect(asked(GROUPS, touched, { referee: false })).toEqual(["touchEffect"]);
    expect(asked(GROUPS, touched)).toEqual([]);
  });
});
