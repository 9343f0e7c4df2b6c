import type { Choose, Layout, Position, RulebookId, Setup, Strike } from "@tacada/formats";
import { createMatch } from "@tacada/match";
import { isRack } from "@tacada/referee";
import { openedGame, playFrame } from "@tacada/testkit";
import { describe, expect, it } from "vitest";
import { act, type Game, gameOf, newGame, playStroke, replay, saveGame, TABLES_OF } from "./index.ts";

const AT = "2026-11-30T20:00:00Z";
const STRIKE: Strike = { speed: 6, azimuth: 0, elevation: 0, tip: [0, 0] };
const GROUP_GAMES = ["bilhar", "mata-mata", "bola-8"] as const;

/** A game in the middle of a frame, its balls put where the test wants them. */
function inside(rulebook: RulebookId, layout: Layout, setup: Setup, options = {}): Game {
  const sides = (["A", "B"] as const).map((id) => ({ id, name: id, players: [id] }));
  const [spec] = TABLES_OF[rulebook];
  const match = createMatch(
    {
      id: "inside",
      rulebook,
      options,
      sides,
      framesToWin: 1,
      break: { by: "agreed", side: "A" },
      table: { spec, cloth: "club", profile: "tacada-1" },
      seed: "inside",
    },
    setup,
  );
  const game = match.ok ? gameOf(match.value) : match;
  if (!game.ok) throw new Error(JSON.stringify(game.problem));
  return { ...game.value, layout };
}

function strike(game: Game, command: string, stroke: Partial<Strike>, cue?: Position): Game {
  const strikeMeant = { ...STRIKE, ...stroke };
  const played = playStroke(game, { command, at: AT, strike: strikeMeant, ...(cue && { cue }) });
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  return played.value.game;
}

function answer(game: Game, choice: Omit<Choose, "type">): Game {
  const command = `answer-${game.match.log.length}`;
  const acted = act(game, { command, at: AT, actor: "A", action: { type: "choose", ...choice } });
  if (!acted.ok) throw new Error(JSON.stringify(acted.problem));
  return acted.value.game;
}

const firstOf = (game: Game) => game.match.log[0]?.table?.rack?.map(Number) ?? [];

describe("a rack drawn by chance", () => {
  it.each(GROUP_GAMES)(
    "of %s is another for another seed, and stands in the entry of the break",
    (rulebook) => {
      const orders = ["one", "two", "three"].map((seed) => {
        const game = openedGame(seed, { rulebook });
        const cue = game.shown.inHand === "mark" ? undefined : ([-1, 0.05] as const);
        const broken = strike(game, "1", {}, cue);
        expect(isRack(game.shown, firstOf(broken))).toBe(true);
        expect(replay(JSON.parse(JSON.stringify(saveGame(broken))))).toMatchObject({
          value: { differences: [] },
        });
        return firstOf(broken);
      });
      expect(new Set(orders.map(String)).size).toBe(3);
      expect(openedGame("one", { rulebook }).layout).toEqual(openedGame("one", { rulebook }).layout);
    },
  );

  it("is drawn anew for the next frame, and the same after an undo", () => {
    const first = openedGame("next", { rulebook: "mata-mata", framesToWin: 2 });
    const won = playFrame(first, "next");
    expect(Object.keys(won.layout)).toHaveLength(14);
    expect(won.layout).not.toEqual(first.layout);
    const to = won.match.standing.length - 1;
    const back = act(won, { command: "back", at: AT, actor: "A", action: { type: "undo", to } });
    if (!back.ok) throw new Error(JSON.stringify(back.problem));
    const again = act(back.value.game, { command: "again", at: AT, actor: "A", action: { type: "redo" } });
    expect(again.ok && again.value.game.layout).toEqual(won.layout);
  });

  it("is left as it was when a break has not touched it", () => {
    const game = openedGame("missed", { rulebook: "bola-8", breaker: "A" });
    const missed = strike(game, "1", { azimuth: Math.PI, speed: 1 }, [-0.9, 0]);
    expect(missed.shown.choices?.any).toContain("retake");
    expect(answer(missed, { choice: "retake" }).layout).toEqual(game.layout);
  });

  it("is drawn anew for a break that is played again", () => {
    const game = openedGame("soft", { rulebook: "bola-8", breaker: "A" });
    const soft = strike(game, "1", { speed: 1.2 }, [-0.9, 0.01]);
    expect(soft.shown.choices?.any).toContain("re-rack");
    const racked = answer(soft, { choice: "re-rack" });
    expect(Object.keys(racked.layout)).toHaveLength(15);
    expect(racked.layout).not.toEqual(game.layout);
    const broken = strike(racked, "2", {}, [-0.9, 0.01]);
    expect(isRack(racked.shown, broken.match.log.at(-1)?.table?.rack?.map(Number) ?? [])).toBe(true);
  });
});

