import type { OptionValues, Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { inOff, miss, play, pot, reds, refusedBy, shot } from "../../test/trial.ts";
import { options, show } from "../index.ts";
import { COLORS, DECISIVE_LEADS } from "./parameters.ts";

const from = (on: number, A: number, B: number, turn: "A" | "B" = "A"): Setup => ({
  stage: "sequence",
  turn,
  balls: { red: 0, colors: COLORS.filter((ball) => ball >= on) },
  scores: { A, B },
});
const over = (setup: Setup, action: ReturnType<typeof shot>, settings: OptionValues = {}) =>
  show(play(reds(setup, settings), action).state).over;

describe("the end by a lead", () => {
  it.each(Object.entries(DECISIVE_LEADS))(
    "[sinuca 47] with the %s on takes a lead of %i, not one less",
    (on, lead) => {
      const ball = Number(on);
      const fouled = shot({ target: ball, contacts: [], faults: ["other"] });
      const price = Math.max(4, ball);
      expect(over(from(ball, lead - price, 0, "B"), fouled)).toEqual({
        winner: "A",
        article: ball === 7 ? "44.II" : "47",
      });
      if (ball < 7) expect(over(from(ball, lead - price - 1, 0, "B"), fouled)).toBeUndefined();
    },
  );

  it("[sinuca 47] is looked at when points come by an incident too, and when the last red's colour is missed", () => {
    const fined = play(reds(from(5, 60, 41, "A")), { type: "incident", kind: "disciplinary", by: "B" });
    expect(show(fined.state).over).toEqual({ winner: "A", article: "47" });
    const last: Setup = { stage: "color", balls: { red: 0, colors: [...COLORS] }, scores: { A: 60, B: 20 } };
    expect(over(last, miss(7))).toEqual({ winner: "A", article: "47" });
  });

  it("[sinuca 47] by option lets the leader at the table end the frame or finish the visit", () => {
    const settings = { endByLead: "offer" };
    const { state } = play(reds(from(2, 50, 17), settings), pot(2));
    expect(show(state)).toMatchObject({ turn: "A", choices: { by: "A", any: ["play", "end"] } });
    expect(show(play(state, { type: "choose", choice: "end" }).state).over).toEqual({
      winner: "A",
      article: "47",
    });
    expect(show(play(state, miss(3)).state).over).toEqual({ winner: "A", article: "47" });
    expect(show(play(state, pot(3)).state).choices?.any).toEqual(["play", "end"]);
    const fouled = play(reds(from(5, 60, 39, "B"), settings), shot({ contacts: [] }));
    expect(show(fouled.state).choices?.any).toEqual(["play", "pass", "free-ball", "end"]);
  });
});

describe("points that come otherwise than by a stroke", () => {
  it("[sinuca 47] end the frame when an official's correction makes the lead decisive", () => {
    const correct = { type: "correct", set: { scores: { A: 60 } }, reason: "placar trocado" } as const;
    expect(over(from(5, 36, 34), miss(5))).toBeUndefined();
    expect(show(play(reds(from(5, 36, 34)), correct).state).over).toEqual({ winner: "A", article: "47" });
    expect(show(play(reds(from(5, 36, 35)), correct).state).over).toBeUndefined();
  });

  it("[sinuca 29.IV] leave the answers to a foul open beside the end that they offer", () => {
    const fouled = play(reds(from(5, 53, 39, "B"), { endByLead: "offer" }), inOff(5));
    expect(show(fouled.state).choices?.any).toEqual(["play", "pass"]);
    const fined = play(fouled.state, { type: "incident", kind: "disciplinary", by: "B" });
    expect(show(fined.state).choices).toEqual({ by: "A", any: ["play", "pass", "end"] });
  });
});

describe("the last balls", () => {
  it("[sinuca 43.I] the 6 ends it by either side's pot when the difference is over 7", () => {
    expect(over(from(6, 60, 40, "B"), pot(6))).toEqual({ winner: "A", article: "43.I" });
    expect(over(from(6, 53, 40, "B"), pot(6))).toBeUndefined();
  });

  it("[sinuca 43.I] a foul of the side that is 7 behind puts the other out of reach", () => {
    expect(over(from(7, 57, 50, "B"), inOff(7))).toEqual({ winner: "A", article: "43.I" });
  });

  it("[sinuca 44.II] any foul of a stroke loses with less than 7 between them", () => {
    expect(over(from(7, 50, 50), inOff(7))).toEqual({ winner: "B", article: "44.II" });
    expect(over(from(7, 56, 50), inOff(7))).toEqual({ winner: "B", article: "44.II" });
    expect(over(from(7, 50, 56), inOff(7))).toEqual({ winner: "B", article: "44.II" });
    expect(over(from(7, 58, 50), inOff(7))).toBeUndefined();
    expect(over(from(7, 50, 50), inOff(7), { lastBallFoulEnds: false })).toBeUndefined();
  });

  it("[sinuca 44.II] is about strokes: an incident's points only count", () => {
    const fined = play(reds(from(7, 50, 50)), { type: "incident", kind: "disciplinary", by: "A" });
    expect(show(fined.state)).toMatchObject({ scores: { A: 50, B: 57 }, turn: "B" });
    expect(show(fined.state).over).toBeUndefined();
  });

  it("[sinuca 44.I] a level score after the 7 is a tie", () => {
    expect(show(play(reds(from(7, 43, 50)), pot(7)).state)).toMatchObject({
      stage: "tiebreak",
      inHand: "d",
      balls: { red: 0, colors: [7] },
      scores: { A: 50, B: 50 },
    });
  });
});

describe("the complementary frame", () => {
  const tied = play(reds(from(7, 43, 50)), pot(7)).state;
  const drawn = play(
    tied,
    { type: "incident", kind: "lot", by: "B", how: "draw" },
    { type: "choose", choice: "give-break" },
  ).state;

  it("[sinuca 18] waits for its lot", () => {
    expect(options(tied)).toMatchObject({ lotDue: true, targets: [], choices: null });
    expect(refusedBy(tied, pot(7)).kind).toBe("out-of-order");
    expect(show(drawn)).toMatchObject({ turn: "A", stage: "tiebreak", targets: [{ ball: 7 }] });
  });

  it("[sinuca 45] is decided by the first pot or the first foul, the score running on", () => {
    expect(show(play(drawn, pot(7)).state)).toMatchObject({
      scores: { A: 57, B: 50 },
      over: { winner: "A", article: "45" },
    });
    expect(show(play(drawn, inOff(7)).state)).toMatchObject({
      scores: { A: 50, B: 57 },
      over: { winner: "B", article: "45" },
    });
    expect(show(play(drawn, miss(7)).state)).toMatchObject({ turn: "B", stage: "tiebreak" });
  });

  it("[sinuca 18] leaves the alternation of breaks as it was", () => {
    const setup = { ...from(7, 43, 50), framesToWin: 2 };
    const over = play(
      reds(setup),
      pot(7),
      { type: "incident", kind: "lot", by: "B", how: "coin" },
      { type: "choose", choice: "take-break" },
      pot(7),
    ).state;
    expect(show(over)).toMatchObject({ over: { winner: "B" }, turn: "B", stage: "break", frames: { B: 1 } });
    expect(show(play(over, miss("red")).state)).toMatchObject({
      frame: 2,
      breaker: "B",
      turn: "A",
      stage: "red",
    });
  });
});
