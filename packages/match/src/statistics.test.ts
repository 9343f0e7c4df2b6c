import { RULEBOOKS_PLAYABLE, show } from "@tacada/rules";
import { drawFrom, randomOpening, randomPlay } from "@tacada/testkit";
import { describe, expect, it } from "vitest";
import { inOff, miss, pot, shot } from "../../rules/test/trial.ts";
import { broken, frameAgainstBreak, incident, opened, recorded } from "../test/board.ts";
import { stateOf, statisticsOf } from "./index.ts";

const START = opened();
const BREAK = broken(START);

describe("the statistics of a match", () => {
  it("tell visits, points and the best series with its balls", () => {
    const match = recorded(
      START,
      BREAK,
      pot(1),
      pot(7),
      miss(2),
      pot(2),
      miss(3),
      pot(3),
      pot(6),
      pot(5),
      miss(4),
    );
    const { sides, visits } = statisticsOf(match);
    expect(visits.map(({ by, strokes, points, balls }) => [by, strokes, points, balls])).toEqual([
      ["A", 1, 0, []],
      ["B", 3, 8, [1, 7]],
      ["A", 2, 2, [2]],
      ["B", 4, 14, [3, 6, 5]],
    ]);
    expect(sides.B).toMatchObject({
      visits: 2,
      strokes: 7,
      points: { pots: 22, penalties: 0 },
      attempts: 7,
      pots: 5,
      best: { frame: 1, points: 14, balls: [3, 6, 5], player: "Bia" },
      series: [
        { atLeast: 10, count: 1 },
        { atLeast: 20, count: 0 },
        { atLeast: 30, count: 0 },
        { atLeast: 50, count: 0 },
        { atLeast: 100, count: 0 },
      ],
    });
    expect(sides.A).toMatchObject({ strokes: 3, attempts: 2, pots: 1, best: { points: 2 } });
  });

  it("count fouls with their articles, and give the points to who was paid", () => {
    const fouled = recorded(
      START,
      BREAK,
      inOff(1),
      shot({ target: 1, contacts: [4], faults: ["double-hit"] }),
      incident("disciplinary", "A"),
    );
    const { sides } = statisticsOf(fouled);
    expect(sides.B).toMatchObject({
      points: { penalties: 14 },
      fouls: { count: 1, articles: { "7.1.a": 1 } },
    });
    expect(sides.A).toMatchObject({
      points: { penalties: 7 },
      fouls: { count: 2, articles: { "7.1.d": 1, "7.1.s": 1, "7.1.v": 1 } },
    });
    const both = recorded(fouled, incident("warning", "B"), incident("interference", "B"));
    expect(statisticsOf(both).sides.B?.fouls.count).toBe(2);
  });

  it("count a declared safety as no attempt", () => {
    const safe = recorded(START, BREAK, shot({ target: 1, contacts: [1], call: { as: "safety" } }));
    expect(statisticsOf(safe).sides.B).toMatchObject({ safeties: 1, attempts: 0, strokes: 1 });
  });

  it("take a late drop for the stroke that it completes", () => {
    const drop = { ...incident("late-drop"), ball: 1, pocket: 3, when: "before-touch" } as const;
    const match = recorded(START, BREAK, miss(1), drop, pot(7), miss(2));
    expect(statisticsOf(match).visits.at(-1)).toMatchObject({
      by: "B",
      strokes: 3,
      points: 8,
      balls: [1, 7],
    });
    expect(statisticsOf(match).sides.B).toMatchObject({ visits: 1, attempts: 3, pots: 2 });
  });

  it("leave out what was taken back, and a frame that is void", () => {
    const plain = recorded(START, BREAK, pot(1));
    const undone = recorded(plain, pot(7), pot(2), { type: "undo", to: 2 });
    const { seconds: _, ...rest } = statisticsOf(undone);
    expect(rest).toEqual({ ...statisticsOf(plain), seconds: undefined });
    const voided = recorded(START, BREAK, incident("wrong-breaker"));
    expect(statisticsOf(voided)).toMatchObject({ visits: [], sides: { A: { strokes: 0, visits: 0 } } });
  });

  it("tell frames, scores and time", () => {
    const two = frameAgainstBreak(frameAgainstBreak(opened({ startScores: { A: 5 }, framesToWin: 2 })));
    const { frames, sides, seconds } = statisticsOf(two);
    expect(frames).toEqual([
      { frame: 1, winner: "B", article: "9.1.d.II", scores: { A: 5, B: 43 } },
      { frame: 2, winner: "A", article: "9.1.d.II", scores: { A: 48, B: 0 } },
    ]);
    expect([sides.A?.frames, sides.B?.frames]).toEqual([1, 1]);
    // Ten seconds a stroke; the break of a frame has no beginning.
    expect({ seconds, A: sides.A?.seconds, B: sides.B?.seconds }).toEqual({ seconds: 190, A: 90, B: 90 });
  });

  it("know whose of the partners it was", () => {
    const pairs = opened({ sides: { A: ["A1", "A2"], B: ["B1", "B2"] } });
    const match = recorded(pairs, BREAK, miss(1), pot(1), miss(2), miss(2));
    expect(statisticsOf(match).visits.map(({ player }) => player)).toEqual(["A1", "B1", "A2", "B2"]);
  });

  it("count the reds of a series as reds", () => {
    const reds = opened({ rulebook: "sinuca", options: { reds: 6 } });
    const two = shot({
      target: "red",
      contacts: ["red:1"],
      pots: [
        { ball: "red:1", pocket: 2 },
        { ball: "red:4", pocket: 3 },
      ],
    });
    const match = recorded(reds, broken(reds), two, pot(7), miss("red"));
    expect(statisticsOf(match).sides.B?.best).toMatchObject({ points: 9, balls: ["red", "red", 7] });
    const { series } = statisticsOf(frameAgainstBreak(reds)).sides.B ?? {};
    expect(series?.map(({ count }) => count)).toEqual([1, 1, 1, 0, 0]);
  });
});

describe.each(RULEBOOKS_PLAYABLE)("the statistics of random matches of %s", (rulebook) => {
  it("account for every point of a frame, every stroke and every foul", () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const draw = drawFrom(seed);
      const play = randomPlay(randomOpening(rulebook, draw), draw, 120);
      let step = play.next();
      while (step.done !== true) step = play.next();
      const match = step.value;
      const { sides, visits } = statisticsOf(match);
      const each = Object.values(sides);
      const strokes = visits.reduce((total, visit) => total + visit.strokes, 0);
      expect(each.reduce((total, side) => total + side.strokes, 0)).toBe(strokes);
      expect(each.reduce((total, side) => total + side.visits, 0)).toBe(visits.length);
      const corrected = match.standing.some(({ entry }) => entry.action.type === "correct");
      const state = stateOf(match);
      if (corrected || state.frame > 1 || show(state).scores === undefined) continue;
      for (const [side, { points }] of Object.entries(sides)) {
        // The keys are sides.
        const key = side as keyof typeof sides;
        expect(state.scores[key], `seed ${seed}, ${side}`).toBe(
          (state.startScores[key] ?? 0) + points.pots + points.penalties,
        );
      }
    }
  });
});
