const COUNTS = /(?:^|\n)(\d+) passed, (\d+) failed\s*$/;

/** How a step of the gate went: what it wrote, and how many checks of it held. */
export interface Outcome {
  readonly output: string;
  readonly passed: number;
  readonly failed: number;
}

/**
 * The outcome of a program that has ended: the counts on its last line where there are any, else itself as one
 * check. One that ended with an error has failed, whatever it counted.
 */
export function outcomeOf(output: string, succeeded: boolean): Outcome {
  const [, passed, failed] = COUNTS.exec(output) ?? ["", succeeded ? "1" : "0", "0"];
  return { output, passed: Number(passed), failed: Math.max(Number(failed), succeeded ? 0 : 1) };
}
