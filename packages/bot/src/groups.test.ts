import type { Layout, RulebookId, Setup } from "@tacada/formats";
import { createEngine } from "@tacada/physics";
import { consequenceOf, newGame, playStroke, replay, saveGame } from "@tacada/play";
import { eightPlaces } from "@tacada/referee";
import { begin, judge, show } from "@tacada/rules";
import { BAR, POOL_9FT } from "@tacada/table";
import { describe, expect, it } from "vitest";
import { type BotPosition, plan, playDuel, SKILLS } from "./index.ts";
import { winChance } from "./value.ts";

const BUDGET = { strikes: 120 };
const TABLES = { bilhar: BAR, "mata-mata": BAR, "bola-8": POOL_9FT } as const;

function position(rulebook: keyof typeof TABLES, layout: Layout, setup: Setup): BotPosition {
  const table = TABLES[rulebook];
  const balls = Object.keys(layout)
    .filter((ball) => ball !== "cue")
    .map(Number);
  const state = begin({ rulebook, setup: { balls, inHand: false, turn: "A", ...setup } });
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  const profile = "tacada-1";
  const engine = createEngine(table, { cloth: "club", profile });
  return { table, engine, profile, layout, state: state.value, shown: show(state.value) };
}

describe("a duel of a game of groups", () => {
  const games: readonly (readonly [RulebookId, Record<string, string | number | boolean>])[] = [
    ["bilhar", {}],
    ["bilhar", { payment: "own-back" }],
    ["mata-mata", {}],
    ["mata-mata", { balls: 10, uncalled: "fault" }],
    ["bola-8", {}],
    ["bola-8", { referee: false }],
  ];

  it.each(games)(
    "of %s with %j runs to its end without a refused move, and plays again the same",
    (rulebook, options) => {
      const id = `groups ${rulebook}`;
      const duel = { id, rulebook, options, levels: [2, 2], framesToWin: 1, seed: id, breaker: "B" } as const;
      const game = playDuel({ ...duel, budget: { strikes: 40 } });
      if (!game.ok) throw new Error(JSON.stringify(game.problem));
      expect(game.value.shown.match?.winner).toMatch(/^[AB]$/);
      expect(replay(JSON.parse(JSON.stringify(saveGame(game.value))))).toMatchObject({
        value: { differences: [] },
      });
    },
  );
});

describe("a plan in a game of groups", () => {
  it.each([2, 5] as const)(
    "[bola-8 2.4] breaks with power at level %d, so that the break is no foul",
    (level) => {
      const started = newGame({
        id: "break",
        rulebook: "bola-8",
        options: {},
        sides: [
          { id: "A", name: "A", players: ["A"] },
          { id: "B", name: "B", players: ["B"] },
        ],
        framesToWin: 1,
        seed: "break",
        cloth: "club",
        break: { by: "agreed", side: "A" },
      });
      if (!started.ok) throw new Error(started.problem.expected);
      const { move } = plan(started.value, SKILLS[level], BUDGET, "break");
      if (move.type !== "stroke") throw new Error("an answer to nothing");
      const at = "2026-11-30T20:00:00Z";
      expect(playStroke(started.value, { command: "break", at, ...move })).toMatchObject({
        value: { ruling: { fouls: [] } },
      });
    },
  );

  it.each(["bilhar", "mata-mata", "bola-8"] as const)("of %s pots a ball of its own group", (rulebook) => {
    const { length, width } = TABLES[rulebook];
    const hanging = [length / 2 - 0.12, width / 2 - 0.12] as const;
    const layout = {
      cue: [0.5, 0],
      "3": hanging,
      "4": [-0.24, 0.2],
      "12": [0.3, 0.3],
      "13": [-0.3, 0.2],
    } as const;
    const stage = { bilhar: "series", "mata-mata": "play", "bola-8": "groups" }[rulebook];
    const group = rulebook === "bilhar" ? "low" : "solids";
    const eight: Layout = rulebook === "bola-8" ? { "8": [-0.9, -0.4] } : {};
    const shot = position(rulebook, { ...layout, ...eight }, { stage, groups: { A: group } });
    expect(plan(shot, SKILLS[5], BUDGET, "own").reason).toMatchObject({
      purpose: "pot",
      target: 3,
      pocket: 4,
    });
  });

  it("calls ball and pocket at the last ball", () => {
    const { length, width } = POOL_9FT;
    const layout = {
      cue: [0.6, 0.1],
      "8": [length / 2 - 0.12, width / 2 - 0.12],
      "12": [-0.4, 0.3],
    } as const;
    const last = position("bola-8", layout, { stage: "eight", groups: { A: "solids" } });
    const { move, winProbability } = plan(last, SKILLS[5], BUDGET, "eight");
    expect(move).toMatchObject({ call: { ball: 8, pocket: 4 } });
    expect(winProbability).toBeGreaterThan(0.8);
  });

  it("[mata-mata 7.1] takes off the ball that lies badly and keeps the one that hangs", () => {
    const hanging = [BAR.length / 2 - 0.1, BAR.width / 2 - 0.1] as const;
    const layout = {
      cue: [0.6, 0.1],
      "9": [-1.07, 0],
      "10": hanging,
      "3": [-1.01, 0.02],
      "4": [-0.2, 0],
    } as const;
    const before = position("mata-mata", layout, { stage: "play", groups: { A: "solids" } });
    const judged = judge(before.state, { type: "shot", target: 3, contacts: [9] });
    if (!judged.ok) throw new Error(JSON.stringify(judged.problem));
    const fouled = { ...before, state: judged.value.state, shown: show(judged.value.state) };
    expect(fouled.shown.choices).toMatchObject({ by: "B", any: ["remove"], count: 1 });
    const { move } = plan(fouled, SKILLS[5], BUDGET, "remove");
    expect(move).toEqual({ type: "choose", by: "B", choice: "remove", balls: [9] });
  });

  it("[bilhar 9.1] puts the 8 where it is hard to pot", () => {
    const layout = { cue: [0.2, 0.1], "12": [-0.5, -0.3], "13": [0.4, 0.4] } as const;
    const cleared = position("bilhar", layout, { stage: "eight", groups: { A: "low" } });
    expect(cleared.shown.choices).toMatchObject({ by: "B", any: ["place-eight"] });
    const { move, winProbability } = plan(cleared, SKILLS[5], BUDGET, "place");
    if (move.type !== "choose") throw new Error("a place for the 8");
    expect(consequenceOf(cleared, move).ok).toBe(true);
    const { cue: _, ...balls } = layout;
    const chances = eightPlaces(BAR, balls).flatMap(({ x, y }) => {
      const placed = consequenceOf(cleared, { type: "choose", choice: "place-eight", at: [x, y] });
      return placed.ok ? [winChance(BAR, placed.value.shown, placed.value.layout, "B", SKILLS[5])] : [];
    });
    expect(winProbability).toBe(Math.max(...chances));
    expect(winProbability).toBeGreaterThan(Math.min(...chances));
  });
});
