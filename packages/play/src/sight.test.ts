import type { Strike } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { type Game, newGame } from "./game.ts";
import { previewOf } from "./sight.ts";
import { playStroke } from "./stroke.ts";

function begun(): Game {
  const made = newGame({
    id: "sight",
    rulebook: "sinuca-brasileira",
    options: {},
    sides: [
      { id: "A", name: "Ana", players: ["Ana"] },
      { id: "B", name: "Bia", players: ["Bia"] },
    ],
    framesToWin: 1,
    break: { by: "agreed", side: "A" },
    seed: "sight",
    cloth: "club",
  });
  if (!made.ok) throw new Error(made.problem.expected);
  return made.value;
}

const CUE: [number, number] = [-0.71, -0.1];
/** Onto ball 1 with side and draw, hard enough to meet cushions. */
const STRIKE: Strike = { speed: 3, azimuth: -0.177, elevation: 0, tip: [0.2, -0.3] };

function preview(whole?: boolean) {
  const found = previewOf(begun(), { strike: STRIKE, cue: CUE }, whole);
  if (!found.ok) throw new Error(found.problem.expected);
  return found.value;
}

describe("what an aiming aid may show", () => {
  it("is the first stretch, unless the whole ways are asked for", () => {
    expect(preview().ways).toBeUndefined();
    const { ways, ...first } = preview(true);
    expect(first).toEqual(preview());
    expect(ways).toHaveLength(2);
  });

  it("is the way of either ball from where it lies to where the stroke leaves it, spin and cushions included", () => {
    const game = begun();
    const [cue, one] = preview(true).ways ?? [];
    const played = playStroke(game, { command: "1", at: "2026-11-30T20:00:00Z", strike: STRIKE, cue: CUE });
    if (!played.ok) throw new Error(played.problem.expected);
    const { final, events } = played.value.trace;
    for (const [ball, way, from] of [
      ["cue", cue, CUE],
      ["1", one, game.layout["1"]],
    ] as const) {
      expect([way?.[0]?.x, way?.[0]?.y]).toEqual(from);
      expect([way?.at(-1)?.x, way?.at(-1)?.y]).toEqual(final[ball]);
    }
    const bank = events.find(({ type, balls }) => type === "cushion" && balls[0] === "1");
    expect(one).toContainEqual({ x: bank?.at[0], y: bank?.at[1] });
  });

  it("is the cue ball's way alone where it meets nothing", () => {
    const found = previewOf(begun(), { strike: { ...STRIKE, speed: 0.1 }, cue: CUE }, true);
    expect(found).toMatchObject({ ok: true, value: { ways: [expect.anything()] } });
  });
});
