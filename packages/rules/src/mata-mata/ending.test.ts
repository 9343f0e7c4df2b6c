import type { Report, Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { play, pot, shot, tablesOf } from "../../test/trial.ts";
import { show } from "../index.ts";

const table = tablesOf("mata-mata");
/** A has the solids and is at the table; B has these stripes left. */
const against = (...stripes: readonly number[]): Setup => ({
  stage: "play",
  turn: "A",
  groups: { A: "solids", B: "stripes" },
  balls: [1, 3, ...stripes],
});
const potted = (...balls: readonly ("cue" | number)[]) => ({
  pots: balls.map((ball) => ({ ball, pocket: 6 as const })),
});
const overBy = (setup: Setup, report: Report) =>
  show(play(table(setup), shot({ target: 3, contacts: [3], ...report })).state).over?.article;

describe("a foul against few balls", () => {
  it.each<[string, readonly number[], Report, string | undefined]>([
    ["any against one", [9], { touched: [1] }, "8.1.b"],
    ["a double one against one", [9], { faults: ["push"] }, "8.1.b"],
    ["the last one potted", [9], potted(9), "8.1.b"],
    ["a single one against two", [9, 10], { touched: [1] }, undefined],
    ["one of two potted, which is the penalty itself", [9, 10], potted(9), undefined],
    ["both of two potted", [9, 10], potted(9, 10), "8.2"],
    ["one of two potted with the cue ball", [9, 10], potted(9, "cue"), "8.2"],
    ["one of two driven off the table", [9, 10], { offTable: [9] }, "8.2"],
    ["a double one against two", [9, 10], { faults: ["double-hit"] }, "8.2"],
    ["one on purpose against two", [9, 10], { touched: [1], deliberate: true }, "8.2"],
    ["a double one against three", [9, 10, 11], { faults: ["push"] }, undefined],
    ["a double one that pots one of three", [9, 10, 11], { faults: ["push"], ...potted(9) }, "8.2"],
    [
      "a double one with misconduct against four",
      [9, 10, 11, 12],
      { faults: ["push", "interference"] },
      "8.2",
    ],
  ])("[mata-mata 8.2] %s", (_, stripes, report, article) => {
    expect(overBy(against(...stripes), report)).toBe(article);
  });

  it("[mata-mata 8.1.b] apart from a stroke decides as well, whoever is at the table", () => {
    const disciplinary = (by: "A" | "B") => ({ type: "incident", kind: "disciplinary", by }) as const;
    const ofA = play(table(against(9)), disciplinary("A"));
    expect(show(ofA.state).over).toEqual({ winner: "B", article: "8.1.b" });
    // A has two solids left.
    const ofB = play(table(against(9, 10, 11)), disciplinary("B"));
    expect(show(ofB.state).over).toEqual({ winner: "A", article: "8.2" });
    expect(show(play(table(against(9, 10, 11)), disciplinary("A")).state).over).toBeUndefined();
  });

  it("[mata-mata 8.1.b] comes before the striker's own last ball", () => {
    const setup = { ...against(9), balls: [3, 9] };
    expect(
      show(play(table(setup), shot({ target: 3, contacts: [3], ...potted(3, "cue") })).state).over,
    ).toEqual({
      winner: "B",
      article: "8.1.b",
    });
  });
});

describe("a frame and a match", () => {
  it("[mata-mata 8.1.a] end with the last ball of the group, several at once too", () => {
    expect(overBy(against(9, 10), potted(1, 3))).toBe("8.1.a");
    expect(overBy(against(9, 10), potted(3))).toBeUndefined();
  });

  it("[mata-mata 9.1.a] are counted in frames, as the result is read out", () => {
    const { state, ruling } = play(
      table({ ...against(9), balls: [3, 9], framesToWin: 2, frames: { A: 0, B: 1 } }),
      pot(3),
    );
    expect(show(state)).toMatchObject({ frames: { A: 1, B: 1 }, over: { winner: "A" } });
    expect(show(state).match).toBeUndefined();
    expect(ruling.announce.find(({ key }) => key === "frame.won")?.values).toEqual({ by: "A", score: "1-1" });
  });

  it("[mata-mata 9.1.b] carry disciplinary faults over into the next frame", () => {
    const disciplinary = { type: "incident", kind: "disciplinary", by: "B" } as const;
    const setup = { ...against(9), balls: [1, 3, 5, 9], framesToWin: 3 };
    const { state } = play(
      table(setup),
      disciplinary,
      { type: "choose", choice: "remove", balls: [1, 5] },
      pot(3),
    );
    expect(show(state)).toMatchObject({ over: { winner: "A", article: "8.1.a" }, discipline: { B: 1 } });
    expect(show(play(state, disciplinary).state).match).toEqual({ winner: "A", article: "9.1.b" });
  });

  it("[mata-mata 4.13] let partners alternate over frames", () => {
    const players = { A: ["A1", "A2"], B: ["B1", "B2"] };
    const setup = { ...against(9), balls: [3, 9], framesToWin: 2, players };
    expect(show(table(setup)).player).toBe("A1");
    const { state } = play(table(setup), pot(3), { type: "choose", choice: "take-break" });
    expect(show(state)).toMatchObject({ turn: "A", player: "A2" });
  });

  it("[mata-mata 5.7] begin anew, the same side breaking, when a position cannot be restored", () => {
    const { state } = play(table({ ...against(9, 10), framesToWin: 2 }), {
      type: "incident",
      kind: "moved-by-outsider",
      outcome: "void",
    });
    expect(show(state)).toMatchObject({ stage: "break", turn: "A", frames: { A: 0, B: 0 }, groups: {} });
    expect(show(state).balls).toHaveLength(14);
  });

  it("[mata-mata 5.7] go on with a moved ball put back, or where it stopped if nobody asks", () => {
    const moved = { type: "incident", kind: "moved-by-outsider" } as const;
    const setup = { ...against(9, 10), facts: { snooker: "total" as const } };
    const keys = (outcome?: "stays" | "restored") => {
      const { ruling, state } = play(table(setup), outcome === undefined ? moved : { ...moved, outcome });
      return [ruling.announce[0]?.key, show(state).facts];
    };
    expect(keys()).toEqual(["outside.restored", { snooker: "total" }]);
    expect(keys("restored")).toEqual(keys());
    expect(keys("stays")).toEqual(["outside.stays", {}]);
  });
});
