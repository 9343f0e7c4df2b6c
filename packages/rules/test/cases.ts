import { readFileSync } from "node:fs";
import { caseFileSchema, check, type RulebookId } from "@tacada/formats";
import { runCase } from "@tacada/testkit";
import { describe, expect, it } from "vitest";

/** Every worked case of a rulebook holds, and none has gone missing. */
export function describeCases(rulebook: RulebookId, atLeast: number): void {
  const file = new URL(`../../testkit/cases/${rulebook}.json`, import.meta.url);
  const cases = check(caseFileSchema, JSON.parse(readFileSync(file, "utf8")));
  if (!cases.ok) throw new Error(cases.problem.path);
  describe(`worked cases of ${rulebook}`, () => {
    it("are all there", () => {
      expect(cases.value.length).toBeGreaterThanOrEqual(atLeast);
    });
    for (const example of cases.value) {
      it(example.id, () => {
        expect(runCase(example).differences).toEqual([]);
      });
    }
  });
}
