import type { Report, Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { play, shot, tablesOf } from "../../test/trial.ts";
import { needs, show } from "../index.ts";

const table = tablesOf("mata-mata");
const PLAY: Setup = {
  stage: "play",
  turn: "A",
  groups: { A: "solids" },
  balls: [1, 3, 5, 9, 10, 12],
};
/** The 3 falls. */
const fallen: Report = { target: 3, contacts: [3], pots: [{ ball: 3, pocket: 2 }] };
const turnAfter = (report: Report, options = {}) => play(table(PLAY, options), shot(report)).ruling.turn;

describe("the ball that is played at", () => {
  it("[mata-mata 4.7] is named by an evident stroke as by a call", () => {
    expect(turnAfter(fallen)).toBe("A");
    expect(turnAfter({ ...fallen, contacts: [5, 3] })).toBe("B");
    expect(turnAfter({ ...fallen, evident: false })).toBe("B");
    expect(turnAfter({ ...fallen, evident: false, call: { ball: 3 } })).toBe("A");
  });

  it("[mata-mata 4.3] is what the call says, whatever else seems evident", () => {
    expect(turnAfter({ ...fallen, call: { ball: 5 } })).toBe("B");
    expect(turnAfter({ target: 3, call: { ball: 5 }, contacts: [[5, 3]], pots: fallen.pots ?? [] })).toBe(
      "A",
    );
  });

  it.each<[string, string, Report]>([
    ["6.4.f", "jumped over another without meeting it", { target: 3, contacts: [3], jumped: [1] }],
    ["6.4.h", "said one of the other group", { target: 3, contacts: [3], call: { ball: 9 } }],
  ])("[mata-mata %s] is the called one: %s", (article, _, report) => {
    const fouls = (call: NonNullable<Report["call"]>) =>
      play(table(PLAY), shot({ ...report, call })).ruling.fouls.map((foul) => foul.article);
    expect(fouls(report.call ?? { ball: 5 })).toEqual([article]);
    expect(fouls({ ball: 3 })).toEqual([]);
  });

  it("[mata-mata 4.3] is not named by a pocket alone", () => {
    expect(turnAfter({ ...fallen, evident: false, call: { pocket: 2 } })).toBe("B");
  });

  it("[mata-mata 4.4] need not be named when the balls have no numbers", () => {
    const plain = { numbered: false };
    expect(show(table(PLAY, plain)).targets[0]).toEqual({ ball: 1, castigo: false, callDue: false });
    expect(turnAfter({ ...fallen, contacts: [5, 3] }, plain)).toBe("A");
    expect(turnAfter({ ...fallen, contacts: [9, 3] }, plain)).toBe("B");
  });

  it("[mata-mata 4.11.b] is no foul to miss: nothing comes off and nothing can be passed", () => {
    const { state, ruling } = play(table(PLAY), shot({ ...fallen, evident: false }));
    expect(ruling).toMatchObject({ legal: true, fouls: [] });
    expect(ruling.returned.map(({ ball }) => ball)).toEqual([3]);
    expect(show(state)).toMatchObject({ turn: "B", balls: [1, 3, 5, 9, 10, 12] });
    expect(show(state).choices).toBeUndefined();
  });

  it("[mata-mata 4.11.b] does not win with the last ball either", () => {
    const { state } = play(table({ ...PLAY, balls: [3, 9, 10] }), shot({ ...fallen, evident: false }));
    expect(show(state)).toMatchObject({ balls: [3, 9, 10], turn: "B" });
    expect(show(state).over).toBeUndefined();
  });

  it("[mata-mata 4.2] is one of the striker's own: an opponent's is a foul although an own one is met", () => {
    const { ruling } = play(table(PLAY), shot({ target: 10, contacts: [3] }));
    expect(ruling.fouls).toEqual([{ article: "6.4.h", value: 1 }]);
  });

  it("[mata-mata 4.2] is taken to be the own one of two that are met at once", () => {
    expect(play(table(PLAY), shot({ contacts: [[10, 3]] })).ruling.fouls).toEqual([]);
  });
});

describe("a person is asked", () => {
  it("[mata-mata 4.8] whether a pot was evident, when nothing was called", () => {
    expect(needs(table(PLAY), fallen)).toEqual(["evident"]);
    expect(needs(table(PLAY), { ...fallen, call: { ball: 3 } })).toEqual([]);
    expect(needs(table(PLAY, { numbered: false }), fallen)).toEqual([]);
    expect(needs(table(PLAY), { target: 3, contacts: [3] })).toEqual([]);
  });

  it("[mata-mata 4.3] which ball was played at, where it matters", () => {
    expect(needs(table(PLAY), { contacts: [5], pots: [{ ball: 5, pocket: 1 }] })).toContain("target");
    expect(needs(table(), {})).toEqual([]);
  });
});
