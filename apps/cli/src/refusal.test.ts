import { failure } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { refusalLine } from "./refusal.ts";

const lineOf = (path: string, expected: string, found: unknown): string => {
  const refused = failure("malformed", path, expected, found);
  if (refused.ok) throw new Error("a failure is none");
  return refusalLine(refused.problem);
};

describe("a refusal on one line", () => {
  it.each([
    ["a kind of value", "strike.speed", "number", "1", 'strike.speed: expected a number, found "1"'],
    [
      "one of several names",
      "table",
      '"bar" | "pool-9ft"',
      "x",
      'table: expected one of bar, pool-9ft, found "x"',
    ],
    ["a value that is not there", "id", "a value for this key", undefined, "id is missing"],
    [
      "what a missing value has to be",
      "table",
      '"bar" | "pool-9ft"',
      undefined,
      "table is missing: expected one of bar, pool-9ft",
    ],
    ["an input as a whole", "", "JSON", "no", 'the whole input: expected JSON, found "no"'],
    ["what has its words already", "x", "at least 2 m", 1, "x: expected at least 2 m, found 1"],
  ])("says %s", (_, path, expected, found, line) => {
    expect(lineOf(path, expected, found)).toBe(line);
  });
});
