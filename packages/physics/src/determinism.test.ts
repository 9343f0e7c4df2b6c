import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const SOURCES = globSync("**/*.ts", { cwd: FOLDER }).filter(
  (file) => !file.endsWith(".test.ts") && !file.startsWith("testing"),
);

describe("the engine's own files", () => {
  it.each(SOURCES)("%s uses no function whose last bit differs between JavaScript engines", (file) => {
    const code = readFileSync(FOLDER + file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    const functions = [...code.matchAll(/Math\.(\w+)/g)].map((match) => match[1]);
    const exact = new Set(["abs", "ceil", "floor", "max", "min", "sqrt"]);
    expect(functions.filter((name) => name === undefined || !exact.has(name))).toEqual([]);
    expect(code).not.toMatch(/\*\*|Date|random|performance/);
  });
});
