import type { Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { inOff, miss, play, pot, refusedBy, table } from "../../test/trial.ts";
import { options, show } from "../index.ts";

const last = (A: number, B: number, turn: "A" | "B" = "A"): Setup => ({
  stage: "start",
  turn,
  balls: [7],
  scores: { A, B },
});

describe("the end by points", () => {
  it("[sinuca-brasileira 9.1.d] waits while the side behind is at the table, and for its visit alone", () => {
    const setup: Setup = { stage: "start", turn: "B", balls: [5, 6, 7], scores: { A: 80, B: 20 } };
    const going = play(table(setup), pot(5)).state;
    expect(show(going).over).toBeUndefined();
    expect(show(play(going, miss(6)).state).over).toEqual({ winner: "A", article: "9.1.d.II" });
    expect(show(play(going, inOff(6)).state).over).toEqual({ winner: "A", article: "9.1.d.II" });
  });

  it("[sinuca-brasileira 9.1.d.b] counts a surplus of 8, not of 7", () => {
    const by = (A: number) =>
      play(table({ stage: "start", turn: "A", balls: [5, 6, 7], scores: { A, B: 20 } }), pot(5));
    expect(show(by(49).state).over).toBeUndefined();
    expect(show(by(50).state).over).toEqual({ winner: "A", article: "9.1.d.II" });
    expect(by(50).ruling.articles).toContain("9.1.d.b");
  });

  it("[sinuca-brasileira 9.1.d.a] is at once by a foul, and says so", () => {
    const { ruling, state } = play(table(last(40, 41)), inOff(7));
    expect(show(state).over).toEqual({ winner: "B", article: "9.1.d.III" });
    expect(ruling.articles).toContain("9.1.d.a");
    expect(show(state).choices).toBeUndefined();
  });
});

describe("option lastBallFoulEnds", () => {
  const fouled = (A: number, B: number) =>
    show(play(table(last(A, B), { lastBallFoulEnds: true }), inOff(7)).state);

  it("decides at once below 7 points, for the leader as for a side behind", () => {
    expect(fouled(40, 40).over).toMatchObject({ winner: "B" });
    expect(fouled(46, 40).over).toMatchObject({ winner: "B" });
    expect(fouled(40, 46).over).toMatchObject({ winner: "B" });
  });

  it("is a tie when the leader by 7 is levelled, and lost by the one 7 behind", () => {
    expect(fouled(47, 40)).toMatchObject({ stage: "tiebreak", scores: { A: 47, B: 47 }, inHand: "d" });
    expect(fouled(40, 47).over).toMatchObject({ winner: "B" });
  });

  it("leaves incidents to count their points alone", () => {
    const { state } = play(table(last(40, 40), { lastBallFoulEnds: true }), {
      type: "incident",
      kind: "disciplinary",
      by: "A",
    });
    expect(show(state)).toMatchObject({ scores: { A: 40, B: 47 }, turn: "B" });
    expect(show(state).over).toBeUndefined();
  });

  it("is off where nothing is said", () => {
    expect(show(play(table(last(46, 40)), inOff(7)).state).over).toBeUndefined();
  });
});

describe("the complementary frame", () => {
  const tie = play(table(last(40, 47)), pot(7)).state;

  it("[sinuca-brasileira 9.4] puts the 7 back and waits for its lot", () => {
    expect(play(table(last(40, 47)), pot(7)).ruling.returned.map(({ ball }) => ball)).toEqual([7]);
    expect(show(tie)).toMatchObject({ stage: "tiebreak", balls: [7], targets: [], remaining: 7 });
    expect(options(tie).lotDue).toBe(true);
    expect(refusedBy(tie, pot(7))).toMatchObject({ kind: "out-of-order" });
  });

  it("[sinuca-brasileira 9.4] lets the winner of the lot take or give the first stroke", () => {
    const drawn = play(tie, { type: "incident", kind: "lot", by: "B", how: "coin" }).state;
    expect(show(drawn)).toMatchObject({ turn: "B", choices: { by: "B", any: ["take-break", "give-break"] } });
    expect(refusedBy(drawn, pot(7))).toMatchObject({
      kind: "choice-open",
      expected: "take-break, give-break",
    });
    const taken = play(drawn, { type: "choose", choice: "take-break" }).state;
    expect(show(taken)).toMatchObject({ turn: "B", inHand: "d", targets: [{ ball: 7 }] });
    expect(refusedBy(taken, { type: "incident", kind: "lot", by: "A" })).toMatchObject({
      kind: "out-of-order",
    });
  });

  it("[sinuca-brasileira 9.4] goes on after a miss, without a choice, and ends with a pot or a foul", () => {
    const begun = play(
      tie,
      { type: "incident", kind: "lot", by: "A" },
      { type: "choose", choice: "take-break" },
    ).state;
    const missed = play(begun, miss(7)).state;
    expect(show(missed)).toMatchObject({ turn: "B", stage: "tiebreak", inHand: false });
    expect(show(missed).choices).toBeUndefined();
    expect(show(play(missed, pot(7)).state)).toMatchObject({
      over: { winner: "B", article: "9.4" },
      scores: { A: 47, B: 54 },
    });
    expect(show(play(missed, inOff(7)).state)).toMatchObject({
      over: { winner: "A", article: "9.4" },
      scores: { A: 54, B: 47 },
    });
    const conduct = play(missed, { type: "incident", kind: "disciplinary", by: "A" }).state;
    expect(show(conduct).over).toEqual({ winner: "B", article: "9.4" });
  });

  it("[sinuca-brasileira 2.2] leaves the alternation of breaks as it was", () => {
    const setup: Setup = { ...last(40, 47, "A"), framesToWin: 2 };
    const over = play(
      table(setup),
      pot(7),
      { type: "incident", kind: "lot", by: "B" },
      { type: "choose", choice: "take-break" },
      pot(7),
    ).state;
    expect(show(over)).toMatchObject({ breaker: "A", turn: "B", over: { winner: "B" } });
  });
});

describe("frames of a match", () => {
  const won = play(table({ ...last(40, 40), framesToWin: 2 }), pot(7)).state;

  it("[sinuca-brasileira 1.5] keep the result until the next frame's first action", () => {
    expect(show(won)).toMatchObject({
      frame: 1,
      frames: { A: 1, B: 0 },
      over: { winner: "A", article: "9.1.a" },
      scores: { A: 47, B: 40 },
      balls: [],
      turn: "B",
      stage: "break",
      inHand: "d",
      targets: [{ ball: 1 }],
    });
    expect(show(won).match).toBeUndefined();
    const next = play(won, miss(1)).state;
    expect(show(next)).toMatchObject({
      frame: 2,
      scores: { A: 0, B: 0 },
      breaker: "B",
      turn: "A",
      stage: "start",
    });
    expect(show(next).over).toBeUndefined();
  });

  it("[sinuca-brasileira 2.2] alternate their breaks, and only the next breaker may begin", () => {
    expect(refusedBy(won, { ...miss(1), by: "A" })).toMatchObject({ kind: "not-to-play", expected: "B" });
    const again = play(won, miss(1), { type: "incident", kind: "concede-frame", by: "A" }).state;
    expect(show(again)).toMatchObject({ frames: { A: 1, B: 1 }, turn: "A" });
  });

  it("[sinuca-brasileira 10.1.1] end the match when enough are won", () => {
    const match = play(won, miss(1), { type: "incident", kind: "concede-frame", by: "B" }).state;
    expect(show(match)).toMatchObject({ frames: { A: 2, B: 0 }, match: { winner: "A", article: "10.1.1" } });
    for (const action of [
      miss(1),
      { type: "choose", choice: "play" },
      { type: "incident", kind: "warning", by: "A" },
      { type: "correct", set: { scores: { A: 1 } }, reason: "x" },
    ] as const) {
      expect(refusedBy(match, action)).toMatchObject({ kind: "over" });
    }
  });

  it("[sinuca-brasileira 8.1.b] take a fault between frames into the next one, or end the match with it", () => {
    const first = play(won, { type: "incident", kind: "disciplinary", by: "A" }).state;
    expect(show(first)).toMatchObject({ frame: 2, scores: { A: 0, B: 7 }, stage: "break", turn: "B" });
    const conceded = play(won, { type: "incident", kind: "concede-match", by: "A" }).state;
    expect(show(conceded)).toMatchObject({
      frame: 1,
      over: { winner: "A" },
      match: { winner: "B" },
      frames: { A: 1, B: 2 },
    });
  });
});

describe("the first break of a match", () => {
  it("[sinuca-brasileira 2.2] may be given away by the side that won the lot", () => {
    const drawn = play(table({ framesToWin: 2 }), {
      type: "incident",
      kind: "lot",
      by: "B",
      how: "draw",
    }).state;
    expect(show(drawn)).toMatchObject({ turn: "B", choices: { by: "B", any: ["take-break", "give-break"] } });
    expect(show(play(drawn, { type: "choose", choice: "take-break" }).state)).toMatchObject({
      turn: "B",
      breaker: "B",
      stage: "break",
    });
    expect(show(play(drawn, { type: "choose", choice: "give-break" }).state)).toMatchObject({
      turn: "A",
      breaker: "A",
    });
    expect(refusedBy(play(table(), miss(1)).state, { type: "incident", kind: "lot", by: "A" })).toMatchObject(
      {
        kind: "out-of-order",
      },
    );
  });
});
