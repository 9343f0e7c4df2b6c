import type { OptionValues, Report, Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { miss, play, pot, reds, refusedBy, shot } from "../../test/trial.ts";
import { show } from "../index.ts";

const ALL = [2, 3, 4, 5, 6, 7];
const RED: Setup = { stage: "red", turn: "A", balls: { red: 3, colors: ALL } };
const SEQUENCE: Setup = { stage: "sequence", turn: "A" };
const missed = (extra: Report = {}) => shot({ contacts: [], ...extra });
const answers = (setup: Setup, report: Report, options: OptionValues = {}) =>
  show(play(reds(setup, options), shot(report)).state).choices?.any;

describe("what a foul leaves open", () => {
  it("[sinuca 4] a free ball after a miss of anything but a red", () => {
    expect(answers(SEQUENCE, { contacts: [] })).toEqual(["play", "pass", "free-ball"]);
    expect(answers(RED, { contacts: [] })).toEqual(["play", "pass"]);
    expect(answers({ ...RED, stage: "color" }, { call: { ball: 3 }, contacts: [5, 3] })).toContain(
      "free-ball",
    );
    expect(answers(RED, { contacts: [] }, { freeBallOnMiss: "all" })).toContain("free-ball");
    expect(answers(SEQUENCE, { contacts: [] }, { freeBallOnMiss: "off" })).toEqual(["play", "pass"]);
  });

  it("[sinuca 4] a missed free ball counts as the ball it stood for", () => {
    const stroke: Report = { target: 6, call: { ball: 6, as: "free" }, contacts: [] };
    expect(answers({ ...RED, freeBall: true }, stroke)).toEqual(["play", "pass"]);
    expect(answers({ ...SEQUENCE, freeBall: true }, stroke)).toContain("free-ball");
  });

  it("[sinuca 40.XIV] by option a miss is only a ball that was never touched", () => {
    const options = { missTest: "never-touched" };
    expect(answers(SEQUENCE, { contacts: [3, 2] }, options)).toEqual(["play", "pass"]);
    expect(answers(SEQUENCE, { contacts: [3] }, options)).toContain("free-ball");
  });

  it("[sinuca 40.XV] none for two balls met at once, or for a ball chosen out of order and met", () => {
    expect(answers(SEQUENCE, { contacts: [[2, 6]] })).toEqual(["play", "pass"]);
    expect(answers(SEQUENCE, { target: 5, contacts: [5] })).toEqual(["play", "pass"]);
  });

  it("[sinuca 30.I] a free ball after any foul that leaves a snooker of any degree", () => {
    for (const snooker of ["partial-aggravated", "partial", "total"] as const) {
      expect(answers(RED, { faults: ["push"], after: { snooker } })).toContain("free-ball");
    }
    expect(answers(RED, { faults: ["push"], after: { snooker: "none" } })).toEqual(["play", "pass"]);
    expect(answers(RED, { after: { snooker: "total" } })).toBeUndefined();
  });

  it("[sinuca 30.II] none with the 7 alone, where no colour can stand for it", () => {
    const last = { ...SEQUENCE, balls: { red: 0, colors: [7] }, scores: { A: 0, B: 30 } };
    const setup = { ...last, scores: { A: 57, B: 48 } };
    expect(answers(setup, { contacts: [] })).toEqual(["play", "pass"]);
  });

  it("[sinuca 30.II] to call a free ball is to choose it; what stands may be left for the ball on", () => {
    const { state } = play(reds(SEQUENCE), missed());
    const called = shot({ ...pot(6), call: { ball: 6, as: "free" } });
    expect(play(state, called).ruling.scored).toEqual({ B: 2 });
    const taken = play(state, { type: "choose", choice: "free-ball" }).state;
    expect(show(taken).targets.map(({ ball }) => ball)).toEqual(ALL);
    expect(show(play(taken, pot(2)).state)).toMatchObject({ ballOn: 3, scores: { B: 6 } });
    expect(play(state, miss(6)).ruling.fouls.map(({ article }) => article)).toEqual(["41.I"]);
  });

  it("[sinuca 29.IV] a pass takes the free ball with it", () => {
    const passed = play(reds(SEQUENCE), missed(), { type: "choose", choice: "pass" }).state;
    expect(show(passed)).toMatchObject({ turn: "A", ballOn: 2 });
    expect(show(passed).choices).toBeUndefined();
    expect(refusedBy(passed, shot({ ...pot(6), call: { ball: 6, as: "free" } })).path).toBe("call.as");
  });
});

describe("a colour and a red that fall together", () => {
  const fouls = (setup: Setup, ...pots: (number | "red")[]) => {
    const fallen = pots.map((ball) => ({ ball, pocket: 1 as const }));
    const target = setup.stage === "color" ? 5 : "red";
    const stroke = shot({ target, call: { ball: target }, contacts: [target], pots: fallen });
    return play(reds(setup), stroke).ruling.fouls.map(({ article, value }) => `${article} ${value}`);
  };
  const COLOR: Setup = { ...RED, stage: "color" };

  it("[sinuca 40.XII] are two balls in one stroke, whichever of them was played at", () => {
    expect(fouls(RED, "red", 5)).toEqual(["40.XII 5", "40.XIII 5"]);
    expect(fouls(COLOR, 5, "red")).toEqual(["40.XII 5", "40.XIII 5"]);
  });

  it("[sinuca 40.XIII] reds alone, potted at a colour, are the ball on and nothing else", () => {
    expect(fouls(COLOR, "red")).toEqual(["40.XIII 5"]);
    expect(fouls(COLOR, "red", "red")).toEqual(["40.XIII 5"]);
    expect(fouls(RED, "red", "red")).toEqual([]);
  });
});

describe("the free ball", () => {
  const taken = (setup: Setup) => reds({ ...setup, freeBall: true });

  it("[sinuca 14] adds nothing to a colour on that falls with it, and returns", () => {
    const both = shot({
      ...pot(6),
      pots: [
        { ball: 6, pocket: 1 },
        { ball: 2, pocket: 2 },
      ],
    });
    const { ruling, state } = play(taken(SEQUENCE), both);
    expect(ruling.scored).toEqual({ A: 2 });
    expect(ruling.returned.map(({ ball }) => ball)).toEqual([6]);
    expect(show(state).ballOn).toBe(3);
  });

  it("[sinuca 40.XII] lets no third colour fall", () => {
    const third = shot({ ...pot(6), pots: [{ ball: 5, pocket: 1 }] });
    expect(play(taken(SEQUENCE), third).ruling).toMatchObject({ award: { B: 5 }, scored: { A: 0 } });
  });

  it("[sinuca 34.I] costs what the ball on would, the least being 4", () => {
    expect(play(taken(RED), shot({ ...pot(7), faults: ["push"] })).ruling.award).toEqual({ B: 4 });
    const five = { ...SEQUENCE, balls: { red: 0, colors: [5, 6, 7] } };
    expect(play(taken(five), shot({ ...pot(7), faults: ["push"] })).ruling.award).toEqual({ B: 5 });
  });

  it("cannot be the ball on itself, or called where none stands", () => {
    const itself = shot({ target: 2, call: { ball: 2, as: "free" }, contacts: [2] });
    expect(refusedBy(taken(SEQUENCE), itself)).toMatchObject({
      path: "call.ball",
      expected: "3, 4, 5, 6, 7",
    });
    const none = shot({ target: 6, call: { ball: 6, as: "free" }, contacts: [6] });
    expect(refusedBy(reds(SEQUENCE), none)).toMatchObject({ kind: "not-open", path: "call.as" });
  });
});

describe("the repetition of a miss", () => {
  const OPEN: Setup = { ...RED, facts: { fullBallOpen: true } };
  const options = { replaceAfterMiss: true };

  it("[sinuca 15] goes back to what lay before, points kept", () => {
    const start = reds({ ...OPEN, inHand: "d" }, options);
    const fouled = play(start, shot({ contacts: [5], pots: [{ ball: "red", pocket: 1 }] }));
    expect(show(fouled.state)).toMatchObject({ balls: { red: 2 }, scores: { B: 5 }, inHand: false });
    const { state } = play(fouled.state, { type: "choose", choice: "replay" });
    expect(show(state)).toMatchObject({
      turn: "A",
      stage: "red",
      balls: { red: 3 },
      inHand: "d",
      scores: { A: 0, B: 5 },
      facts: {},
    });
    expect(show(state).choices).toBeUndefined();
  });

  it("[sinuca 15] is offered only when full contact was open, and with the preset wpbsa", () => {
    expect(answers(RED, { contacts: [] }, options)).toEqual(["play", "pass"]);
    expect(answers(OPEN, { contacts: [] }, { preset: "wpbsa" })).toEqual(["play", "pass", "replay"]);
    expect(answers(OPEN, { contacts: [] }, { preset: "wpbsa", replaceAfterMiss: false })).not.toContain(
      "replay",
    );
    expect(answers(OPEN, { faults: ["push"] }, options)).toEqual(["play", "pass"]);
  });

  it("lets the same player of a pair play again", () => {
    const players = { A: ["A1", "A2"], B: ["B1", "B2"] };
    const start = reds({ ...OPEN, players }, options);
    const again = play(start, missed(), { type: "choose", choice: "replay" }).state;
    expect(show(again).player).toBe("A1");
    const passed = play(start, missed(), { type: "choose", choice: "pass" }).state;
    expect(show(passed).player).toBe("A2");
  });
});

describe("aggravated fouls", () => {
  const OPEN: Setup = { ...RED, facts: { fullBallOpen: true } };
  const open = (report: Report) => shot({ ...report, before: { fullBallOpen: true } });

  it("[sinuca 38.I] are counted in a row, and any other stroke begins anew", () => {
    const one = play(reds(OPEN), open({ contacts: [] })).state;
    expect(show(one).aggravated).toEqual({ A: 1, B: 0 });
    const back = play(one, miss("red"), open({ target: "red" })).state;
    expect(show(back).aggravated).toEqual({ A: 0, B: 0 });
  });

  it("[sinuca 38.I] are none when on purpose", () => {
    expect(show(play(reds(OPEN), open({ contacts: [], deliberate: true })).state).aggravated).toMatchObject({
      A: 0,
    });
  });

  it("[sinuca 38.II] lose the frame at the limit that is settled", () => {
    const two = reds({ ...OPEN, aggravated: { A: 1 } }, { aggravatedLimit: 2 });
    expect(show(play(two, open({ contacts: [] })).state).over).toEqual({ winner: "B", article: "43.III" });
  });

  it("[sinuca 43.III] make one of three sides leave the frame, its score standing", () => {
    const three = reds({ ...OPEN, sides: ["A", "B", "C"], aggravated: { A: 2 } });
    const { state } = play(three, open({ contacts: [] }));
    expect(show(state)).toMatchObject({ out: ["A"], turn: "B", stage: "red", scores: { A: 0, B: 4, C: 4 } });
    expect(show(state).over).toBeUndefined();
    expect(show(state).choices).toBeUndefined();
  });
});
