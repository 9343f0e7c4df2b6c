/** What kind of refusal a problem is; each has its message in the catalogue of whoever shows it. */
export const PROBLEM_KINDS = [
  "malformed",
  "unknown-ball",
  "unknown-side",
  "unknown-article",
  "not-on-table",
  "contradiction",
  "not-in-this-rulebook",
  "not-open",
  "not-to-play",
  "choice-open",
  "over",
  "out-of-order",
  "nothing-to-undo",
  "nothing-to-redo",
  "mismatch",
  "impossible",
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/**
 * Why something was refused. `path` leads to the bad field (`actions[0].pots[1].ball`, empty for the whole
 * document), `expected` says what would be accepted, `found` what came.
 */
export interface Problem {
  readonly kind: ProblemKind;
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

/** A value, or the problem that stood in its way. */
export type Result<T, P = Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P };

/** A result that carries its value. */
export const success = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** A result that carries a problem; what was found is shown as JSON. */
export const failure = (
  kind: ProblemKind,
  path: string,
  expected: string,
  found: unknown,
): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: { kind, path, expected, found: shown(found) },
});

/** The problem on one line: path, what was expected, what came. */
export const problemLine = ({ path, expected, found }: Problem): string =>
  `${path === "" ? "document" : path}: expected ${expected}, found ${found}`;

function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  // JSON has no word for NaN and the infinities.
  const text = typeof value === "number" ? String(value) : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
