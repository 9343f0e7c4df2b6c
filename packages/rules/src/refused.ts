import { failure, type Problem, type ProblemKind } from "@tacada/formats";
import type { Phrase } from "./phrase.ts";

/** An action that is not taken, with its reason; the state stays as it was. */
export interface Refused {
  readonly ok: false;
  readonly problem: Problem;
}

/** A refusal that says what would be accepted: names, or phrases of the catalogue. */
export const refuse = (kind: ProblemKind, path: string, expected: Phrase, found: unknown): Refused =>
  failure(kind, path, expected, found);

/** A refusal that lists the values that would be accepted. */
export const refuseBut = (
  kind: ProblemKind,
  path: string,
  accepted: readonly (string | number | boolean)[],
  found: unknown,
): Refused => failure(kind, path, accepted.join(", "), found);
