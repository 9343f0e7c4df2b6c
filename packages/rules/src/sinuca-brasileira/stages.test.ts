import { describe, expect, it } from "vitest";
import { play, pot, table } from "../../test/trial.ts";
import { type State, show } from "../index.ts";
import { BALLS, MAXIMA } from "./parameters.ts";
import { remainingFrom, STAGES } from "./stages.ts";

/** The most that a visit can make from a state, by potting everything that may be potted in every order. */
function most(state: State, known = new Map<string, number>()): number {
  const { stage, ballOn, targets, turn, over } = show(state);
  if (over !== undefined || state.lotDue) return 0;
  const key = `${stage} ${String(ballOn)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = targets.map(({ ball }) => {
    const { state: next, ruling } = play(state, pot(Number(ball)));
    return (ruling.scored[turn] ?? 0) + most(next, known);
  });
  const best = Math.max(...found);
  known.set(key, best);
  return best;
}

/** A lead that no pot can turn into an end by points, so that every visit is played to its last ball. */
const level = { scores: { A: 0, B: 200 } };

describe("the cycle of a visit", () => {
  it.each([
    [1, 112],
    [2, 97],
    [3, 81],
    [4, 64],
    [5, 46],
    [6, 27],
    [7, 7],
  ])("[sinuca-brasileira 9.1.d] makes at most with ball %i on %i points", (on, points) => {
    const balls = BALLS.filter((ball) => ball >= on);
    expect(most(table({ stage: "start", turn: "A", balls, ...level }))).toBe(points);
    expect(remainingFrom("start", on)).toBe(points);
  });

  it("[sinuca-brasileira 1.7] shows what is left in the middle of a visit too", () => {
    for (const stage of STAGES.filter((each) => !["break", "tiebreak"].includes(each))) {
      for (const on of BALLS) {
        const balls = BALLS.filter((ball) => ball >= on);
        expect(show(table({ stage, turn: "A", balls })).remaining, `${stage} ${on}`).toBe(
          most(table({ stage, turn: "A", balls, ...level })),
        );
      }
    }
  });

  it("[sinuca-brasileira 9.1.d] has the printed maxima as the most of a visit", () => {
    for (const { on, points } of MAXIMA) expect(remainingFrom("start", on)).toBe(points);
  });

  it("[sinuca-brasileira 1.6] shows castigo for numbered balls alone, and none for a last ball", () => {
    const start = show(table({ stage: "start", turn: "A", balls: [5, 6, 7] })).targets;
    expect(start.map(({ ball, castigo }) => [ball, castigo])).toEqual([
      [5, false],
      [6, true],
      [7, true],
    ]);
    const free = show(table({ stage: "free", turn: "A", balls: [6, 7] })).targets;
    expect(free.every(({ castigo }) => !castigo)).toBe(true);
    const last = show(table({ stage: "at-risk", turn: "A", balls: [7] })).targets;
    expect(last).toEqual([{ ball: 7, castigo: false, callDue: true }]);
  });

  it("counts the penalties that a side still needs, a tie being enough", () => {
    const needed = (A: number, B: number) =>
      show(table({ stage: "start", turn: "A", balls: [6, 7], scores: { A, B } })).snookersRequired;
    expect(needed(20, 47)).toEqual({ A: 0, B: 0 });
    expect(needed(20, 48)).toEqual({ A: 1, B: 0 });
    expect(needed(62, 20)).toEqual({ A: 0, B: 3 });
  });
});
