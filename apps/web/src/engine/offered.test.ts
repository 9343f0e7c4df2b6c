import { readFileSync } from "node:fs";
import { type Game, loadGame } from "@tacada/play";
import { describe, expect, it } from "vitest";
import { offeredBy } from "./offered.ts";
import { priceOf } from "./price.ts";

/** A match that is kept for the browser tests. */
function keptGame(name: string): Game {
  const { format: _, ...match } = JSON.parse(
    readFileSync(new URL(`../../e2e/fixtures/${name}.json`, import.meta.url), "utf8"),
  );
  const game = loadGame(match);
  if (!game.ok) throw new Error(JSON.stringify(game.problem));
  return game.value;
}

describe("what an open choice may say", () => {
  it("is one ball of the group of the side that was favoured", () => {
    const game = keptGame("remove");
    const { choices, groups, balls } = game.shown;
    const solid = groups?.[choices?.by ?? "A"] === "solids";
    const own = Array.isArray(balls) ? balls.filter((ball) => Number(ball) < 8 === solid) : [];
    expect(own.length).toBeGreaterThan(0);
    expect(offeredBy(game)).toEqual({ removal: { count: 1, balls: own } });
  });

  it("is one of the two groups of the game", () => {
    expect(offeredBy(keptGame("group"))).toEqual({ groups: ["solids", "stripes"] });
  });

  it("is a place on a short cushion for the 8, the middle of the foot first where it is free", () => {
    const game = keptGame("place-eight");
    const { eight = [] } = offeredBy(game);
    expect(eight.length).toBeGreaterThan(10);
    const end = game.table.length / 2 - game.table.ball.radius;
    for (const [x] of eight) expect(Math.abs(x)).toBeCloseTo(end, 9);
  });

  it("is nothing more where the words say all", () => {
    expect(offeredBy(keptGame("free-ball"))).toEqual({});
  });
});

describe("the price of hitting nothing", () => {
  it("is the value of the colour, at least four", () => {
    const game = keptGame("color");
    expect([2, 7].map((ball) => priceOf(game, ball, { ball }))).toEqual([4, 7]);
  });

  it("is none where nothing is paid in points", () => {
    expect(priceOf(keptGame("in-hand"), 1, undefined)).toBeUndefined();
  });
});
