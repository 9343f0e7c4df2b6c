import type { Facts } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { countRulings, countsTable } from "./rulingcounts.ts";

/** The stages of a visit with the last three balls up. */
const VISITS = ["start", "on-only", "free", "at-risk"].map((stage) => ({
  setup: { stage, balls: [5, 6, 7], scores: { A: 40, B: 30 } },
  depth: 1,
}));

/** The kept tables change only with the law: `vitest run -u` writes them anew, and the change is reviewed. */
describe("the counts of rulings", () => {
  it("of sinuca-brasileira are those that were kept", async () => {
    const counts = countRulings("sinuca-brasileira", [
      { setup: {}, depth: 1 },
      ...VISITS,
      { setup: { stage: "start", balls: [6, 7], scores: { A: 40, B: 30 } }, depth: 2 },
      { setup: { stage: "start", balls: [7], scores: { A: 40, B: 40 } }, depth: 2 },
      { setup: { stage: "tiebreak", balls: [7], scores: { A: 47, B: 47 }, inHand: "d" }, depth: 2 },
    ]);
    const title =
      "sinuca-brasileira: the break, each stage with the last three balls, two strokes with the last two";
    await expect(countsTable(title, counts)).toMatchFileSnapshot("../counts/sinuca-brasileira.txt");
  });

  it("of sinuca are those that were kept", async () => {
    const colors = [2, 3, 4, 5, 6, 7];
    const last = { red: 0, colors: [6, 7] };
    const counts = countRulings("sinuca", [
      { setup: {}, depth: 1 },
      { setup: { stage: "red", balls: { red: 2, colors }, scores: { A: 30, B: 30 } }, depth: 1 },
      { setup: { stage: "red", balls: { red: 2, colors }, freeBall: true }, depth: 1 },
      { setup: { stage: "color", balls: { red: 1, colors } }, depth: 1 },
      { setup: { stage: "color", balls: { red: 0, colors }, scores: { A: 60, B: 32 } }, depth: 1 },
      { setup: { stage: "sequence", balls: last, scores: { A: 50, B: 48 } }, depth: 2 },
      { setup: { stage: "sequence", balls: last, freeBall: true, scores: { A: 50, B: 48 } }, depth: 1 },
      { setup: { stage: "sequence", balls: { red: 0, colors: [7] }, scores: { A: 57, B: 50 } }, depth: 2 },
      { setup: { stage: "tiebreak", scores: { A: 57, B: 57 }, inHand: "d" }, depth: 2 },
    ]);
    const title = "sinuca: the break, each stage with and without a free ball, two strokes with the last two";
    await expect(countsTable(title, counts)).toMatchFileSnapshot("../counts/sinuca.txt");
  });

  it("of bilhar are those that were kept", async () => {
    const play = (stage: "series" | "eight", balls: number[], shortMiss = false) => ({
      setup: { stage, turn: "A", groups: { A: "low" }, balls, shortMiss } as const,
      depth: 1,
      answered: true as const,
    });
    const counts = countRulings("bilhar", [
      { setup: {}, depth: 1, answered: true },
      { setup: { stage: "open", balls: [1, 3, 9, 10] }, depth: 1, answered: true },
      play("series", [1, 3, 9, 10]),
      play("series", [1, 3, 9, 10], true),
      play("series", [3, 8]),
      { ...play("series", [3, 9]), depth: 2 },
      { ...play("eight", [8, 9]), depth: 2 },
    ]);
    const title = "bilhar: the break, an open table, a series, a replay, two strokes before and at the 8";
    await expect(countsTable(title, counts)).toMatchFileSnapshot("../counts/bilhar.txt");
  });

  it("of mata-mata are those that were kept", async () => {
    const play = (group: "solids" | "stripes", balls: number[]) => ({
      setup: { stage: "play", turn: "A", groups: { A: group }, balls } as const,
      depth: 1,
      answered: true as const,
    });
    const counts = countRulings("mata-mata", [
      { setup: {}, depth: 1, answered: true },
      play("solids", [1, 3, 9, 10, 11]),
      play("stripes", [1, 3, 5, 9, 10]),
      play("solids", [3, 9, 10]),
      play("stripes", [3, 9, 10]),
      { ...play("solids", [3, 9]), depth: 2 },
    ]);
    const title = "mata-mata: the break, play with a few balls of each group, two strokes with the last two";
    await expect(countsTable(title, counts)).toMatchFileSnapshot("../counts/mata-mata.txt");
  });

  it("of bola-8 are those that were kept", async () => {
    const play = (stage: string, balls: number[], facts: Facts = {}) => ({
      setup: { stage, turn: "A", groups: { A: "solids" }, balls, facts } as const,
      depth: 1,
    });
    const counts = countRulings("bola-8", [
      { setup: {}, depth: 1, answered: true },
      { setup: { stage: "open", balls: [1, 3, 8, 9, 10] }, depth: 1 },
      play("groups", [1, 3, 8, 9, 10]),
      play("groups", [1, 3, 8, 9, 10], { frozenToCushion: [1, 3] }),
      play("groups", [3, 8, 9]),
      play("eight", [8, 9, 10]),
      { ...play("eight", [8, 9]), depth: 2 },
    ]);
    const title =
      "bola-8: the break, an open table, play with groups, the last ball and the 8, two strokes at the 8";
    await expect(countsTable(title, counts)).toMatchFileSnapshot("../counts/bola-8.txt");
  });
});
