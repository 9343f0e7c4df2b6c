import { describe, expect, it } from "vitest";
import { secondsAt } from "./instant.ts";

describe("a written time", () => {
  it.each([
    ["2026-11-30T20:00:00Z", "2026-11-30T20:00:07Z"],
    ["2024-02-28T23:59:59.5Z", "2024-03-01T00:00:00Z"],
    ["2025-02-28T12:00:00Z", "2025-03-01T12:00:00Z"],
    ["1999-12-31T23:00:00Z", "2000-01-01T01:00:00+01:00"],
    ["2026-11-30T17:00:00-03:00", "2026-11-30T20:30:00Z"],
    ["1900-02-28T00:00:00Z", "2100-03-01T00:00:00Z"],
  ])("%s is as far from %s as the calendar has it", (first, last) => {
    const seconds = Number(secondsAt(last)) - Number(secondsAt(first));
    expect(seconds).toBeCloseTo((Date.parse(last) - Date.parse(first)) / 1000, 6);
  });

  it("is none without its zone, or where something else is written", () => {
    for (const text of ["", "2026-11-30", "2026-11-30T20:00:00", "yesterday"]) {
      expect(secondsAt(text)).toBeUndefined();
    }
  });
});
