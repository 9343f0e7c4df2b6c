import type { Reporter, TestModule } from "vitest/node";

/**
 * Prints `N passed, N failed` as vitest's last line. Besides failed tests it counts what vitest's own total
 * leaves out: a file that does not load, a suite whose hook throws, an error outside every test.
 */
export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const holders = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const passed = tests.filter((test) => test.result().state === "passed").length;
    const failedTests = tests.filter((test) => test.result().state === "failed").length;
    const failedHolders = holders.filter((holder) => holder.errors().length > 0).length;
    console.log(`${passed} passed, ${failedTests + failedHolders + unhandled.length} failed`);
  }
}
