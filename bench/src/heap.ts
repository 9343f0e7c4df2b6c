import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Calls between two looks at the heap: so few that nothing is collected meanwhile. */
const CALLS = 16;
const LOOKS = 200;

/** Bytes that a call allocates, what a look at the heap itself costs taken off; the median of `n` looks. */
export function allocatedBytes(call: () => unknown): { readonly median: number; readonly n: number } {
  const cost = (calls: number): number => {
    const before = process.memoryUsage().heapUsed;
    for (let at = 0; at < calls; at++) call();
    return process.memoryUsage().heapUsed - before;
  };
  const medianOf = (calls: number): number => {
    const costs = Array.from({ length: LOOKS }, () => cost(calls)).sort((a, b) => a - b);
    return costs[LOOKS / 2] ?? Number.NaN;
  };
  return { median: Math.max(0, medianOf(CALLS) - medianOf(0)) / CALLS, n: LOOKS };
}

/** Bytes of the heap that a call leaves behind once everything unused is collected, over `calls` of them. */
export function retainedBytes(call: () => unknown, calls: number): number {
  setFlagsFromString("--expose-gc");
  // A new context has the function that the flag brings.
  const collect = runInNewContext("gc") as () => void;
  const used = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  for (let at = 0; at < 2000; at++) call();
  const before = used();
  for (let at = 0; at < calls; at++) call();
  return Math.max(0, used() - before) / calls;
}
