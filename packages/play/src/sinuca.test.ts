import type { Layout, Setup, Strike } from "@tacada/formats";
import { createMatch } from "@tacada/match";
import { openedGame } from "@tacada/testkit";
import { describe, expect, it } from "vitest";
import {
  act,
  type Game,
  gameOf,
  layoutFor,
  playStroke,
  proposedStalemate,
  replay,
  saveGame,
} from "./index.ts";

const AT = "2026-11-30T20:00:00Z";
const stroke = (strike: Partial<Strike>): Strike => ({
  speed: 1,
  azimuth: 0,
  elevation: 0,
  tip: [0, 0],
  ...strike,
});

/** A game of `sinuca` in the middle of a frame, its balls put where the test wants them. */
function inside(layout: Layout, setup: Setup, options = {}): Game {
  const match = createMatch(
    {
      id: "inside",
      rulebook: "sinuca",
      options,
      sides: [
        { id: "A", name: "Ana", players: ["Ana"] },
        { id: "B", name: "Bia", players: ["Bia"] },
      ],
      framesToWin: 1,
      break: { by: "agreed", side: "A" },
      table: { spec: "sinuca-12ft", cloth: "club", profile: "tacada-1" },
      seed: "inside",
    },
    setup,
  );
  const game = match.ok ? gameOf(match.value) : match;
  if (!game.ok) throw new Error(JSON.stringify(game.problem));
  return { ...game.value, layout };
}

function played(game: Game, command: string, strike: Strike): Game {
  const result = playStroke(game, { command, at: AT, strike });
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value.game;
}

/** A red straight before the cue ball, everything else out of the way. */
const STRAIGHT: Layout = {
  cue: [0.4, -0.3],
  "red:4": [0.5, -0.3],
  "red:9": [1.5, 0.6],
  "2": [-1.0475, -0.292],
  "3": [-1.0475, 0.292],
  "4": [-1.0475, 0],
  "5": [0, 0],
  "6": [0.89225, 0],
  "7": [1.4605, 0],
};
const LEFT: Setup = { stage: "red", balls: { red: 2, colors: [2, 3, 4, 5, 6, 7] }, inHand: false };

describe("a repetition after a miss", () => {
  it("[sinuca 15] is played from the layout that the miss was played on", () => {
    const before = played(inside(STRAIGHT, LEFT, { preset: "wpbsa" }), "1", stroke({ speed: 0.3 }));
    const missed = played(before, "2", stroke({ azimuth: 2, speed: 0.3 }));
    expect(missed.shown.choices).toMatchObject({ by: "A", any: ["play", "pass", "replay"] });
    const again = act(missed, {
      command: "3",
      at: AT,
      actor: "A",
      action: { type: "choose", by: "A", choice: "replay" },
    });
    if (!again.ok) throw new Error(JSON.stringify(again.problem));
    expect(again.value.game.layout).toEqual(before.layout);
    expect(again.value.game.layout).not.toEqual(missed.layout);
    expect(again.value.game.shown).toMatchObject({ turn: "B", stage: "red" });
  });

  it("[sinuca 15] begins with the cue ball in hand when the miss did", () => {
    const game = openedGame("hand", {
      rulebook: "sinuca",
      options: { preset: "wpbsa", reds: 6 },
      breaker: "A",
    });
    const missed = playStroke(game, {
      command: "1",
      at: AT,
      cue: [-1.1, 0.1],
      strike: stroke({ azimuth: 3, speed: 0.2 }),
    });
    if (!missed.ok) throw new Error(JSON.stringify(missed.problem));
    const action = { type: "choose", by: "B", choice: "replay" } as const;
    const again = act(missed.value.game, { command: "2", at: AT, actor: "B", action });
    if (!again.ok) throw new Error(JSON.stringify(again.problem));
    expect(again.value.game.layout).toEqual(game.layout);
    expect(again.value.game.shown).toMatchObject({ turn: "A", inHand: "d" });
    expect(layoutFor(again.value.game, [-1.1, 0.2]).ok).toBe(true);
    expect(replay(JSON.parse(JSON.stringify(saveGame(again.value.game))))).toMatchObject({
      value: { differences: [] },
    });
  });
});

describe("[sinuca 46] a stalemate", () => {
  const near = { ...STRAIGHT, cue: [0.446, -0.3] as const };
  const nudged = (game: Game, count: number): Game =>
    Array.from({ length: count }, (_, index) => String(index + 1)).reduce(
      (current, command) => played(current, `${game.match.log.length}-${command}`, stroke({ speed: 0.045 })),
      game,
    );

  it("is proposed with the third stroke of either side that changes nothing, after one that began the position", () => {
    const proposals = [3, 5, 6].map((count) => proposedStalemate(nudged(inside(near, LEFT), count)));
    expect(proposals).toEqual([undefined, undefined, "stalemate-warning"]);
  });

  it("is only proposed, and its end after a warning and one more such stroke", () => {
    const game = nudged(inside(near, LEFT), 6);
    expect(game.shown.over).toBeUndefined();
    const action = { type: "incident", kind: "stalemate-warning" } as const;
    const warned = act(game, { command: "warn", at: AT, actor: "official", action });
    if (!warned.ok) throw new Error(JSON.stringify(warned.problem));
    expect(proposedStalemate(warned.value.game)).toBeUndefined();
    expect(proposedStalemate(nudged(warned.value.game, 1))).toBe("stalemate");
  });

  it("is not proposed when a ball was moved", () => {
    const game = played(nudged(inside(near, LEFT), 5), "moved", stroke({ speed: 1.2 }));
    expect(proposedStalemate(game)).toBeUndefined();
  });
});

describe("a red that fell late", () => {
  const late = (game: Game, ball: "red" | "red:4") =>
    act(game, {
      command: "late",
      at: AT,
      actor: "official",
      action: { type: "incident", kind: "late-drop", by: "A", ball, pocket: 4, when: "before-touch" },
    });

  it.each([
    ["red:4", ["red:9"]],
    ["red", ["red:4"]],
  ] as const)(
    "named as %s is taken off the layout, the nearest to the pocket where none is told",
    (ball, left) => {
      const game = played(inside(STRAIGHT, LEFT, { lateDrop: "touch" }), "1", stroke({ speed: 0.3 }));
      const fallen = late(game, ball);
      if (!fallen.ok) throw new Error(JSON.stringify(fallen.problem));
      expect(Object.keys(fallen.value.game.layout).filter((each) => each.startsWith("red"))).toEqual(left);
      expect(fallen.value.game.shown.scores).toEqual({ A: 1, B: 0 });
    },
  );
});
