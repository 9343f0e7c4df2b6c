import type { Report } from "@tacada/formats";
import { differenceOf } from "@tacada/formats";
import type { FactName, Judgement, Rulebook } from "./rulebook.ts";
import type { MatchState } from "./state.ts";

/**
 * The facts whose value would still change what a ruling on this report comes to, so that a person is asked only
 * those. A report that is refused needs nothing but to be put right.
 */
export function factsNeeded<S extends MatchState>(
  rulebook: Rulebook<S>,
  state: S,
  draft: Report,
): readonly FactName[] {
  const shot = { ...draft, type: "shot" } as const;
  return rulebook
    .doubts(state, shot)
    .filter(({ settled }) => {
      const judged = settled.flatMap((each) => {
        const result = rulebook.judge(state, each);
        return result.ok ? [outcomeOf(result.value)] : [];
      });
      return judged.some((each) => differenceOf(judged[0], each) !== undefined);
    })
    .map(({ fact }) => fact);
}

/**
 * What a judgement comes to, for now and for the stroke after: another article for the same penalty, or the report
 * itself, are no difference.
 */
function outcomeOf<S extends MatchState>({ ruling, state }: Judgement<S>): unknown {
  const { facts: _, completed: __, ...left } = state;
  return { left, legal: ruling.legal, award: ruling.award, scored: ruling.scored };
}
