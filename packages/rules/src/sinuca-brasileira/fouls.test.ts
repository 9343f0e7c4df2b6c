import { FAULTS, type Report, type Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { inOff, miss, play, pot, refusedBy, shot, table } from "../../test/trial.ts";
import { options, show } from "../index.ts";
import { FAULTS_KNOWN } from "./fouls.ts";

const START: Setup = { stage: "start", turn: "A", balls: [1, 2, 3, 4, 5, 6, 7] };
const foulsOf = (setup: Setup, report: Report) =>
  play(table(setup), shot(report)).ruling.fouls.map(({ article }) => article);

describe("observed faults", () => {
  it.each([
    ["double-hit", "7.1.d"],
    ["push", "7.1.e"],
    ["wrong-cue-ball", "7.1.g"],
    ["before-respot", "7.1.h"],
    ["not-tip", "7.1.i"],
    ["feet-off-floor", "7.1.j"],
    ["ball-in-motion", "7.1.k"],
    ["outside-d", "7.1.l"],
    ["off-mark", "7.1.l"],
    ["touched-ball", "7.1.u"],
    ["touched-frozen-ball", "7.1.u"],
    ["placed-onto-ball", "7.1.u"],
    ["equipment-contact", "7.1.u"],
    ["held-cue-ball", "7.1.u"],
    ["leaned-on-table", "7.1.u"],
    ["other", "7.1.u"],
    ["scooped", "7.1.c"],
    ["measuring", "7.1.v"],
    ["foreign-mark", "7.1.v"],
    ["forbidden-substance", "7.1.v"],
    ["chalk-left", "7.1.v"],
    ["interference", "7.1.v"],
  ] as const)("%s is %s", (fault, article) => {
    const { ruling } = play(table(START), shot({ target: 1, contacts: [1], faults: [fault] }));
    expect(ruling.fouls).toEqual([{ article, value: 7 }]);
    expect(ruling.award).toEqual({ B: 7 });
  });

  it("without an article are refused with those that have one", () => {
    for (const fault of FAULTS.filter((each) => !FAULTS_KNOWN.includes(each))) {
      const problem = refusedBy(table(START), shot({ target: 1, faults: ["double-hit", fault] }));
      expect(problem).toMatchObject({ kind: "unknown-article", path: "faults[1]" });
      expect(problem.expected).toContain("double-hit");
    }
  });

  it("are offered with their article and price, nothing being paid for a repeated break", () => {
    const priceOf = (setup: Setup, option = {}) =>
      options(table(setup, option)).faults.find(({ fault }) => fault === "double-hit");
    expect(priceOf(START)).toEqual({ fault: "double-hit", articles: ["7.1.d"], value: 7 });
    expect(priceOf({})?.value).toBe(0);
    expect(priceOf({}, { breakFoul: "penalty" })?.value).toBe(7);
  });
});

describe("several articles for one stroke", () => {
  it("[sinuca-brasileira 7.1.n] two balls potted break m, n and o, and cost 7 once", () => {
    const report: Report = {
      target: 1,
      contacts: [1],
      pots: [
        { ball: 1, pocket: 2 },
        { ball: 3, pocket: 5 },
      ],
    };
    const { ruling } = play(table(START), shot(report));
    expect(ruling.fouls.map(({ article }) => article)).toEqual(["7.1.m", "7.1.n", "7.1.o"]);
    expect(ruling.award).toEqual({ B: 7 });
    expect(ruling.returned.map(({ ball }) => ball)).toEqual([3, 1]);
  });

  it("[sinuca-brasileira 7.1.q] a castigo ball potted with another foul was not potted as it should", () => {
    expect(foulsOf(START, { ...pot(6), faults: ["double-hit"] })).toEqual(["7.1.d", "7.1.q"]);
    expect(foulsOf(START, { target: 6, contacts: [3], pots: [{ ball: 3, pocket: 1 }] })).toEqual([
      "7.1.m",
      "7.1.s",
      "7.1.q",
    ]);
  });

  it("[sinuca-brasileira 7.1.q] a castigo ball in another pocket than called breaks p and q", () => {
    const report = { ...pot(6), evident: false, call: { ball: 6, pocket: 5 } } as const;
    expect(foulsOf(START, report)).toEqual(["7.1.p", "7.1.q"]);
  });

  it("[sinuca-brasileira 7.1.s] two balls met at one instant are a foul, one in a list is not", () => {
    expect(foulsOf(START, { target: 1, contacts: [[1, 4]] })).toEqual(["7.1.s"]);
    expect(foulsOf(START, { target: 1, contacts: [[1], 4] })).toEqual([]);
  });

  it("[sinuca-brasileira 1.7] a free numbered ball that stays up is no foul, in another pocket it is", () => {
    const free: Setup = { stage: "free", turn: "A", balls: [2, 3, 4, 5, 6, 7] };
    expect(foulsOf(free, miss(6))).toEqual([]);
    expect(foulsOf(free, { ...pot(6), evident: false, call: { ball: 6, pocket: 5 } })).toEqual(["7.1.p"]);
  });
});

describe("calls", () => {
  it("[sinuca-brasileira 5.1] a call without its pocket is none", () => {
    const named = { evident: false, call: { ball: 6 } } as const;
    const free: Setup = { stage: "free", turn: "A", balls: [2, 3, 4, 5, 6, 7] };
    expect(foulsOf(free, { ...miss(6), ...named })).toEqual(["7.1.t"]);
    expect(foulsOf(START, { ...pot(1), evident: false, call: { ball: 1 } })).toEqual(["7.1.p"]);
  });

  it("[sinuca-brasileira 5.1] a call of another ball is none for this one", () => {
    const free: Setup = { stage: "free", turn: "A", balls: [2, 3, 4, 5, 6, 7] };
    expect(foulsOf(free, { ...pot(6), evident: false, call: { ball: 5, pocket: 2 } })).toEqual(["7.1.t"]);
  });

  it("[sinuca-brasileira 5.2] a called cushion that is not used is no foul", () => {
    const call = { ball: 1, pocket: 2, cushionFirst: true } as const;
    expect(foulsOf(START, { ...pot(1), call })).toEqual([]);
  });

  it("[sinuca-brasileira 5.2] a safety by a called cushion needs no pocket", () => {
    const report: Report = { target: 1, contacts: [1], cushionFirst: true };
    expect(foulsOf(START, { ...report, call: { ball: 1, cushionFirst: true } })).toEqual([]);
    expect(foulsOf(START, report)).toEqual(["7.1.t"]);
  });

  it("[sinuca-brasileira 5.7] a declared safety converts nothing, evident or not", () => {
    for (const evident of [true, false]) {
      expect(foulsOf(START, { ...pot(1), evident, call: { as: "safety" } })).toEqual(["7.1.p"]);
      expect(foulsOf(START, { ...miss(1), evident, call: { as: "safety" } })).toEqual([]);
    }
  });

  it("[sinuca-brasileira 5.7] the new ball on, free, uncalled and not evident, is 7.1.p when potted", () => {
    const free: Setup = { stage: "free", turn: "A", balls: [2, 3, 4, 5, 6, 7] };
    const { ruling, state } = play(table(free), shot({ ...pot(2), evident: false }));
    expect(ruling.fouls.map(({ article }) => article)).toEqual(["7.1.p"]);
    expect(show(state)).toMatchObject({ ballOn: 2, turn: "B", choices: { by: "B" } });
  });

  it("there is no free ball to call", () => {
    const problem = refusedBy(table(START), shot({ target: 1, call: { ball: 1, as: "free" } }));
    expect(problem).toMatchObject({ kind: "not-in-this-rulebook", path: "call.as", expected: "safety" });
  });
});

describe("where the cue ball was frozen", () => {
  const push: Report = { target: 1, contacts: [1], faults: ["push"] };

  it("[sinuca-brasileira 7.1.e] the facts kept from the stroke before are read", () => {
    const state = play(table(START), shot({ target: 1, contacts: [1], after: { touching: [1] } })).state;
    expect(play(state, shot(push)).ruling.fouls).toEqual([]);
  });

  it("[sinuca-brasileira 7.1.e] what the stroke itself says comes before them", () => {
    const state = play(table(START), shot({ target: 1, contacts: [1], after: { touching: [1] } })).state;
    const { ruling } = play(state, shot({ ...push, before: { touching: [4] } }));
    expect(ruling.fouls.map(({ article }) => article)).toEqual(["7.1.e"]);
  });

  it("a choice that moves the balls drops what was known", () => {
    const broken = shot({ target: 1, contacts: [1], after: { canGrazeBothSides: false, touching: [1] } });
    const kept = play(table(), broken, { type: "choose", choice: "play" }).state;
    const dropped = play(table(), broken, { type: "choose", choice: "retake" }).state;
    expect(show(kept).facts.touching).toEqual([1]);
    expect(show(dropped).facts).toEqual({});
  });
});

describe("on purpose", () => {
  it("[sinuca-brasileira 7.1.c] is paid once, at the disciplinary price", () => {
    const { ruling, state } = play(table(START), shot({ ...inOff(1), deliberate: true }));
    expect(ruling.fouls).toEqual([
      { article: "7.1.c", value: 7 },
      { article: "7.1.a", value: 0 },
    ]);
    expect(ruling.award).toEqual({ B: 7 });
    expect(show(state).discipline).toEqual({ A: 1, B: 0 });
  });

  it("[sinuca-brasileira 8.4] an act apart from the stroke is paid besides its foul", () => {
    const { ruling, state } = play(table(START), shot({ ...inOff(1), faults: ["measuring"] }));
    expect(ruling.award).toEqual({ B: 14 });
    expect(show(state).discipline).toEqual({ A: 1, B: 0 });
  });

  it("[sinuca-brasileira 8.1.b.II] a foul on purpose and an act apart are two, which lose the match", () => {
    const { ruling, state } = play(
      table(START),
      shot({ ...inOff(1), faults: ["measuring"], deliberate: true }),
    );
    expect(ruling.award).toEqual({ B: 7 });
    expect(show(state).match).toEqual({ winner: "B", article: "10.1.3" });
  });

  it("[sinuca-brasileira 7.1.v] a ball potted with a disciplinary fault comes back", () => {
    const { ruling, state } = play(table(START), shot({ ...pot(1), faults: ["measuring"] }));
    expect(ruling.returned.map(({ ball }) => ball)).toEqual([1]);
    expect(show(state)).toMatchObject({ ballOn: 1, scores: { A: 0, B: 7 }, turn: "B" });
  });
});

describe("returns", () => {
  it("[sinuca-brasileira 6.1] go to their own spot, else the highest free, the neutral spot, its line", () => {
    const { ruling } = play(table(START), pot(4));
    expect(ruling.returned).toEqual([
      {
        ball: 4,
        place: { kind: "spot", of: 4 },
        otherwise: [
          ...[7, 6, 5, 3, 2, 1].map((of) => ({ kind: "spot", of, article: "6.1" })),
          { kind: "neutral", article: "6.2" },
          { kind: "line", article: "6.2" },
        ],
      },
    ]);
  });

  it("[sinuca-brasileira 6.3] place the higher of two first, each ball once", () => {
    const { ruling } = play(
      table(START),
      shot({ target: 1, contacts: [1], pots: [{ ball: 2, pocket: 1 }], offTable: [6, "cue"] }),
    );
    expect(ruling.returned.map(({ ball }) => ball)).toEqual([6, 2]);
  });

  it("[sinuca-brasileira 7.2] a ball that fell from the cushion top to the floor breaks f and 7.2", () => {
    expect(foulsOf(START, { target: 1, contacts: [1], railed: [5], offTable: [5] })).toEqual([
      "7.1.f",
      "7.2",
    ]);
    expect(foulsOf(START, { target: 1, contacts: [1], railed: [5] })).toEqual([]);
  });
});
