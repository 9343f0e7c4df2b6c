import { readFileSync } from "node:fs";
import { caseFileSchema, check } from "@tacada/formats";
import { runCase } from "@tacada/testkit";
import { describe, expect, it } from "vitest";

const file = new URL("../../../testkit/cases/sinuca-brasileira.json", import.meta.url);
const cases = check(caseFileSchema, JSON.parse(readFileSync(file, "utf8")));
if (!cases.ok) throw new Error(cases.problem.path);

describe("worked cases of sinuca-brasileira", () => {
  it("are all there", () => {
    expect(cases.value.length).toBeGreaterThanOrEqual(92);
  });
  for (const example of cases.value) {
    it(example.id, () => {
      expect(runCase(example).differences).toEqual([]);
    });
  }
});
