import type { Choose, Report, Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { inOff, miss, play, pot, refusedBy, shot, tablesOf } from "../../test/trial.ts";
import { type RuledAction, show } from "../index.ts";

const table = tablesOf("mata-mata");
const PLAY: Setup = {
  stage: "play",
  turn: "A",
  groups: { A: "solids", B: "stripes" },
  balls: [1, 3, 5, 6, 9, 10, 12, 14],
};
const three = (extra: Report = {}) => shot({ target: 3, contacts: [3], ...extra });
const remove = (...balls: readonly number[]): Choose => ({
  type: "choose",
  choice: "remove",
  balls: [...balls],
});
const choose = (choice: Choose["choice"]): Choose => ({ type: "choose", choice });
const disciplinary = (by: "A" | "B") => ({ type: "incident", kind: "disciplinary", by }) as const;
const after = (...actions: readonly RuledAction[]) => show(play(table(PLAY), ...actions).state);

describe("balls that come off for a foul", () => {
  it("[mata-mata 7.1] are the favoured side's own, whichever it likes, and stay off", () => {
    const { state, ruling } = play(table(PLAY), three({ touched: [1] }), remove(12));
    expect(ruling).toMatchObject({ removed: [12], fouls: [], turn: "B" });
    expect(show(state)).toMatchObject({ potted: { B: [11, 13, 15, 12] } });
    expect(show(state).balls).not.toContain(12);
  });

  it.each<[string, Report, number]>([
    ["one for a touch", { touched: [1] }, 1],
    ["two for a push", { faults: ["push"] }, 2],
    ["two for a double hit and a touch together", { faults: ["touched-ball", "double-hit"] }, 2],
    [
      "one for a ball of the opponent's and the cue ball",
      {
        pots: [
          { ball: 9, pocket: 1 },
          { ball: "cue", pocket: 2 },
        ],
      },
      1,
    ],
    ["two for a touch on purpose", { touched: [1], deliberate: true }, 2],
    ["two for a double hit on purpose, not four", { faults: ["double-hit"], deliberate: true }, 2],
    ["three for a touch and an interference apart from it", { faults: ["touched-ball", "interference"] }, 3],
  ])("[mata-mata 7.4] %s", (_, report, count) => {
    const shown = after(three(report));
    expect(shown.choices).toEqual({ by: "B", any: ["remove"], count });
  });

  it("[mata-mata 7.1] have to be as many as are due, on the table, each once", () => {
    const { state } = play(table(PLAY), three({ faults: ["push"] }));
    expect(refusedBy(state, choose("remove")).path).toBe("balls");
    expect(refusedBy(state, remove(9)).path).toBe("balls");
    expect(refusedBy(state, remove(9, 9)).path).toBe("balls");
    expect(refusedBy(state, remove(9, 10, 12)).path).toBe("balls");
    expect(refusedBy(state, remove(9, 13))).toMatchObject({
      path: "balls[1]",
      expected: "9, 10, 12, 14",
    });
    expect(refusedBy(state, remove(9, 3)).path).toBe("balls[1]");
    expect(refusedBy(state, { ...remove(9, 10), by: "A" }).kind).toBe("not-to-play");
  });

  it("[mata-mata 7.1] come first: no stroke and no pass before", () => {
    const { state } = play(table(PLAY), three({ touched: [1] }));
    expect(show(state).targets).toEqual([]);
    expect(refusedBy(state, pot(9)).kind).toBe("choice-open");
    expect(refusedBy(state, choose("pass")).kind).toBe("not-open");
  });

  it("[mata-mata 7.2] are none for an opponent's ball potted without intent", () => {
    expect(after(three({ pots: [{ ball: 10, pocket: 4 }] })).choices).toEqual({
      by: "B",
      any: ["play", "pass"],
    });
    const meant = after(three({ pots: [{ ball: 10, pocket: 4 }], deliberate: true }));
    expect(meant.choices).toMatchObject({ any: ["remove"], count: 2 });
    // Driven off the table it is a foul of its own.
    expect(after(three({ offTable: [10] })).choices).toMatchObject({ any: ["remove"], count: 1 });
  });

  it("forget what was known of the layout", () => {
    const seen = three({ touched: [1], after: { snooker: "total" } });
    expect(after(seen).facts).toEqual({ snooker: "total" });
    expect(after(seen, remove(9)).facts).toEqual({});
  });
});

describe("after a foul", () => {
  it("[mata-mata 7.1.a] a stroke is an answer: the side plays", () => {
    const { ruling } = play(table(PLAY), three({ touched: [1] }), remove(9), miss(10));
    expect(ruling.articles).toContain("7.1.a");
    expect(ruling.turn).toBe("A");
  });

  it("[mata-mata 7.1.b] the stroke is passed back once, the cue ball in hand with it", () => {
    const shown = after(inOff(3), remove(9), choose("pass"));
    expect(shown).toMatchObject({ turn: "A", inHand: "mark", ballOn: "solids" });
    expect(shown.choices).toBeUndefined();
  });

  it("[mata-mata 7.3] the cue ball goes to its mark once, and then the side plays or passes", () => {
    const missed = three({ contacts: [] });
    expect(after(missed, remove(9)).choices?.any).toEqual(["play", "pass", "cue-to-mark"]);
    const moved = after(missed, remove(9), choose("cue-to-mark"));
    expect(moved).toMatchObject({ inHand: "mark", turn: "B", choices: { any: ["play", "pass"] } });
    expect(after(missed, remove(9), choose("cue-to-mark"), choose("pass"))).toMatchObject({
      inHand: "mark",
      turn: "A",
    });
    expect(after(missed, remove(9), choose("play")).inHand).toBe(false);
  });

  it("[mata-mata 7.3] there is nothing to move when the cue ball is in hand already", () => {
    const lost = three({ contacts: [], pots: [{ ball: "cue", pocket: 1 }] });
    expect(after(lost, remove(9)).choices?.any).toEqual(["play", "pass"]);
  });

  it("[mata-mata 5.3] own balls return, the opponent's stay out", () => {
    const { state, ruling } = play(
      table(PLAY),
      three({
        pots: [
          { ball: 3, pocket: 1 },
          { ball: 10, pocket: 4 },
        ],
        offTable: [5, 9],
      }),
    );
    expect(ruling.returned.map(({ ball }) => ball)).toEqual([3, 5]);
    expect(show(state).balls).toEqual([1, 3, 5, 6, 12, 14]);
  });
});

describe("misconduct apart from a stroke", () => {
  it("[mata-mata 7.4] of the side at the table costs the turn and two balls", () => {
    expect(after(disciplinary("A"))).toMatchObject({
      turn: "B",
      discipline: { A: 1 },
      choices: { any: ["remove"], count: 2 },
    });
  });

  it("[mata-mata 6.2] of the other side costs two balls and nothing else", () => {
    const shown = after(disciplinary("B"));
    expect(shown).toMatchObject({ turn: "A", choices: { by: "A", any: ["remove"], count: 2 } });
    const removed = after(disciplinary("B"), remove(1, 3));
    expect(removed.choices).toBeUndefined();
    expect(removed.targets.map(({ ball }) => ball)).toEqual([5, 6]);
  });

  it("[mata-mata 7.1] adds to what is due already", () => {
    const shown = after(three({ touched: [1] }), disciplinary("A"));
    expect(shown).toMatchObject({ turn: "B", choices: { any: ["remove"], count: 3 } });
    expect(after(three({ touched: [1] }), disciplinary("A"), remove(9, 10, 12)).choices?.any).toEqual([
      "play",
      "pass",
    ]);
  });

  it("[mata-mata 7.1] of the side that was to take balls off leaves them due", () => {
    const crossed = [three({ touched: [1] }), disciplinary("B")];
    expect(after(...crossed)).toMatchObject({ turn: "A", choices: { by: "A", count: 2 } });
    const answered = [...crossed, remove(1, 5)];
    expect(after(...answered).choices).toEqual({ by: "A", any: ["play", "pass"] });
    // Made to play, or when its turn comes, the other side takes off its own first.
    expect(after(...answered, choose("pass")).choices).toEqual({ by: "B", any: ["remove"], count: 1 });
    expect(after(...answered, miss(3)).choices).toEqual({ by: "B", any: ["remove"], count: 1 });
  });

  it("[mata-mata 6.2] of both sides at once is paid by both", () => {
    const both: RuledAction = { type: "incident", kind: "disciplinary", by: ["A", "B"] };
    const shown = after(both);
    expect(shown).toMatchObject({ turn: "B", discipline: { A: 1, B: 1 }, choices: { count: 2 } });
    expect(after(both, remove(9, 10), miss(12)).choices).toMatchObject({ by: "A", count: 2 });
  });

  it("[mata-mata 6.7] an informal warning changes nothing but the record", () => {
    const warned = { type: "incident", kind: "warning", by: "A" } as const;
    expect(after(warned)).toEqual(show(table(PLAY)));
  });
});