describe("a table of the rulebook", () => {
  const start = {
    id: "table",
    rulebook: "bola-8",
    options: {},
    sides: [
      { id: "A", name: "Ana", players: ["Ana"] },
      { id: "B", name: "Bia", players: ["Bia"] },
    ],
    framesToWin: 1,
    seed: "table",
    cloth: "club",
  } satisfies Parameters<typeof newGame>[0];

  it("is the first of them unless another is wanted", () => {
    const usual = newGame(start);
    expect(usual.ok && usual.value.table.id).toBe("pool-9ft");
    const smaller = newGame({ ...start, spec: "pool-8ft" });
    expect(smaller.ok && smaller.value.table.id).toBe("pool-8ft");
  });

  it("keeps the physics that the match was begun with, when it is played again", () => {
    const game = newGame({ ...start, profile: "tacada-2", break: { by: "agreed", side: "A" } });
    if (!game.ok) throw new Error(JSON.stringify(game.problem));
    const broken = strike(game.value, "1", { elevation: 0.06 }, [-0.9, 0.01]);
    expect(saveGame(broken).table?.profile).toBe("tacada-2");
    expect(replay(JSON.parse(JSON.stringify(saveGame(broken))))).toMatchObject({
      value: { differences: [] },
    });
  });

  it("is none of another rulebook", () => {
    const game = newGame({ ...start, spec: "bar" });
    expect(!game.ok && game.problem).toMatchObject({
      path: "table.spec",
      expected: '"pool-9ft" | "pool-8ft"',
    });
  });
});

describe("choices that move balls", () => {
  it("[bilhar 9.1] the 8 is put on a short cushion, and the cue ball to its mark", () => {
    const pocketed = strike(
      inside(
        "bilhar",
        { cue: [0.7, 0.15], "3": [0.95, 0.4], "12": [-0.5, -0.3] },
        { stage: "series", groups: { A: "low", B: "high" }, balls: [3, 12], turn: "A" },
      ),
      "pot",
      { speed: 1.5, azimuth: Math.PI / 4, tip: [0, -0.5] },
    );
    expect(pocketed.shown.choices).toEqual({ by: "B", any: ["place-eight"] });
    const onBed: Choose = { type: "choose", choice: "place-eight", at: [0, 0.2] };
    const refused = act(pocketed, { command: "bed", at: AT, actor: "B", action: onBed });
    expect(!refused.ok && refused.problem.path).toBe("at");
    const suggested = answer(pocketed, { choice: "place-eight" });
    expect(suggested.layout["8"]?.[0]).toBeCloseTo(
      suggested.table.length / 2 - suggested.table.ball.radius,
      9,
    );
    expect(suggested.layout["cue"]).toBeUndefined();
    expect(suggested.shown).toMatchObject({ turn: "A", stage: "eight", inHand: "mark" });
    const x = suggested.table.length / 2 - suggested.table.ball.radius;
    expect(answer(pocketed, { choice: "place-eight", at: [-x, 0.1] }).layout["8"]).toEqual([-x, 0.1]);
    // On its mark the cue ball needs no hand.
    expect(
      strike(suggested, "eight", { speed: 1, azimuth: 0.1 }).match.log.at(-1)?.table?.digest,
    ).toBeDefined();
  });

  const play: Setup = {
    stage: "play",
    groups: { A: "solids", B: "stripes" },
    balls: [1, 2, 9, 10],
    turn: "A",
  };
  const spread: Layout = {
    cue: [0, 0],
    "1": [0.5, 0.3],
    "2": [-0.5, 0.3],
    "9": [0.5, -0.3],
    "10": [-0.8, -0.3],
  };

  it("[mata-mata 7.1] the ball that the opponent takes off is gone, and [7.3] the cue ball goes to its mark", () => {
    const missed = strike(inside("mata-mata", spread, play), "miss", { speed: 0.2, azimuth: 1.5 });
    expect(missed.shown.choices).toMatchObject({ by: "B", any: ["remove"] });
    const removed = answer(missed, { choice: "remove", balls: [10] });
    expect(Object.keys(removed.layout).sort()).toEqual(["1", "2", "9", "cue"]);
    const marked = answer(removed, { choice: "cue-to-mark" });
    expect(marked.layout["cue"]).toBeUndefined();
    expect(marked.shown.inHand).toBe("mark");
  });

  it("[bola-8 2.6] the 8 of the break is spotted", () => {
    const opened = openedGame("eight", { rulebook: "bola-8", breaker: "A" });
    const hanging = { ...opened, layout: { ...opened.layout, "8": [-0.1, 0.553] as const } };
    const azimuth = Math.atan2(0.553 + 0.3, 0.8);
    const broken = strike(hanging, "1", { speed: 2.5, azimuth, tip: [0, -0.3] }, [-0.9, -0.3]);
    expect(broken.shown.choices?.any).toContain("spot-eight");
    const { x, y } = broken.table.spots["foot"] ?? { x: 0, y: 0 };
    // The tip of the rack lies on the foot spot.
    const [behind = 0, aside] = answer(broken, { choice: "spot-eight" }).layout["8"] ?? [];
    expect(aside).toBe(y);
    expect(behind).toBeGreaterThan(x + 8 * broken.table.ball.radius);
  });
});
