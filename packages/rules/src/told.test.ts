import { reportSchema, type Shot } from "@tacada/formats";
import { describe, expect, it } from "vitest";
import { toldIn } from "./told.ts";

describe("what a report tells", () => {
  it.each(Object.keys(reportSchema.entries))("has %s in its place", (key) => {
    const value = { key };
    // Whatever stands there is handed on as it is.
    const told = toldIn({ type: "shot", [key]: value } as unknown as Shot);
    expect(told).toMatchObject({ [key]: value });
    expect(Object.values(told).filter((each) => each !== undefined)).toEqual([value]);
  });

  it("has every key, whatever the report leaves out", () => {
    expect(Object.keys(toldIn({ type: "shot" })).toSorted()).toEqual(
      Object.keys(reportSchema.entries).toSorted(),
    );
  });
});
