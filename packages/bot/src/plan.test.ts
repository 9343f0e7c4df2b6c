import type { Facts, Layout, Setup } from "@tacada/formats";
import { createEngine } from "@tacada/physics";
import { replay, saveGame } from "@tacada/play";
import { rackOf } from "@tacada/referee";
import { begin, judge, show } from "@tacada/rules";
import { SINUCA_12FT, SINUCA_BRASILEIRA } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { type BotPosition, plan, playDuel, SKILLS } from "./index.ts";

const table = SINUCA_BRASILEIRA;
const profile = "tacada-1";
const engine = createEngine(table, { cloth: "club", profile });
const long = createEngine(SINUCA_12FT, { cloth: "club", profile });
const BUDGET = { strikes: 150 };

/** A position of `sinuca`, whose balls are those of the layout. */
function redsUp(layout: Layout, setup: Setup): BotPosition {
  const names = Object.keys(layout);
  const red = names.filter((ball) => ball.startsWith("red:")).length;
  const colors = [2, 3, 4, 5, 6, 7].filter((ball) => names.includes(String(ball)));
  const state = begin({
    rulebook: "sinuca",
    setup: { balls: { red, colors }, inHand: false, ...setup },
  });
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  return { table: SINUCA_12FT, engine: long, profile, layout, state: state.value, shown: show(state.value) };
}

function position(layout: Layout, setup: Setup): BotPosition {
  const state = begin({ rulebook: "sinuca-brasileira", setup });
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  return { table, engine, profile, layout, state: state.value, shown: show(state.value) };
}

/** The 7 in front of a corner, the cue ball straight behind it. */
const STRAIGHT = position(
  { cue: [0.9, 0.2], "7": [table.length / 2 - 0.12, table.width / 2 - 0.12] },
  { stage: "start", balls: [7], scores: { A: 40, B: 40 } },
);

describe("a plan", () => {
  it.each([2, 5] as const)("of level %i pots a straight last ball", (level) => {
    const { move, reason, winProbability } = plan(STRAIGHT, SKILLS[level], BUDGET, "straight");
    expect(reason).toMatchObject({ purpose: "pot", target: 7, pocket: 4 });
    expect(move).toMatchObject({ type: "stroke", call: { ball: 7, pocket: 4 } });
    expect(winProbability).toBeGreaterThan(0.8);
  });

  it("is the same for the same seed, and keeps to its budget", () => {
    const first = plan(STRAIGHT, SKILLS[5], BUDGET, "same");
    expect(plan(STRAIGHT, SKILLS[5], BUDGET, "same")).toEqual(first);
    expect(first.work).toBeLessThanOrEqual(BUDGET.strikes * 1.5);
  });

  it("looks for a way out when no pot comes off and the ball on cannot be met", () => {
    const hidden = position(
      {
        cue: [-0.797, -0.457],
        "4": [-0.313, 0.436],
        "5": [-0.726, -0.378],
        "6": [0.229, 0.206],
        "7": [0.776, 0.368],
      },
      { stage: "start", balls: [4, 5, 6, 7] },
    );
    const { move, reason } = plan(hidden, SKILLS[2], BUDGET, "hidden");
    expect(reason).toMatchObject({ purpose: "escape", target: 4 });
    expect(move.type).toBe("stroke");
  });

  it.each([2, 5] as const)("of level %i breaks so that the break stands", (level) => {
    const rack = position(rackOf(table, { rulebook: "sinuca-brasileira", options: {} }), { stage: "break" });
    const { reason, winProbability } = plan(rack, SKILLS[level], BUDGET, "break");
    expect(reason.fouls).toBeLessThan(0.1);
    expect(winProbability).toBeGreaterThan(0.3);
  });

  it("puts the cue ball in hand in the D", () => {
    const inHand = position(
      { "6": [0, 0.4], "7": [1.16, 0] },
      { stage: "start", balls: [6, 7], inHand: "d", scores: { A: 40, B: 40 } },
    );
    const { move } = plan(inHand, SKILLS[5], BUDGET, "hand");
    expect(move.type === "stroke" && move.cue).toBeDefined();
    expect(move.type === "stroke" && (move.cue?.[0] ?? 0)).toBeLessThanOrEqual(table.d?.line ?? 0);
  });

  it("calls the cushion when the ball on is hidden", () => {
    const hidden = position(
      { cue: [0, 0], "6": [1.2, 0], "7": [0.08, 0] },
      { stage: "on-only", balls: [6, 7], scores: { A: 40, B: 40 } },
    );
    const { move, reason } = plan(hidden, SKILLS[5], BUDGET, "hidden");
    expect(reason).toMatchObject({ purpose: "escape", target: 6 });
    expect(move.type === "stroke" && move.call).toMatchObject({ cushionFirst: true });
  });
});

