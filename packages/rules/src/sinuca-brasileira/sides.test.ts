import type { Setup, Side } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { inOff, miss, play, pot, refusedBy, table } from "../../test/trial.ts";
import { type RuledAction, show } from "../index.ts";

const THREE: Setup = { sides: ["A", "B", "C"], stage: "start", turn: "A", balls: [2, 3, 4, 5, 6, 7] };
const incident = (
  kind: "concede-frame" | "concede-match" | "grave" | "disciplinary" | "disqualified",
  by: Side,
) => ({ type: "incident", kind, by }) as const satisfies RuledAction;

describe("three sides", () => {
  it("[sinuca-brasileira 4.1] hand the stroke back to who fouled, not to the next", () => {
    const passed = play(table({ ...THREE, turn: "B" }), inOff(2), { type: "choose", choice: "pass" }).state;
    expect(show(passed)).toMatchObject({ turn: "B", inHand: "d" });
    expect(show(passed).choices).toBeUndefined();
    expect(show(play(passed, miss(2)).state).turn).toBe("C");
  });

  it("[sinuca-brasileira 8.1.a.II] are all credited, or the next alone, counting from the offender", () => {
    const fault = incident("disciplinary", "C");
    expect(play(table(THREE), fault).ruling.award).toEqual({ A: 7, B: 7 });
    expect(play(table(THREE, { penaltyTo: "next" }), fault).ruling.award).toEqual({ A: 7 });
    expect(show(play(table(THREE), fault).state).turn).toBe("A");
  });

  it("[sinuca-brasileira 9.1.b] go on without a side that gives the frame up, and the last one wins it", () => {
    const setup = { ...THREE, framesToWin: 2, scores: { A: 50, B: 3, C: 4 } };
    const { state } = play(table(setup), incident("concede-frame", "A"));
    expect(show(state)).toMatchObject({ turn: "B", out: ["A"], scores: { A: 50 }, stage: "start" });
    expect(show(state).over).toBeUndefined();
    expect(play(state, inOff(2)).ruling.award).toEqual({ C: 7 });
    expect(show(play(state, miss(2), miss(2)).state).turn).toBe("B");
    const won = play(state, incident("concede-frame", "B")).state;
    expect(show(won)).toMatchObject({ over: { winner: "C", article: "9.1.b" }, frames: { C: 1 } });
    expect(refusedBy(state, incident("concede-frame", "A"))).toMatchObject({
      kind: "impossible",
      path: "by",
    });
    expect(show(play(won, miss(1)).state)).toMatchObject({ frame: 2, out: [], breaker: "B", turn: "C" });
  });

  it("[sinuca-brasileira 10.1.3] play the match on without a side that lost it", () => {
    const { state, ruling } = play(table({ ...THREE, framesToWin: 2 }), incident("grave", "A"));
    expect(show(state)).toMatchObject({ out: ["A"], turn: "B" });
    expect(show(state).match).toBeUndefined();
    expect(ruling.announce.map(({ key }) => key)).toContain("match.left");
    const frame = play(state, incident("concede-frame", "C")).state;
    expect(show(frame)).toMatchObject({ over: { winner: "B" }, frames: { B: 1 } });
    expect(show(play(frame, miss(1)).state)).toMatchObject({ out: ["A"], breaker: "B", turn: "C" });
    const last = play(state, incident("disqualified", "C")).state;
    expect(show(last)).toMatchObject({ match: { winner: "B", article: "10.1.4" }, frames: { B: 2 } });
  });

  it("[sinuca-brasileira 10.1.3] drop the choices of and against a side that left", () => {
    const fouled = play(table(THREE), inOff(2)).state;
    expect(show(play(fouled, incident("grave", "A")).state).choices).toBeUndefined();
    expect(show(play(fouled, incident("grave", "B")).state)).toMatchObject({ turn: "C" });
    expect(show(play(fouled, incident("grave", "B")).state).choices).toBeUndefined();
  });

  it("[sinuca-brasileira 2.3] let the next side break when the breaker leaves first", () => {
    const { state } = play(table({ sides: ["A", "B", "C"] }), incident("concede-frame", "A"));
    expect(show(state)).toMatchObject({ stage: "break", turn: "B", breaker: "B", inHand: "d" });
  });

  it("[sinuca-brasileira 9.1.d] compare the first with the second", () => {
    const setup: Setup = { ...THREE, balls: [6, 7], scores: { A: 60, B: 40, C: 20 } };
    const others = { ...setup, turn: "B", scores: { A: 60, B: 33, C: 20 } } as const;
    expect(show(play(table(setup), miss(6)).state).over).toBeUndefined();
    expect(show(play(table(others), inOff(6)).state).over).toMatchObject({ winner: "A" });
    const third = { ...others, turn: "C", scores: { A: 60, B: 39, C: 20 } } as const;
    expect(show(play(table(third), inOff(6)).state).over).toBeUndefined();
  });

  it("[sinuca-brasileira 9.4] settle a tie between those who share the lead", () => {
    const setup: Setup = { ...THREE, balls: [7], scores: { A: 40, B: 47, C: 10 } };
    const tie = play(table(setup), pot(7)).state;
    expect(show(tie)).toMatchObject({ stage: "tiebreak", out: ["C"] });
    expect(refusedBy(tie, { type: "incident", kind: "lot", by: "C" })).toMatchObject({ path: "by" });
    const drawn = play(
      tie,
      { type: "incident", kind: "lot", by: "B" },
      { type: "choose", choice: "take-break" },
    ).state;
    expect(show(play(drawn, miss(7)).state).turn).toBe("A");
    expect(show(play(drawn, inOff(7)).state).over).toEqual({ winner: "A", article: "9.4" });
  });

  it("[sinuca-brasileira 9.4] play on among those a foul leaves level", () => {
    const setup: Setup = { ...THREE, balls: [7], stage: "tiebreak", scores: { A: 40, B: 40, C: 40 } };
    const state = play(table(setup), inOff(7)).state;
    expect(show(state)).toMatchObject({ out: ["A"], scores: { A: 40, B: 47, C: 47 }, targets: [] });
    expect(show(state).over).toBeUndefined();
    const drawn = play(
      state,
      { type: "incident", kind: "lot", by: "C" },
      { type: "choose", choice: "give-break" },
    );
    expect(show(play(drawn.state, pot(7)).state).over).toEqual({ winner: "B", article: "9.4" });
  });
});

describe("pairs", () => {
  const seats: Setup = { players: { A: ["A1", "A2"], B: ["B1", "B2"] }, stage: "start", turn: "A" };
  const player = (...actions: readonly RuledAction[]) => show(play(table(seats), ...actions).state).player;

  it("alternate visits", () => {
    expect(player(pot(1))).toBe("A1");
    expect(player(miss(1))).toBe("B1");
    expect(player(miss(1), miss(1))).toBe("A2");
    expect(player(miss(1), miss(1), miss(1))).toBe("B2");
  });

  it("spend no visit on passing, and let the same player repeat a break", () => {
    expect(player(inOff(1), { type: "choose", choice: "pass" })).toBe("A2");
    expect(player(inOff(1), { type: "choose", choice: "pass" }, miss(1))).toBe("B1");
    const retaken = play(
      table({ ...seats, stage: "break" }),
      { type: "shot", target: 1, contacts: [1], after: { canGrazeBothSides: false } },
      { type: "choose", choice: "retake" },
    );
    expect(show(retaken.state).player).toBe("A1");
  });
});
