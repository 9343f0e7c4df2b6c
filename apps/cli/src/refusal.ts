import type { Problem } from "@tacada/formats";

/** What a value has to be, as a person says it, by the word of the format's check. */
const KINDS: Readonly<Record<string, string>> = {
  number: "a number",
  string: "a text",
  boolean: "true or false",
  Array: "a list",
  Object: "an object",
};

/** Names in quotes, apart by a bar: one of them is wanted. */
const NAMES = /^"[^"]*"(?: \| "[^"]*")+$/u;

/** A refusal of an input on one line: where, what would be accepted, what came. */
export function refusalLine({ path, expected, found }: Problem): string {
  const where = path === "" ? "the whole input" : path;
  if (expected === "a value for this key") return `${where} is missing`;
  const wanted = NAMES.test(expected)
    ? `one of ${expected.replaceAll('"', "").replaceAll(" | ", ", ")}`
    : (KINDS[expected] ?? expected);
  return found === "nothing"
    ? `${where} is missing: expected ${wanted}`
    : `${where}: expected ${wanted}, found ${found}`;
}
