import * as v from "valibot";
import { failure, type Result, success } from "./problem.ts";

/**
 * A document against its schema. The problem is that of the first field that does not fit, with its path,
 * what was expected and what came; unknown keys are refused.
 */
export function check<const S extends v.GenericSchema>(
  schema: S,
  document: unknown,
): Result<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, document, { abortEarly: true });
  if (parsed.success) return unsafeKey(document) ?? success(parsed.output);
  const { path, issue } = deepest({ path: [], issue: parsed.issues[0] });
  return failure("malformed", pathText(path), expectation(issue), issue.input);
}

/** Names that the schema library leaves out of a record of names without a word. */
const UNSAFE: ReadonlySet<string> = new Set(["__proto__", "prototype", "constructor"]);

/** The refusal of a document that has such a name anywhere; a step at a time, for however deep it is nested. */
function unsafeKey(document: unknown): ReturnType<typeof failure> | undefined {
  const pending: { readonly value: unknown; readonly path: readonly unknown[] }[] = [
    { value: document, path: [] },
  ];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, path } = next;
    if (typeof value !== "object" || value === null) continue;
    const inList = Array.isArray(value);
    const pathTo = (key: string): readonly unknown[] => [...path, inList ? Number(key) : key];
    for (const [key, inner] of Object.entries(value)) {
      if (UNSAFE.has(key)) return failure("malformed", pathText(pathTo(key)), "no such key", inner);
      if (typeof inner === "object") pending.push({ value: inner, path: pathTo(key) });
    }
  }
  return undefined;
}

type Issue = v.BaseIssue<unknown>;

interface Located {
  readonly path: readonly unknown[];
  readonly issue: Issue;
}

/** Of a union's branches, the one that got furthest into the document is what the writer meant. */
function deepest({ path, issue }: Located): Located {
  const here = [...path, ...(issue.path ?? []).map((item) => item.key)];
  const inner = (issue.issues ?? [])
    .filter((each) => each.path !== undefined)
    .map((each) => deepest({ path: here, issue: each }))
    .sort((a, b) => b.path.length - a.path.length)[0];
  return inner ?? { path: here, issue };
}

const pathText = (path: readonly unknown[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    return text === "" ? String(key) : `${text}.${String(key)}`;
  }, "");

function expectation(issue: Issue): string {
  if (issue.type === "strict_object") {
    if (issue.expected === "never") return "no such key";
    return issue.input === undefined ? "a value for this key" : "an object";
  }
  return issue.message.startsWith("Invalid") ? (issue.expected ?? issue.message) : issue.message;
}
