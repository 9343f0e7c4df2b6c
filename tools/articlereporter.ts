import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { CITING_TESTS, citedIn } from "./citing.ts";

/** Writes down which passed tests name an article in their title, for the check of articles after the run. */
export default class ArticleReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const titles: Record<string, string[]> = {};
    for (const test of modules.flatMap((module) => [...module.children.allTests()])) {
      if (test.result().state !== "passed") continue;
      for (const article of citedIn(test.fullName)) (titles[article] ??= []).push(test.fullName);
    }
    mkdirSync(dirname(CITING_TESTS), { recursive: true });
    writeFileSync(CITING_TESTS, JSON.stringify(titles));
  }
}
