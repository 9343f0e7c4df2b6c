import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { exampleIn } from "./example.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SCRATCH = join(ROOT, ".cache", "readme");
const PACKAGES = globSync("packages/*/package.json", { cwd: ROOT }).map(dirname).toSorted();

describe("the example in the README", () => {
  it.each(PACKAGES)("of %s runs on the sources and prints what it says", (folder) => {
    const { code, printed } = exampleIn(join(ROOT, folder, "README.md"));
    expect(printed.length).toBeGreaterThan(0);
    mkdirSync(SCRATCH, { recursive: true });
    const file = join(SCRATCH, `${basename(folder)}.ts`);
    writeFileSync(file, code);
    const output = execFileSync(process.execPath, [file], { encoding: "utf8", cwd: ROOT });
    expect(output.trimEnd().split("\n")).toEqual(printed);
  });
});
