import type { OptionValues, RulebookId, Setup } from "@tacada/formats";
import {
  breachesOf,
  drawFrom,
  foldBreachOf,
  frozen,
  LAW_TITLES,
  plainOpening,
  randomPlay,
} from "@tacada/testkit";
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";

/** Where walks begin. */
export type Starts = fc.Arbitrary<{ readonly setup: Setup; readonly options: OptionValues }>;

const RUNS = { seed: 20_261_130, numRuns: 40 };
const LONGEST = 60;

/** What holds for every action, lawful or not, of every walk through matches of a rulebook, from these starts. */
export function describeWalks(rulebook: RulebookId, starts: Starts): void {
  describeOpenings(rulebook, () => {
    const drawn = fc.sample(starts, RUNS);
    return drawn.map((start) => plainOpening(rulebook, start));
  });
}

type Opening = ReturnType<typeof plainOpening>;

/** The same from openings that chance has made; the number of each is the seed of its walk. */
export function describeOpenings(rulebook: RulebookId, openings: () => readonly Opening[]): void {
  describe(`every walk through a match of ${rulebook}`, () => {
    const breaches = new Map<string, string>();
    let taken = 0;
    let refused = 0;

    beforeAll(() => {
      for (const [seed, opening] of openings().entries()) {
        let match = frozen(opening);
        for (const trial of randomPlay(match, drawFrom(seed), LONGEST)) {
          if (trial.result.ok) {
            taken += 1;
            match = frozen(trial.result.value.match);
          } else refused += 1;
          const at = `walk ${seed}, after ${JSON.stringify(trial.action)}`;
          for (const { title, how } of breachesOf(trial)) breaches.set(title, `${at}: ${how}`);
        }
        const fold = foldBreachOf(match);
        if (fold !== undefined) breaches.set("fold", `walk ${seed}: ${fold}`);
      }
    });

    it("takes most actions and refuses some, the state unchanged", () => {
      // Every match is frozen, so a change of it would have thrown.
      expect(taken).toBeGreaterThan(4 * refused);
      expect(refused).toBeGreaterThan(0);
    });

    it.each(LAW_TITLES)("%s", (title) => {
      expect(breaches.get(title)).toBeUndefined();
    });

    it("folds from its log, from its standing actions and after undo and redo to the same state", () => {
      expect(breaches.get("fold")).toBeUndefined();
    });
  });
}
