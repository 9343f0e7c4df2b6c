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
  if (parsed.success) return success(parsed.output);
  const { path, issue } = deepest({ path: [], issue: parsed.issues[0] });
  return failure("malformed", pathText(path), expectation(issue), issue.input);
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