describe("a plan of sinuca", () => {
  const colors: Layout = {
    "2": [-1.0475, -0.292],
    "3": [-1.0475, 0.292],
    "4": [-1.0475, 0],
    "5": [0, 0],
    "6": [0.89225, 0],
    "7": [1.4605, 0],
  };

  it("pots one of the reds, which needs no call", () => {
    const easy = redsUp(
      { ...colors, cue: [1.3, 0.5], "red:2": [1.6, 0.75], "red:7": [-1.5, 0] },
      { stage: "red" },
    );
    const { move, reason } = plan(easy, SKILLS[5], BUDGET, "red");
    expect(reason).toMatchObject({ purpose: "pot", target: "red", pocket: 4 });
    expect(move).not.toHaveProperty("call");
  });

  it("names the colour after a red", () => {
    const layout = { ...colors, "7": [1.6, 0.75], cue: [1.3, 0.5], "red:2": [0.3, -0.5] } as const;
    const { move } = plan(redsUp(layout, { stage: "color" }), SKILLS[5], BUDGET, "color");
    expect(move).toMatchObject({ type: "stroke", target: 7, call: { ball: 7 } });
  });

  /** A foul of B has left A this layout. */
  function fouled(layout: Layout, after: Facts): BotPosition {
    const before = redsUp(layout, { stage: "red", turn: "B" });
    const judged = judge(before.state, { type: "shot", target: "red", contacts: [2], after });
    if (!judged.ok) throw new Error(JSON.stringify(judged.problem));
    return { ...before, state: judged.value.state, shown: show(judged.value.state) };
  }

  it("takes a free ball when the red is hidden and a colour hangs", () => {
    const hidden = fouled(
      { ...colors, "7": [1.6, 0.75], cue: [1.3, 0.5], "6": [1.23, 0.43], "red:2": [0.9, 0.1] },
      { snooker: "total", fullBallOpen: false },
    );
    expect(hidden.shown.choices?.any).toContain("free-ball");
    const { move } = plan(hidden, SKILLS[5], BUDGET, "free");
    expect(move).toEqual({ type: "choose", by: "A", choice: "free-ball" });
  });

  it("has the opponent play again rather than be snookered itself", () => {
    const hidden = fouled(
      { ...colors, cue: [-1.7, 0.8], "4": [-1.62, 0.75], "3": [-1.66, 0.72], "red:2": [1.5, -0.8] },
      { snooker: "total", fullBallOpen: false },
    );
    const { move } = plan(hidden, SKILLS[2], BUDGET, "pass");
    expect(move.type).toBe("choose");
  });
});

describe("a duel of sinuca", () => {
  const duel = (seed: string) =>
    playDuel({
      id: seed,
      rulebook: "sinuca",
      options: { reds: 6 },
      levels: [5, 2],
      framesToWin: 1,
      seed,
      breaker: "B",
      budget: { strikes: 60 },
    });

  it("runs to its end without a refused move, and plays again to the same record", () => {
    const game = duel("reds");
    if (!game.ok) throw new Error(JSON.stringify(game.problem));
    expect(game.value.shown.match?.winner).toMatch(/^[AB]$/);
    expect(replay(JSON.parse(JSON.stringify(saveGame(game.value))))).toMatchObject({
      value: { differences: [] },
    });
  });
});

describe("a duel", () => {
  const duel = (seed: string) =>
    playDuel({
      id: seed,
      rulebook: "sinuca-brasileira",
      levels: [5, 2],
      framesToWin: 1,
      seed,
      breaker: "B",
      budget: { strikes: 60 },
    });

  it("runs to its end without a refused move, the better level winning", () => {
    const winners = ["one", "two", "three"].map((seed) => {
      const game = duel(seed);
      if (!game.ok) throw new Error(JSON.stringify(game.problem));
      return game.value.shown.match?.winner;
    });
    expect(winners).toEqual(["A", "A", "A"]);
  });

  it("gives the same record for the same seed", () => {
    expect(duel("again")).toEqual(duel("again"));
  });
});
