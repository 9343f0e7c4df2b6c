import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const SCRATCH = join(ROOT, ".cache", "readme");
const PACKAGES = globSync("packages/*/package.json", { cwd: ROOT }).map(dirname).sort();

/** The README's TypeScript block, and what its `// →` comments say that it prints. */
function exampleOf(folder: string): { code: string; printed: string[] } {
  const text = readFileSync(join(ROOT, folder, "README.md"), "utf8");
  const code = /```ts\n([\s\S]*?)```/.exec(text)?.[1] ?? "";
  return { code, printed: [...code.matchAll(/^\/\/ → (.*)$/gm)].map((match) => match[1] ?? "") };
}

describe("the example in the README", () => {
  it.each(PACKAGES)("of %s runs and prints what it says", (folder) => {
    const { code, printed } = exampleOf(folder);
    expect(printed.length).toBeGreaterThan(0);
    mkdirSync(SCRATCH, { recursive: true });
    const file = join(SCRATCH, `${basename(folder)}.ts`);
    writeFileSync(file, code);
    const output = execFileSync(process.execPath, [file], { encoding: "utf8", cwd: ROOT });
    expect(output.trimEnd().split("\n")).toEqual(printed);
  });
});
