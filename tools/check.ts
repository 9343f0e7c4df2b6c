/** One thing that holds, or does not for the reason that `problem` gives. */
export interface Check {
  readonly name: string;
  readonly problem?: string | undefined;
}

/** Prints what does not hold, then the counts; the exit code is 1 when anything does not. */
export function report(checks: readonly Check[]): void {
  const failed = checks.filter((check) => check.problem !== undefined);
  for (const { name, problem } of failed) console.log(`${name}: ${problem}`);
  console.log(`${checks.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 || checks.length === 0 ? 1 : 0;
}
