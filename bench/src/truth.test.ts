import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pageFiles, SUBJECTS } from "./truth/page.ts";

const docs = new URL("../../docs/", import.meta.url);

describe("the page of truth", () => {
  it.each([...pageFiles()])("%s is what the command writes (npm run bench truth)", (path, text) => {
    expect(readFileSync(new URL(path, docs), "utf8")).toBe(text);
  });

  it.each(SUBJECTS)(
    "$title: every figure lies as near to the published one as the page says",
    ({ findings }) => {
      for (const { id, published, ours, within } of findings) {
        expect(Math.abs(ours - published), id).toBeLessThanOrEqual(within);
      }
    },
  );

  it("names every figure once", () => {
    const ids = SUBJECTS.flatMap(({ findings }) => findings.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(50);
  });
});
