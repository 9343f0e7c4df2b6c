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
});
