import { describe, expect, it } from "vitest";
import { outcomeOf } from "./outcome.ts";

describe("the outcome of a step", () => {
  it.each([
    ["takes the counts on the last line", "ok\n12 passed, 3 failed\n", false, 12, 3],
    ["takes no counts from further up", "12 passed, 3 failed\nthen it crashed\n", false, 0, 1],
    ["counts a program without counts as one", "all well\n", true, 1, 0],
    ["counts a program without words as one", "", false, 0, 1],
    ["believes the exit code over the counts", "12 passed, 0 failed\n", false, 12, 1],
  ])("%s", (_title, output, succeeded, passed, failed) => {
    expect(outcomeOf(output, succeeded)).toEqual({ output, passed, failed });
  });
});
