import { expect, it } from "vitest";
import { runCase } from "./caserunner.ts";

it.each([
  ["whose turn it is in the middle of a frame does not say who broke it", "start", "A"],
  ["on the break it is whose turn it is that breaks", "break", "B"],
] as const)("a case: %s", (_, stage, breaker) => {
  const result = runCase({
    id: "breaker",
    rulebook: "sinuca-brasileira",
    setup: { turn: "B", stage },
    actions: [{ type: "incident", kind: "warning", by: "A" }],
    expect: { breaker, turn: "B" },
  });
  expect(result.differences).toEqual([]);
});
