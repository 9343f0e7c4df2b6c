import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";

/** Prints `N passed, N failed` as the last line of the browser tests; an error outside every test counts as failed. */
export default class BrowserReporter implements Reporter {
  private suite: Suite | undefined;
  private errors = 0;

  printsToStdio(): boolean {
    return true;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onError(): void {
    this.errors += 1;
  }

  onEnd(): void {
    const outcomes = (this.suite?.allTests() ?? []).map((test) => test.outcome());
    const passed = outcomes.filter((outcome) => outcome === "expected").length;
    const skipped = outcomes.filter((outcome) => outcome === "skipped").length;
    console.log(`${passed} passed, ${outcomes.length - passed - skipped + this.errors} failed`);
  }
}
