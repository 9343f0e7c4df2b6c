import type { Shot } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { miss, play, pot, reds } from "../../test/trial.ts";
import { show } from "../index.ts";
import { RED_COUNTS } from "./parameters.ts";

const COLORS = [2, 3, 4, 5, 6, 7];

/** Every red with a black, then the colours in order. */
const maximum = (count: number): Shot[] => [
  ...Array.from({ length: count }, () => [pot("red"), pot(7)]).flat(),
  ...COLORS.map((ball) => pot(ball)),
];

describe("a whole visit", () => {
  it.each([
    ["6.I.a", 6, 75],
    ["6.I.b", 10, 107],
    ["6.I.c", 15, 147],
  ] as const)("[sinuca %s] with %i reds makes %i", (_, count, points) => {
    const start = reds({ scores: { A: 0, B: points - 10 } }, { reds: count });
    const { state } = play(start, ...maximum(count));
    expect(show(state)).toMatchObject({
      scores: { A: points, B: points - 10 },
      remaining: 0,
      over: { winner: "A", article: "43.I" },
    });
  });

  it.each([
    ["6.I.a", 6, 75],
    ["6.I.b", 10, 107],
    ["6.I.c", 15, 147],
  ] as const)("[sinuca %s] is seen at the break with %i reds: %i are left", (_, count, points) => {
    expect(show(reds({}, { reds: count })).remaining).toBe(points);
  });

  it("[sinuca 6.II.g] leaves at every moment what the rest of it makes", () => {
    let state = reds({ scores: { A: 0, B: 61 } }, { reds: 6 });
    for (const [index, stroke] of maximum(6).entries()) {
      const { remaining, visit } = show(state);
      expect(Number(remaining) + visit.points, `before stroke ${index}`).toBe(75);
      state = play(state, stroke).state;
    }
  });

  it.each([
    ["6.II.a", 6, 13],
    ["6.II.b", 5, 18],
    ["6.II.c", 4, 22],
    ["6.II.d", 3, 25],
    ["6.II.e", 2, 27],
  ] as const)("[sinuca %s] with the %i on leaves %i", (_, on, points) => {
    const colors = COLORS.filter((ball) => ball >= on);
    expect(show(reds({ stage: "sequence", balls: { red: 0, colors } })).remaining).toBe(points);
  });

  it.each([
    ["6.II.a", 6, 13],
    ["6.II.b", 5, 18],
    ["6.II.c", 4, 22],
    ["6.II.d", 3, 25],
    ["6.II.e", 2, 27],
  ] as const)("[sinuca %s] is what the visit makes from the %i: %i", (_, on, points) => {
    const colors = COLORS.filter((ball) => ball >= on);
    const start = reds({ stage: "sequence", balls: { red: 0, colors }, scores: { A: 0, B: points } });
    const { state } = play(start, ...colors.map((ball) => pot(ball)));
    expect(show(state)).toMatchObject({ scores: { A: points, B: points }, stage: "tiebreak", remaining: 7 });
  });

  const leftWith = (red: number) => show(reds({ stage: "red", balls: { red, colors: COLORS } })).remaining;

  it("[sinuca 6.II.f] leaves 35 with one red", () => {
    expect(leftWith(1)).toBe(35);
  });

  it("[sinuca 6.II.f] makes 35 from one red", () => {
    const one = reds({ stage: "red", balls: { red: 1, colors: COLORS }, scores: { A: 0, B: 35 } });
    const { state } = play(one, ...maximum(1));
    expect(show(state).scores).toEqual({ A: 35, B: 35 });
  });

  it("[sinuca 6.II.g] leaves 8 more for each further red", () => {
    expect([leftWith(2), leftWith(3), leftWith(15)]).toEqual([43, 51, 147]);
  });

  it("[sinuca 7] grows by 8 with a free ball and a red on", () => {
    for (const count of RED_COUNTS) {
      const taken = reds({ stage: "red", freeBall: true }, { reds: count });
      expect(show(taken).remaining).toBe(8 * count + 27 + 8);
      const { state } = play(taken, pot(4), pot(7));
      expect(show(state)).toMatchObject({ scores: { A: 8 }, remaining: 8 * count + 27 });
    }
  });

  it("[sinuca 7] grows by the value of the ball on with a free ball and no red", () => {
    const four = { red: 0, colors: [4, 5, 6, 7] };
    expect(show(reds({ stage: "sequence", balls: four, freeBall: true })).remaining).toBe(26);
  });

  it("counts the penalties that a side still needs, the ball on setting their price", () => {
    const needed = (colors: number[], A: number, B: number) =>
      show(reds({ stage: "sequence", balls: { red: 0, colors }, scores: { A, B } })).snookersRequired;
    expect(needed(COLORS, 0, 27)).toEqual({ A: 0, B: 0 });
    expect(needed(COLORS, 0, 32)).toEqual({ A: 2, B: 0 });
    expect(needed([6, 7], 0, 20)).toEqual({ A: 2, B: 0 });
    expect(needed([6, 7], 25, 0)).toEqual({ A: 0, B: 2 });
  });
});

describe("the order of play", () => {
  it("[sinuca 11.I] puts a colour after every red and shows what may be played at", () => {
    const start = reds({ stage: "red", balls: { red: 2, colors: COLORS } });
    expect(show(start).targets).toEqual([{ ball: "red", castigo: false, callDue: false }]);
    const { targets, ballOn } = show(play(start, pot("red")).state);
    expect(ballOn).toBe("color");
    expect(targets.map(({ ball }) => ball)).toEqual(COLORS);
    expect(targets.every(({ callDue }) => callDue)).toBe(true);
  });

  it("[sinuca 11.II] brings the sequence once the last red's colour was played, potted or not", () => {
    const last = reds({ stage: "color", balls: { red: 0, colors: COLORS } });
    expect(show(play(last, pot(7)).state)).toMatchObject({ stage: "sequence", ballOn: 2, turn: "A" });
    expect(show(play(last, miss(7)).state)).toMatchObject({ stage: "sequence", ballOn: 2, turn: "B" });
  });

  it("[sinuca 15] counts reds off even when the foul was with the last", () => {
    const one = reds({ stage: "red", balls: { red: 1, colors: COLORS } });
    const fouled = play(one, { ...pot("red"), faults: ["push"] });
    expect(show(fouled.state)).toMatchObject({ stage: "sequence", ballOn: 2, balls: { red: 0 }, turn: "B" });
    expect(fouled.ruling.returned).toEqual([]);
  });

  it("[sinuca 1.I] has partners alternate visits, over the end of a frame too", () => {
    const players = { A: ["A1", "A2"], B: ["B1", "B2"] };
    const balls = { red: 0, colors: [7] };
    const start = reds({ stage: "sequence", balls, scores: { A: 5, B: 0 }, players, framesToWin: 3 });
    const ended = play(start, pot(7)).state;
    expect(show(ended)).toMatchObject({ turn: "B", player: "B1", visit: { points: 7 } });
    const back = play(ended, miss("red")).state;
    expect(show(back)).toMatchObject({ turn: "A", player: "A2" });
  });
});
