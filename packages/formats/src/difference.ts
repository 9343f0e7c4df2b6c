import { failure, type Problem } from "./problem.ts";

/**
 * The first place where two plain documents differ, as a problem whose `expected` and `found` are the values
 * there; undefined when they say the same. Keys with an undefined value count as absent.
 */
export function differenceOf(expected: unknown, found: unknown, path = ""): Problem | undefined {
  if (!isObject(expected) || !isObject(found) || Array.isArray(expected) !== Array.isArray(found)) {
    return Object.is(expected, found) ? undefined : mismatch(path, expected, found);
  }
  const keys = new Set([...Object.keys(expected), ...Object.keys(found)]);
  for (const key of keys) {
    const inner = Array.isArray(expected) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`;
    const difference = differenceOf(expected[key], found[key], inner);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const mismatch = (path: string, expected: unknown, found: unknown): Problem =>
  failure("mismatch", path, JSON.stringify(expected) ?? "nothing", found).problem;
