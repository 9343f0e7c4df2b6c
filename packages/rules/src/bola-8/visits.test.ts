import type { Report, Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { play, shot, tablesOf } from "../../test/trial.ts";
import { show } from "../index.ts";

const table = tablesOf("bola-8");
const OPEN: Setup = { stage: "open", turn: "A" };
const GROUPS: Setup = {
  stage: "groups",
  turn: "A",
  groups: { A: "solids", B: "stripes" },
  balls: [1, 3, 5, 8, 9],
};
const EIGHT: Setup = { ...GROUPS, stage: "eight", balls: [8, 10, 13] };

/** A stroke that meets ball 3 and brings it to a cushion, but for what is added. */
const at3 = (extra: Report = {}) => shot({ target: 3, contacts: [3], railsAfterContact: [3], ...extra });
const potted = (ball: number, pocket: 1 | 2 = 2): Report => ({ pots: [{ ball, pocket }] });
const judged = (setup: Setup, extra: Report) => play(table(setup), at3(extra));
const shown = (setup: Setup, extra: Report) => show(judged(setup, extra).state);

describe("an open table", () => {
  it("[bola-8 2.7] lets every ball of a group be played at, and a pot be called", () => {
    const { targets, ballOn, groups } = show(table(OPEN));
    expect(targets.map(({ ball }) => ball)).not.toContain(8);
    expect(targets).toHaveLength(14);
    expect(targets.every(({ callDue }) => callDue)).toBe(true);
    expect(ballOn).toHaveLength(14);
    expect(groups).toEqual({});
  });

  it("[bola-8 2.7] scores nothing when the 8 was met first, and still asks for a cushion", () => {
    expect(shown(OPEN, { contacts: [8, 3], ...potted(3) })).toMatchObject({
      turn: "B",
      stage: "open",
      groups: {},
    });
    const dry = judged(OPEN, { contacts: [8, 3], ...potted(3), railsAfterContact: [] });
    expect(dry.ruling.fouls).toEqual([{ article: "1.19", value: 0 }]);
  });

  it("[bola-8 2.7] is as good when the 8 and another are met at once", () => {
    expect(shown(OPEN, { contacts: [[8, 3]], ...potted(3) })).toMatchObject({ turn: "A", stage: "groups" });
  });

  it("[bola-8 2.8] leaves the groups open after a foul, a safety, or a ball that was not the called one", () => {
    for (const extra of [
      { ...potted(3), faults: ["push" as const] },
      { ...potted(3), call: { ball: 3, as: "safety" as const } },
      { ...potted(3), call: { ball: 5, pocket: 2 as const } },
    ]) {
      expect(shown(OPEN, extra).groups).toEqual({});
    }
  });

  it("[bola-8 2.8] gives both sides their group, and what is down already counts", () => {
    const { groups, potted: down } = shown({ ...OPEN, balls: [1, 3, 5, 8, 9] }, potted(3));
    expect(groups).toEqual({ A: "solids", B: "stripes" });
    expect(down?.A).toEqual([2, 4, 6, 7, 3]);
    expect(down?.B).toEqual([10, 11, 12, 13, 14, 15]);
  });

  it("[bola-8 2.8] brings to the 8 a side whose group is down already", () => {
    const last = shown({ ...OPEN, balls: [3, 8, 9] }, potted(3));
    expect(last).toMatchObject({ turn: "A", stage: "eight", ballOn: 8 });
  });
});

describe("a visit with groups", () => {
  it("[bola-8 1.4] holds a called pocket binding, and a call without its pocket for none", () => {
    const called = (pocket?: 1) => ({ ball: 3, ...(pocket === undefined ? {} : { pocket }) });
    expect(shown(GROUPS, { ...potted(3), call: called(1) }).turn).toBe("B");
    expect(shown(GROUPS, { ...potted(3), call: called(), evident: false }).turn).toBe("B");
    expect(shown(GROUPS, { ...potted(3), call: called() }).turn).toBe("A");
  });

  it("[bola-8 1.4] takes the called ball for the one played at, whatever else is said", () => {
    expect(shown(GROUPS, { call: { ball: 5, pocket: 2 }, ...potted(5) })).toMatchObject({ turn: "A" });
  });

  it("[bola-8 1.35] takes an evident pot as meant where nothing was said", () => {
    const { state } = play(table(GROUPS), shot({ contacts: [3], pots: [{ ball: 5, pocket: 1 }] }));
    expect(show(state)).toMatchObject({ turn: "A", visit: { balls: [5] } });
  });

  it("[bola-8 1.18] is played at a ball of one's own", () => {
    expect(judged(GROUPS, { target: 9, contacts: [3] }).ruling.fouls).toMatchObject([{ article: "1.18" }]);
    expect(judged({ ...GROUPS, turn: "B" }, { target: 9, contacts: [9] }).ruling.legal).toBe(true);
    expect(show(table(GROUPS)).targets.map(({ ball }) => ball)).toEqual([1, 3, 5]);
  });

  it("[bola-8 1.18] and [bola-8 1.19] are two fouls of a stroke that did neither", () => {
    const both = judged(GROUPS, { contacts: [9], railsAfterContact: [] }).ruling;
    expect(both.fouls.map(({ article }) => article)).toEqual(["1.18", "1.19"]);
    expect(both.articles).toContain("1.30");
  });

  it("[bola-8 1.36] holds for one's own ball alone, and before that stroke alone", () => {
    const elsewhere: Setup = { ...GROUPS, facts: { frozenToCushion: [9] } };
    expect(judged(elsewhere, { railsAfterContact: [] }).ruling.fouls).toMatchObject([{ article: "1.19" }]);
    const thawed = { railsAfterContact: [], before: { frozenToCushion: [] } };
    expect(judged({ ...GROUPS, facts: { frozenToCushion: [3] } }, thawed).ruling.fouls).toMatchObject([
      { article: "1.19" },
    ]);
  });

  it("[bola-8 1.11] does not end with a ball that came back, unless it was the one", () => {
    expect(shown(GROUPS, { ...potted(3), bounced: [5] }).turn).toBe("A");
  });

  it("[bola-8 2.11] ends at the 8 when somebody else potted the last of one's group", () => {
    expect(shown(GROUPS, { ...potted(9), call: { ball: 3, pocket: 1 } })).toMatchObject({
      turn: "B",
      stage: "eight",
      ballOn: 8,
      targets: [{ ball: 8, castigo: false, callDue: true }],
    });
  });
});

describe("a stroke at the 8", () => {
  const at8 = (extra: Report) =>
    show(play(table(EIGHT), shot({ target: 8, contacts: [8], railsAfterContact: [8], ...extra })).state);

  it("[bola-8 2.11] wins where it was evident, with others falling besides", () => {
    const pots = [
      { ball: 8, pocket: 3 as const },
      { ball: 10, pocket: 1 as const },
    ];
    expect(at8({ pots }).over).toEqual({ winner: "A", article: "2.11" });
  });

  it("[bola-8 1.19] needs a cushion as every other, unless the 8 falls", () => {
    const dry = at8({ railsAfterContact: [] });
    expect(dry).toMatchObject({ turn: "B", inHand: "anywhere" });
    expect(dry.over).toBeUndefined();
    expect(at8({ railsAfterContact: [], ...potted(8) }).over?.winner).toBe("A");
  });

  it("[bola-8 2.12] loses by any foul in the stroke that pots it", () => {
    for (const extra of [
      { contacts: [10, 8] },
      { faults: ["double-hit" as const] },
      { offTable: [10] },
      { target: 10, contacts: [8] },
    ]) {
      expect(at8({ ...potted(8), ...extra }).over).toEqual({ winner: "B", article: "2.12" });
    }
  });

  it("[bola-8 2.12] loses on an open table too", () => {
    expect(shown(OPEN, potted(8)).over).toEqual({ winner: "B", article: "2.12" });
  });
});
