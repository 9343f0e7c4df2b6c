import type { Expectation, Problem, Ruling, ShownState } from "@tacada/formats";

/** What a case led to: the shown state, and the last action's ruling or refusal. */
export interface Outcome {
  readonly state: ShownState;
  readonly ruling?: Ruling;
  readonly problem?: Problem;
}

/** Keys of an expectation that speak of the last ruling, and how each is read from it. */
const OF_RULING = {
  fouls: (ruling: Ruling) => ruling.fouls.map((foul) => foul.article),
  articles: (ruling: Ruling) => ruling.articles,
  award: (ruling: Ruling) => ruling.award,
  scored: (ruling: Ruling) => ruling.scored,
  returned: (ruling: Ruling) => ruling.returned.map((each) => each.ball),
  removed: (ruling: Ruling) => ruling.removed,
  legal: (ruling: Ruling) => ruling.legal,
} as const;

/** One line for each expected key whose value is another; nothing where all hold. */
export function differencesOf(expect: Expectation, outcome: Outcome): string[] {
  return Object.entries(expect).flatMap(([key, expected]) => {
    const found = foundFor(key, outcome);
    const holds = key === "fouls" || key === "articles" ? includes(expected, found) : fits(expected, found);
    return holds ? [] : [`${key}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`];
  });
}

function foundFor(key: string, { state, ruling, problem }: Outcome): unknown {
  if (key === "refused") return problem !== undefined;
  if (key === "choices") return state.choices?.any ?? [];
  if (key === "choicesBy") return state.choices?.by;
  if (key === "over" || key === "match") return state[key] ?? null;
  // The keys of OF_RULING are strings, so an unknown one just finds nothing.
  const read = (OF_RULING as Record<string, ((ruling: Ruling) => unknown) | undefined>)[key];
  if (read !== undefined) return ruling === undefined ? undefined : read(ruling);
  return (state as Record<string, unknown>)[key];
}

/** Each must be there; an empty list means that there is none. */
function includes(expected: unknown, found: unknown): boolean {
  if (!Array.isArray(expected) || !Array.isArray(found)) return false;
  if (expected.length === 0) return found.length === 0;
  return expected.every((each) => found.includes(each));
}

/** Objects by the keys given, lists as sets, the rest as it is. */
function fits(expected: unknown, found: unknown): boolean {
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return false;
    return expected.every((each) => found.some((other) => fits(each, other)));
  }
  if (typeof expected === "object" && expected !== null) {
    if (typeof found !== "object" || found === null) return false;
    return Object.entries(expected).every(([key, value]) =>
      fits(value, (found as Record<string, unknown>)[key]),
    );
  }
  return Object.is(expected, found);
}
