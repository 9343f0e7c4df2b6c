import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Outcome, outcomeOf } from "./outcome.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

type Step = () => Promise<Outcome>;

const STEPS: Readonly<Record<string, Step>> = {
  format: script("@biomejs/biome/bin/biome", "check", "--error-on-warnings"),
  lint: script("oxlint/bin/oxlint", "--format=unix"),
  types: script("typescript7/bin/tsc", "-p", "tsconfig.json"),
  "types without engine": script("typescript7/bin/tsc", "-p", "tsconfig.pure.json"),
  "import arrows": script("../tools/arrows.ts"),
  "unused exports": script("knip/bin/knip.js"),
  "double packages": script("../tools/duplicates.ts"),
  "unit tests": script("vitest/vitest.mjs", "run"),
  "same bits": script("../tools/samebits.ts", "200"),
  "articles tested": script("../tools/articles.ts"),
  "API docs": script("../tools/apidocs.ts"),
  "packed libraries": script("../tools/packed.ts"),
  "client build": script("../tools/build.js"),
  "browser tests": script("@playwright/test/cli.js", "test"),
};

/**
 * Runs every step, also after one has failed, with its time and the words of those that fail. The last line sums
 * them up, a step without counts of its own as one; the exit code is 1 when anything failed.
 */
export async function gate(): Promise<void> {
  let passed = 0;
  let failed = 0;
  for (const [name, step] of Object.entries(STEPS)) {
    process.stdout.write(name.padEnd(22));
    const start = performance.now();
    const outcome = await step();
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
    console.log(`${seconds} s  ${outcome.passed} passed, ${outcome.failed} failed`);
    if (outcome.failed > 0) console.log(`\n${outcome.output.trimEnd()}\n`);
    passed += outcome.passed;
    failed += outcome.failed;
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** A step that runs a script of an installed package; it fails by its exit code, whatever counts it prints. */
function script(path: string, ...args: readonly string[]): Step {
  const { FORCE_COLOR: _, ...environment } = process.env;
  return () =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [`node_modules/${path}`, ...args], {
        cwd: ROOT,
        env: { ...environment, NO_COLOR: "1" },
        stdio: ["ignore", "pipe", "pipe"],
      });
      let output = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding("utf8").on("data", (text: string) => {
          output += text;
        });
      }
      child.on("close", (code) => resolve(outcomeOf(output, code === 0)));
    });
}
