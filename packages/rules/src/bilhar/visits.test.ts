import type { OptionValues, Report, Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { inOff, miss, play, pot, shot, tablesOf } from "../../test/trial.ts";
import { judge, needs, type RuledAction, show } from "../index.ts";

const bilhar = tablesOf("bilhar");
const GROUPS = { A: "low", B: "high" } as const;
const SERIES: Setup = { turn: "A", stage: "series", balls: [1, 2, 3, 5, 9, 10, 11], groups: GROUPS };

const three = (extra: Report = {}) => shot({ target: 3, contacts: [3], ...extra });
const pots = (...balls: readonly (number | "cue")[]) => ({
  pots: balls.map((ball) => ({ ball, pocket: 2 as const })),
});
const nothing = (cueTravel: number) => shot({ contacts: [], cueTravel });
const after = (setup: Setup, ...actions: readonly RuledAction[]) => play(bilhar(setup), ...actions);
const shown = (setup: Setup, ...actions: readonly RuledAction[]) => show(after(setup, ...actions).state);
const settled = (settings: OptionValues, setup: Setup, ...actions: readonly RuledAction[]) =>
  play(bilhar(setup, settings), ...actions);
const fouls = ({ ruling }: ReturnType<typeof play>) => ruling.fouls.map(({ article }) => article);

describe("the break", () => {
  it("[bilhar 4] is the opponent's when it met nothing, everything racked again", () => {
    expect(shown({}, nothing(1.5))).toMatchObject({
      turn: "B",
      breaker: "B",
      stage: "break",
      inHand: "mark",
    });
  });

  it("[bilhar 7] is replayed from where the cue ball stopped when that hardly moved, once", () => {
    expect(shown({}, nothing(0.1))).toMatchObject({
      turn: "A",
      stage: "break",
      inHand: false,
      shortMiss: true,
    });
    expect(shown({}, nothing(0.1), nothing(0.1))).toMatchObject({ turn: "B", stage: "break" });
    const { ruling, state } = after({}, nothing(0.1), shot({ contacts: [1], ...pots(3) }));
    expect(ruling.returned.map(({ ball }) => ball)).toEqual([3]);
    expect(show(state)).toMatchObject({ turn: "B", stage: "open", groups: {} });
  });

  it("[bilhar 4.4] lost with the cue ball is racked again for the opponent, whatever fell or was held", () => {
    for (const extra of [
      { ...pots(3, "cue"), offTable: [4] },
      { ...pots(3), faults: ["held-cue-ball" as const] },
    ]) {
      const { ruling, state } = after({}, shot({ contacts: [1], ...extra }));
      expect(ruling).toMatchObject({ removed: [], returned: [] });
      expect(show(state)).toMatchObject({ turn: "B", stage: "break", groups: {}, inHand: "mark" });
      expect(show(state).balls).toHaveLength(14);
    }
  });

  it("[bilhar 16] ends the visit with a ball on the floor; of both series none is chosen then", () => {
    const one = after({}, shot({ contacts: [1], ...pots(3), offTable: [12] }));
    expect(one.ruling.returned.map(({ ball, place }) => [ball, place.kind])).toEqual([[12, "foot"]]);
    expect(show(one.state)).toMatchObject({ turn: "B", stage: "series", ballOn: "high" });
    const both = shown({}, shot({ contacts: [1], ...pots(3, 9), offTable: [12] }));
    expect(both).toMatchObject({ turn: "B", stage: "open", groups: {} });
    expect(both.choices).toBeUndefined();
  });

  it("[bilhar 4.3] lets the breaker choose when balls of both fell, by one of the two names", () => {
    const { state } = after({}, shot({ contacts: [1], ...pots(3, 9) }));
    const group = (name?: "low" | "high" | "solids") =>
      judge(state, { type: "choose", choice: "group", ...(name === undefined ? {} : { group: name }) });
    expect(group("high").ok).toBe(true);
    for (const wrong of [group(), group("solids")]) {
      expect(wrong).toMatchObject({ ok: false, problem: { path: "group", expected: "low, high" } });
    }
    expect(judge(state, { type: "choose", choice: "group", group: "low", at: [0, 0] }).ok).toBe(false);
  });

  it("[bilhar 2] alternates over frames, or is the winner's where the event says so", () => {
    const concede = { type: "incident", kind: "concede-frame", by: "A" } as const;
    const next = (settings: OptionValues) => show(settled(settings, { framesToWin: 2 }, concede).state);
    expect(next({})).toMatchObject({ turn: "B", stage: "break", over: { winner: "B" } });
    expect(next({ nextBreak: "loser" }).turn).toBe("A");
  });
});

describe("an open table", () => {
  const OPEN: Setup = { turn: "B", stage: "open" };

  it("[bilhar 4.1] is decided by the first pot without a foul", () => {
    expect(shown(OPEN, pot(12))).toMatchObject({ turn: "B", groups: { A: "low", B: "high" } });
    const fouled = after(OPEN, shot({ contacts: [12], ...pots(12, "cue") }));
    expect(fouls(fouled)).toEqual(["10"]);
    expect(fouled.ruling.removed).toEqual([]);
    expect(show(fouled.state)).toMatchObject({ turn: "A", stage: "open", groups: {}, inHand: "mark" });
  });

  it("[bilhar 4.3] asks for the series after a pot of both, also later than the break", () => {
    expect(shown(OPEN, shot({ contacts: [12], ...pots(12, 4) })).choices).toEqual({
      by: "B",
      any: ["group"],
    });
  });
});

describe("a visit in one's series", () => {
  it("[bilhar 5] goes on with an own ball, and keeps what the opponent's balls did", () => {
    const both = shown(SERIES, three(pots(3, 9)));
    expect(both).toMatchObject({ turn: "A", balls: [1, 2, 5, 10, 11], visit: { balls: [3] } });
    expect(both.potted).toEqual({ A: [4, 6, 7, 3], B: [12, 13, 14, 15, 9] });
  });

  it("[bilhar 17] stays without a foul when own and opponent's balls are met at once", () => {
    expect(fouls(after(SERIES, three({ contacts: [[9, 3]] })))).toEqual([]);
    expect(fouls(after(SERIES, shot({ target: 9 })))).toEqual(["17"]);
  });

  it("[bilhar 10] pays once for several fouls, with a ball that the stroke left up", () => {
    const worst = after(SERIES, three({ contacts: [9, 3], ...pots(9, "cue") }));
    expect(fouls(worst)).toEqual(["10", "17"]);
    expect(worst.ruling.removed).toEqual([10]);
    expect(show(worst.state)).toMatchObject({ turn: "B", inHand: "mark", balls: [1, 2, 3, 5, 11] });
  });

  it("[bilhar 7] counts the second miss in a row, and an in-off within the twenty centimetres", () => {
    expect(fouls(after(SERIES, nothing(0.1), nothing(0.1)))).toEqual(["18"]);
    const short = shot({ contacts: [], cueTravel: 0.1, ...pots("cue") });
    expect(fouls(after(SERIES, short))).toEqual(["10", "18"]);
    expect(fouls(after(SERIES, shot({ contacts: [] })))).toEqual(["18"]);
  });

  it("[bilhar 7] only passes the turn where the event says so", () => {
    const passed = settled({ shortMiss: "pass" }, SERIES, nothing(0.1));
    expect(fouls(passed)).toEqual([]);
    expect(show(passed.state).turn).toBe("B");
  });

  it("[bilhar 7] measures the twenty centimetres as the event has set them", () => {
    expect(fouls(settled({ shortTravel: 0.1 }, SERIES, nothing(0.12)))).toEqual(["18"]);
  });

  it("[bilhar 15] excuses nothing but a miss or a wrong first contact, once, out of a snooker", () => {
    const nudge = (snooker: "none" | "total") => three({ cueTravel: 0.05, after: { snooker } });
    expect(fouls(after(SERIES, nudge("total"), shot({ contacts: [2] })))).toEqual([]);
    expect(fouls(after(SERIES, nudge("none"), shot({ contacts: [2] })))).toEqual(["17"]);
    expect(fouls(after(SERIES, nudge("total"), inOff(9)))).toEqual(["10"]);
    const seen = shot({ contacts: [2], before: { snooker: "none" } });
    expect(fouls(after(SERIES, nudge("total"), seen))).toEqual(["17"]);
    const later = [nudge("total"), miss(9), shot({ contacts: [], before: { snooker: "total" } })];
    expect(fouls(after(SERIES, ...later))).toEqual(["18"]);
  });

  it("[bilhar 15] lets the visit go on with an own ball that fell all the same", () => {
    const nudge = three({ cueTravel: 0.05, after: { snooker: "total" } });
    const { ruling, state } = after(SERIES, nudge, shot({ contacts: [2, 9], ...pots(9) }));
    expect(ruling.articles).toContain("15");
    expect(show(state)).toMatchObject({ turn: "B", balls: [1, 2, 3, 5, 10, 11] });
  });

  it("[bilhar 11] a held cue ball is an in-off and goes to its mark", () => {
    const held = after(SERIES, three({ ...pots(3), faults: ["held-cue-ball"] }));
    expect(fouls(held)).toEqual(["23"]);
    expect(show(held.state)).toMatchObject({ turn: "B", inHand: "mark", balls: [1, 2, 5, 10, 11] });
  });

  it("[bilhar 13] whoever leans on the table is only told so", () => {
    const leaned = after(SERIES, three({ ...pots(3), faults: ["leaned-on-table"] }));
    expect(fouls(leaned)).toEqual([]);
    expect(show(leaned.state).turn).toBe("A");
  });
});

describe("paying with one's own balls", () => {
  const back: OptionValues = { payment: "own-back" };

  it("[bilhar 10] brings the lowest that is down back to the foot mark", () => {
    const paid = settled(back, SERIES, inOff(3));
    expect(paid.ruling.returned.map(({ ball, place }) => [ball, place.kind])).toEqual([[4, "foot"]]);
    expect(show(paid.state).balls).toEqual([1, 2, 3, 4, 5, 9, 10, 11]);
  });

  it("[bilhar 10] is owed until the offender has a ball down", () => {
    const whole: Setup = { ...SERIES, balls: [1, 2, 3, 4, 5, 6, 7, 9] };
    const owing = settled(back, whole, inOff(3), miss(9));
    expect(show(owing.state).balls).toEqual(whole.balls);
    const paid = play(owing.state, three(pots(3)));
    expect(paid.ruling.returned.map(({ ball }) => ball)).toEqual([3]);
    expect(show(paid.state)).toMatchObject({ turn: "A", balls: whole.balls });
    expect(show(play(paid.state, three(pots(3))).state).balls).not.toContain(3);
  });

  it("[bilhar 10] takes a side that was at the 8 back to its series", () => {
    const eight: Setup = { turn: "A", stage: "eight", balls: [8, 9], groups: GROUPS };
    const paid = settled(back, eight, shot({ contacts: [8], ...pots("cue") }), miss(9));
    expect(show(paid.state)).toMatchObject({ turn: "A", stage: "series", balls: [1, 8, 9] });
  });
});

describe("what a person still has to be asked", () => {
  it("[bilhar 7] is how far the cue ball went, of a miss alone", () => {
    const state = bilhar(SERIES);
    expect(needs(state, { target: 3, contacts: [] })).toEqual(["cueTravel"]);
    expect(needs(state, { target: 3, contacts: [3] })).toEqual([]);
  });

  it("[bilhar 15] is how far it went of a stroke that leaves a snooker, off no cushion", () => {
    const left = { target: 3, contacts: [3], after: { snooker: "total" as const } };
    expect(needs(bilhar(SERIES), left)).toEqual(["cueTravel"]);
    expect(needs(bilhar(SERIES), { ...left, railsAfterContact: ["cue"] })).toEqual([]);
  });

  it("[bilhar 15] is whether a snooker was left, of a miss after a nudge", () => {
    const { state } = after(SERIES, three({ cueTravel: 0.05 }));
    expect(needs(state, { contacts: [], cueTravel: 1 })).toEqual(["before.snooker"]);
    expect(needs(bilhar(SERIES), { contacts: [], cueTravel: 1 })).toEqual([]);
  });

  it("[bilhar 17] is the ball played at, where nothing says what was met", () => {
    expect(needs(bilhar(SERIES), {})).toEqual(["target"]);
  });
});
