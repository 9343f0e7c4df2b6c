import type { Setup } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { miss, play, table } from "../../test/trial.ts";
import { begin, optionsOf, type Start, show } from "../index.ts";

function problemOf(start: Omit<Start, "rulebook">, rulebook = "sinuca-brasileira") {
  const begun = begin({ rulebook, ...start });
  if (begun.ok) throw new Error("begun");
  return begun.problem;
}

describe("the beginning of a match", () => {
  it("is a fresh frame where nothing is said", () => {
    const begun = begin({ rulebook: "sinuca-brasileira" });
    expect(begun.ok && show(begun.value)).toMatchObject({
      frame: 1,
      frames: { A: 0, B: 0 },
      framesToWin: 1,
      stage: "break",
      turn: "A",
      breaker: "A",
      ballOn: 1,
      inHand: "d",
      balls: [1, 2, 3, 4, 5, 6, 7],
      targets: [{ ball: 1, castigo: false, callDue: false }],
      scores: { A: 0, B: 0 },
      remaining: 112,
      discipline: { A: 0, B: 0 },
      options: { breakFoul: "repeat", penaltyTo: "all", lastBallFoulEnds: false },
    });
  });

  it("takes handicap, breaker and players", () => {
    const begun = begin({
      rulebook: "sinuca-brasileira",
      breaker: "B",
      startScores: { A: 10 },
      players: { A: ["Ana", "Alice"], B: ["Bia", "Bruna"] },
    });
    if (!begun.ok) throw new Error(begun.problem.path);
    expect(show(begun.value)).toMatchObject({
      turn: "B",
      breaker: "B",
      player: "Bia",
      scores: { A: 10, B: 0 },
    });
    const next = play(begun.value, miss(1), miss(1), miss(1)).state;
    expect(show(next)).toMatchObject({ turn: "A", player: "Alice" });
  });

  it.each<[string, Omit<Start, "rulebook">, string, string]>([
    ["an unknown option", { options: { reds: 15 } }, "not-in-this-rulebook", "options.reds"],
    ["an unknown value", { options: { breakFoul: "never" } }, "malformed", "options.breakFoul"],
    ["one side", { sides: ["A"] }, "malformed", "sides"],
    ["a side twice", { sides: ["A", "A"] }, "malformed", "sides"],
    ["a breaker who does not play", { breaker: "C" }, "unknown-side", "breaker"],
    ["points of a stranger", { startScores: { C: 1 } }, "unknown-side", "startScores.C"],
    ["half a frame", { framesToWin: 1.5 }, "malformed", "framesToWin"],
    [
      "a pair among three",
      { sides: ["A", "B", "C"], players: { A: ["Ana", "Alice"] } },
      "malformed",
      "players.A",
    ],
  ])("is refused with %s", (_, start, kind, path) => {
    expect(problemOf(start)).toMatchObject({ kind, path });
  });

  it.each<[string, Setup, string, string]>([
    ["an unknown stage", { stage: "red" }, "malformed", "setup.stage"],
    [
      "a ball that the game does not have",
      { stage: "start", balls: [6, 7, 8] },
      "unknown-ball",
      "setup.balls[2]",
    ],
    ["a gap in the balls", { stage: "start", balls: [3, 5, 6, 7] }, "impossible", "setup.balls"],
    ["a ball twice", { stage: "start", balls: [7, 7] }, "impossible", "setup.balls"],
    ["no ball", { stage: "start", balls: [] }, "impossible", "setup.balls"],
    ["reds", { stage: "start", balls: { red: 3, colors: [2] } }, "malformed", "setup.balls"],
    ["a break with balls down", { stage: "break", balls: [6, 7] }, "impossible", "setup.balls"],
    [
      "a complementary frame with more than the 7",
      { stage: "tiebreak", balls: [6, 7] },
      "impossible",
      "setup.balls",
    ],
    ["groups", { groups: { A: "solids" } }, "not-in-this-rulebook", "setup.groups"],
    ["a cue ball in hand anywhere", { inHand: "anywhere" }, "not-in-this-rulebook", "setup.inHand"],
    ["a match lost before", { discipline: { A: 2 } }, "impossible", "setup.discipline.A"],
    ["a match won before", { frames: { A: 1 } }, "impossible", "setup.frames.A"],
    ["a turn of a stranger", { turn: "C" }, "unknown-side", "setup.turn"],
  ])("is refused with a setup of %s", (_, setup, kind, path) => {
    expect(problemOf({ setup })).toMatchObject({ kind, path });
  });

  it("is refused under a rulebook that does not exist", () => {
    expect(problemOf({}, "truco")).toMatchObject({ kind: "not-in-this-rulebook", path: "rulebook" });
  });

  it("takes every value that an option lists, and the default is one of them", () => {
    for (const { name, values, default: usual } of optionsOf("sinuca-brasileira")) {
      expect(values).toContain(usual);
      for (const value of values) expect(show(table({}, { [name]: value })).options[name]).toBe(value);
    }
  });
});
