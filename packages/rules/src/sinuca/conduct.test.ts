import type { Incident, Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { miss, play, pot, reds, refusedBy, shot } from "../../test/trial.ts";
import { show } from "../index.ts";

const ALL = [2, 3, 4, 5, 6, 7];
const RED: Setup = { stage: "red", turn: "A", balls: { red: 9, colors: ALL } };
const incident = (kind: Incident["kind"], by?: Incident["by"]): Incident => ({
  type: "incident",
  kind,
  ...(by === undefined ? {} : { by }),
});

describe("misconduct", () => {
  it("[sinuca 36.I] is counted over the frames of a match", () => {
    const first = play(reds({ ...RED, framesToWin: 3 }), incident("disciplinary", "A")).state;
    const next = play(first, incident("concede-frame", "B"), miss("red")).state;
    expect(show(next)).toMatchObject({ frame: 2, discipline: { A: 1, B: 0 } });
    const { ruling, state } = play(next, incident("disciplinary", "A"));
    expect(ruling.award).toEqual({ B: 7 });
    expect(show(state).match).toEqual({ winner: "B", article: "48.III" });
    expect(show(state).frames).toEqual({ A: 1, B: 3 });
  });

  it("[sinuca 36.I] of a side that is not at the table is paid, and the turn stays", () => {
    const { state } = play(reds(RED), incident("disciplinary", "B"));
    expect(show(state)).toMatchObject({ turn: "A", scores: { A: 7, B: 0 } });
    expect(show(state).choices).toBeUndefined();
  });

  it("[sinuca 42.III] adds its price to that of the stroke's own foul", () => {
    const both = shot({ target: "red", faults: ["push", "measuring"] });
    expect(play(reds(RED), both).ruling.award).toEqual({ B: 11 });
  });

  it("[sinuca 42.I] is paid once in place of the technical price, the second losing the match", () => {
    const meant = shot({ target: "red", contacts: [7], deliberate: true });
    expect(play(reds(RED), meant).ruling).toMatchObject({ award: { B: 7 } });
    const again = play(reds({ ...RED, discipline: { A: 1 } }), meant);
    expect(again.ruling.award).toEqual({ B: 7 });
    expect(show(again.state).match).toEqual({ winner: "B", article: "48.III" });
  });

  it("[sinuca 49] of both at once leaves no winner", () => {
    const both = play(reds({ ...RED, discipline: { A: 1, B: 1 } }), incident("disciplinary", ["A", "B"]));
    expect(show(both.state).match).toEqual({ winner: null, article: "49" });
    const out = play(reds(RED), incident("disqualified", ["A", "B"]));
    expect(show(out.state).match).toEqual({ winner: null, article: "49" });
  });

  it("[sinuca 29.II] before the break costs the break, which is still to be played", () => {
    const { state } = play(reds(), incident("disciplinary", "A"));
    expect(show(state)).toMatchObject({ turn: "B", stage: "break", inHand: "d", scores: { B: 7 } });
    expect(show(play(state, { type: "choose", choice: "pass" }).state)).toMatchObject({
      turn: "A",
      stage: "break",
    });
  });

  it("[sinuca 30.I] at the table gives a free ball when a snooker of the ball on lies there", () => {
    const facts = { snooker: "total" } as const;
    const fined = (setup: Setup) =>
      show(play(reds({ ...setup, facts }), incident("disciplinary", "A")).state);
    expect(fined(RED).choices?.any).toEqual(["play", "pass", "free-ball"]);
    // Of the colours that was said, and a red is on now.
    expect(fined({ ...RED, stage: "color" }).choices?.any).toEqual(["play", "pass"]);
  });

  it("[sinuca 48.III] of one of three sides lets the others play on", () => {
    const three = reds({ ...RED, sides: ["A", "B", "C"] });
    const { state } = play(three, incident("grave", "A"));
    expect(show(state)).toMatchObject({ out: ["A"], turn: "B", stage: "red", scores: { B: 7, C: 7 } });
    expect(show(play(state, incident("concede-frame", "B")).state).over).toEqual({
      winner: "C",
      article: "43.II",
    });
  });

  it("[sinuca 48.III] with the break stroke itself leaves the break behind", () => {
    const three = reds({ sides: ["A", "B", "C"], discipline: { A: 1 } });
    const { state } = play(three, shot({ target: "red", contacts: [], deliberate: true }));
    expect(show(state)).toMatchObject({ out: ["A"], turn: "B", stage: "red", inHand: false });
  });
});

describe("a stalemate", () => {
  const warned = play(reds(RED), incident("stalemate-warning")).state;

  it("[sinuca 46.III] needs the warning, and a stroke after it", () => {
    expect(refusedBy(reds(RED), incident("stalemate")).kind).toBe("out-of-order");
    expect(refusedBy(warned, incident("stalemate")).kind).toBe("out-of-order");
  });

  it("[sinuca 46.II] is over once a stroke has changed something", () => {
    expect(refusedBy(play(warned, pot("red")).state, incident("stalemate")).kind).toBe("out-of-order");
    const fouled = play(warned, shot({ target: "red", contacts: [] })).state;
    expect(refusedBy(fouled, incident("stalemate")).kind).toBe("out-of-order");
  });

  it("[sinuca 46.III] has the next side break where the breaker has left the match", () => {
    const start = reds({ sides: ["A", "B", "C"] });
    const left = play(start, miss("red"), { type: "incident", kind: "disqualified", by: "A" }).state;
    const { state } = play(left, { type: "incident", kind: "stalemate-warning" }, miss("red"), {
      type: "incident",
      kind: "stalemate",
    });
    expect(show(state)).toMatchObject({ turn: "B", breaker: "B", out: ["A"], stage: "break" });
  });

  it("[sinuca 46.III] voids the frame: nothing of it counts, and the same side breaks", () => {
    const started = play(reds({ framesToWin: 2 }), miss("red"), pot("red"), pot(7)).state;
    const { state } = play(started, incident("stalemate-warning"), miss("red"), incident("stalemate"));
    expect(show(state)).toMatchObject({
      frame: 1,
      stage: "break",
      turn: "A",
      breaker: "A",
      scores: { A: 0, B: 0 },
      balls: { red: 15 },
    });
  });
});

describe("a ball that falls late or is moved from outside", () => {
  const drop = (when: "before-touch" | "in-flight" | "after-5s", ball: 5 | "red" = 5): Incident => ({
    type: "incident",
    kind: "late-drop",
    ball,
    pocket: 3,
    when,
  });

  it("[sinuca 1] goes back to where it lay, whenever it fell", () => {
    for (const when of ["before-touch", "in-flight", "after-5s"] as const) {
      const { ruling, state } = play(reds(RED), drop(when, "red"));
      expect(ruling).toMatchObject({ fouls: [], returned: [], award: {} });
      expect(show(state)).toMatchObject({ balls: { red: 9 }, turn: "A" });
    }
  });

  it("[sinuca 1] by option belongs to the stroke before, or is the striker's foul", () => {
    const table = reds(RED, { lateDrop: "touch" });
    const completed = play(table, miss("red"), drop("before-touch", "red"));
    expect(show(completed.state)).toMatchObject({ scores: { A: 1 }, turn: "A", stage: "color" });
    expect(play(table, drop("in-flight")).ruling).toMatchObject({ award: { B: 5 } });
  });

  it("[sinuca 1] is put back after a move from outside, or stays by option", () => {
    const moved: Incident = { type: "incident", kind: "moved-by-outsider", outcome: "stays" };
    expect(refusedBy(reds(RED), moved).expected).toBe("restored");
    expect(play(reds(RED, { outsideMove: "stays" }), moved).ruling.fouls).toEqual([]);
  });
});
