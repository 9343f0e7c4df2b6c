import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ORIGINALS = fileURLToPath(new URL("../../shared/", import.meta.url));
const COPIES = fileURLToPath(new URL("../packages/testkit/", import.meta.url));
const KEPT = "{cases,rulebooks}/*.json";

/** What the folder `shared` beside a clone keeps is copied into the testkit, so that the suite needs no more. */
describe.skipIf(!existsSync(ORIGINALS))("the copies in the testkit", () => {
  const files = globSync(KEPT, { cwd: ORIGINALS });

  it("has no file fewer and none more", () => {
    expect(globSync(KEPT, { cwd: COPIES }).toSorted()).toEqual(files.toSorted());
  });

  it.each(files)("has %s as it is", (file) => {
    expect(readFileSync(join(COPIES, file), "utf8")).toBe(readFileSync(join(ORIGINALS, file), "utf8"));
  });
});
