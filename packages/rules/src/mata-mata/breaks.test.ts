import type { Choose, Report, Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { inOff, play, pot, refusedBy, shot, tablesOf } from "../../test/trial.ts";
import { show } from "../index.ts";

const table = tablesOf("mata-mata");
const pack = (extra: Report = {}) => shot({ target: 1, contacts: [1], ...extra });
const potted = (...balls: readonly ("cue" | number)[]) => ({
  pots: balls.map((ball) => ({ ball, pocket: 6 as const })),
});
const group = (name: "solids" | "stripes"): Choose => ({ type: "choose", choice: "group", group: name });
const ALL = [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15];

describe("the break", () => {
  it("[mata-mata 3.3] may be played at any ball, without a call, from the mark", () => {
    const shown = show(table());
    expect(shown.inHand).toBe("mark");
    expect(shown.targets).toEqual(ALL.map((ball) => ({ ball, castigo: false, callDue: false })));
    const { ruling } = play(table(), pack({ contacts: [9], evident: false, ...potted(10) }));
    expect(ruling.fouls).toEqual([]);
  });

  it("[mata-mata 3.5] gives the striker the group that fell, several balls of it too", () => {
    const { state, ruling } = play(table(), pack(potted(10, 12)));
    expect(show(state)).toMatchObject({
      turn: "A",
      groups: { A: "stripes", B: "solids" },
      potted: { A: [10, 12], B: [] },
      visit: { balls: [10, 12] },
    });
    expect(ruling.turn).toBe("A");
  });

  it("[mata-mata 3.6] has the striker declare after balls of both groups, and none returns", () => {
    const { state } = play(table(), pack(potted(1, 10)));
    expect(show(state).targets).toEqual([]);
    expect(refusedBy(state, pot(2)).kind).toBe("choice-open");
    const declared = play(state, group("solids"));
    expect(declared.ruling.articles).toEqual(["3.6", "3.5"]);
    expect(declared.ruling.returned).toEqual([]);
    expect(show(declared.state)).toMatchObject({
      turn: "A",
      stage: "play",
      ballOn: "solids",
      potted: { A: [1], B: [10] },
    });
  });

  it("[mata-mata 3.7] leaves the choice to the other side when nothing falls", () => {
    const { ruling, state } = play(table(), pack(), group("stripes"));
    expect(ruling.articles).toEqual(["3.7", "3.5"]);
    expect(show(state)).toMatchObject({ turn: "B", groups: { A: "solids", B: "stripes" } });
    expect(show(state).choices).toBeUndefined();
  });

  it("[mata-mata 3.6] only knows the two groups of the game", () => {
    const { state } = play(table(), pack());
    expect(refusedBy(state, { type: "choose", choice: "group" })).toMatchObject({ path: "group" });
    expect(refusedBy(state, { type: "choose", choice: "group", group: "low" })).toMatchObject({
      path: "group",
      expected: "solids, stripes",
    });
    expect(refusedBy(state, { ...group("solids"), by: "A" }).kind).toBe("not-to-play");
  });

  it("[mata-mata 8.1.a] that clears a whole group wins the frame", () => {
    const solids = pack(potted(1, 2, 3, 4, 5));
    expect(show(play(table({}, { balls: 10 }), solids).state).over).toEqual({
      winner: "A",
      article: "8.1.a",
    });
    // With the other group declared, the one that is cleared is the opponent's.
    const both = pack(potted(1, 2, 3, 4, 5, 11));
    const given = play(table({}, { balls: 10 }), both, group("stripes"));
    expect(show(given.state).over?.winner).toBe("B");
  });
});

describe("a break with a foul", () => {
  it("[mata-mata 3.8] returns the balls of the group left to the offender, each beside its pocket", () => {
    const { state, ruling } = play(
      table(),
      pack({
        pots: [
          { ball: 11, pocket: 3 },
          { ball: 2, pocket: 5 },
        ],
        offTable: [12, "cue"],
      }),
    );
    expect(ruling.returned).toEqual([]);
    expect(ruling.fouls).toEqual([{ article: "6.4.e", value: 0 }]);
    const chosen = play(state, group("solids"));
    expect(chosen.ruling.articles).toContain("3.8");
    expect(
      chosen.ruling.returned.map(({ ball, place }) => [ball, place.kind, place.section, place.near]),
    ).toEqual([
      [11, "cushion", 3, 3],
      [12, "cushion", 3, undefined],
    ]);
    expect(show(chosen.state)).toMatchObject({
      balls: ALL.filter((ball) => ball !== 2),
      inHand: "mark",
      potted: { A: [], B: [2] },
    });
  });

  it("[mata-mata 3.8] takes no ball off, whatever the foul, and gives no right to pass", () => {
    const fouls: Report[] = [
      { faults: ["double-hit"] },
      { faults: ["push"] },
      { contacts: [] },
      { touched: [4] },
      { faults: ["scooped"] },
    ];
    for (const extra of fouls) {
      const { state } = play(table(), pack(extra), group("solids"));
      expect(show(state).choices, JSON.stringify(extra)).toBeUndefined();
      expect(show(state).balls).toEqual(ALL);
    }
  });

  it("[mata-mata 6.5.a] counts a foul on purpose; the second loses the match", () => {
    const deliberate = pack({ touched: [4], deliberate: true });
    const { state } = play(table(), deliberate);
    expect(show(state)).toMatchObject({ discipline: { A: 1 }, stage: "choose", turn: "B" });
    const again = play(table({ discipline: { A: 1 } }), deliberate);
    expect(show(again.state).match).toEqual({ winner: "B", article: "9.1.b" });
  });

  it("[mata-mata 6.2] before there are groups, misconduct costs the turn and no ball", () => {
    const disciplinary = { type: "incident", kind: "disciplinary", by: "A" } as const;
    const before = play(table(), disciplinary);
    expect(show(before.state)).toMatchObject({ turn: "B", breaker: "B", stage: "break", balls: ALL });
    expect(before.ruling.fouls).toEqual([{ article: "6.2", value: 0 }]);
    const choosing = play(table(), pack(potted(1, 10)), disciplinary);
    expect(show(choosing.state)).toMatchObject({ turn: "B", choices: { by: "B", any: ["group"] } });
    const waiting = play(table(), pack(), disciplinary);
    expect(show(waiting.state)).toMatchObject({ turn: "B", choices: { by: "B", any: ["group"] } });
  });
});

describe("the first stroke of a match and of a frame", () => {
  const WON: Setup = {
    stage: "play",
    turn: "B",
    groups: { B: "solids" },
    balls: [1, 9],
    framesToWin: 3,
  };

  it("[mata-mata 3.4] goes by lot, and who wins it may give it away for good", () => {
    const lot = { type: "incident", kind: "lot", by: "B", how: "coin" } as const;
    const { state } = play(table(), lot, { type: "choose", choice: "give-break" });
    expect(show(state)).toMatchObject({ turn: "A", breaker: "A", stage: "break" });
    expect(refusedBy(state, { type: "choose", choice: "pass" }).kind).toBe("not-open");
  });

  it("[mata-mata 3.4] is the last winner's, who says first whether he takes it", () => {
    const { state } = play(table(WON), pot(1));
    expect(show(state)).toMatchObject({
      turn: "B",
      stage: "break",
      inHand: "mark",
      choices: { by: "B", any: ["take-break", "give-break"] },
      over: { winner: "B" },
    });
    expect(refusedBy(state, pack()).kind).toBe("choice-open");
    const taken = play(state, { type: "choose", choice: "take-break" });
    expect(show(taken.state)).toMatchObject({ frame: 2, turn: "B", breaker: "B", frames: { B: 1 } });
    expect(play(taken.state, inOff(1)).ruling.turn).toBe("A");
  });

  it("[mata-mata 3.4] may alternate where the event has settled so", () => {
    const { state } = play(
      table({ ...WON, turn: "A", groups: { A: "solids" } }, { nextBreak: "alternate" }),
      pot(1),
    );
    expect(show(state).choices).toMatchObject({ by: "B" });
  });
});
