import type { MatchHeader } from "@tacada/formats";
import { newGame, sightAlong } from "@tacada/play";
import { describe, expect, it } from "vitest";
import { handPlace } from "./placing.ts";

/** A match before its break. */
function begun(rulebook: MatchHeader["rulebook"], options: MatchHeader["options"] = {}) {
  const game = newGame({
    id: "place",
    rulebook,
    options,
    sides: [
      { id: "A", name: "A", players: ["A"] },
      { id: "B", name: "B", players: ["B"] },
    ],
    framesToWin: 1,
    seed: "place",
    cloth: "club",
  });
  if (!game.ok) throw new Error(game.problem.expected);
  return game.value;
}

describe("the cue ball in hand at the break", () => {
  it.each([6, 10, 15])("of sinuca with %d reds lies where a red can be hit past the brown", (reds) => {
    const game = begun("sinuca", { reds });
    const cue = handPlace(game) ?? [0, 0];
    const met = Object.entries(game.layout)
      .filter(([name]) => name.startsWith("red"))
      .map(([, at]) => {
        const azimuth = Math.atan2(at[1] - cue[1], at[0] - cue[0]);
        const seen = sightAlong(game, { strike: { speed: 1, azimuth, elevation: 0, tip: [0, 0] }, cue });
        return seen.ok ? String(seen.value.sighting.first) : "";
      });
    expect(met).toContainEqual(expect.stringMatching(/^red/));
  });

  it("of bola-8 lies behind the line", () => {
    const game = begun("bola-8");
    expect(handPlace(game)?.[0]).toBeLessThan(game.table.headString ?? 0);
  });
});
