import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const OXLINT = fileURLToPath(new URL("../node_modules/oxlint/bin/oxlint", import.meta.url));
const PLUGIN = fileURLToPath(new URL("purity.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tacada-purity-"));
writeFileSync(
  join(folder, "config.json"),
  JSON.stringify({
    jsPlugins: [PLUGIN],
    rules: { "tacada/same-everywhere": "error" },
    categories: { correctness: "off" },
  }),
);

afterAll(() => rmSync(folder, { recursive: true }));

function findings(source: string): string[] {
  const file = join(folder, "source.ts");
  writeFileSync(file, source);
  const run = spawnSync(process.execPath, [OXLINT, "-c", join(folder, "config.json"), "-f", "unix", file], {
    cwd: folder,
    encoding: "utf8",
  });
  return run.stdout.split("\n").filter((line) => line.includes("same-everywhere"));
}

describe("the rule for packages that give the same bits everywhere", () => {
  it.each([
    "Math.sin(x)",
    "Math.hypot(x, x)",
    "Math.random()",
    'Math["cos"](x)',
    "((m) => m.tan(x))(Math)",
    "x ** 2",
    "x **= 2",
    "String(x).localeCompare('a')",
    "x.toLocaleString()",
  ])("forbids %s", (expression) => {
    expect(findings(`let x = 2;\nexport const y = ${expression};\n`)).toHaveLength(1);
  });

  it("lets exact arithmetic be", () => {
    const source = "export const y = (x: number) => Math.sqrt(x * x) / Math.max(1, Math.abs(x)) + Math.PI;\n";
    expect(findings(source)).toEqual([]);
  });

  it("holds every package but the test kit", () => {
    const text = readFileSync(new URL("../.oxlintrc.json", import.meta.url), "utf8");
    const held = /"packages\/\{([\w,]+)\}\/src\/\*\*\/\*\.ts"/.exec(text)?.[1]?.split(",") ?? [];
    const all = readdirSync(new URL("../packages", import.meta.url));
    expect(held.sort()).toEqual(all.filter((name) => name !== "testkit").sort());
  });
});
