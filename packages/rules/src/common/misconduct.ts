import type { Side } from "@tacada/formats";
import type { MatchState } from "../state.ts";
import { DISCIPLINARY_LIMIT, type GameDraft, type GamePlay, type Misconduct } from "./game.ts";
import { expelByMisconduct, isDisqualifying } from "./leaving.ts";
import type { CommonKey } from "./messages.ts";

/** What each kind of misconduct is called. */
export const MISCONDUCT_KEYS: Readonly<Record<Misconduct | "grave", CommonKey>> = {
  disciplinary: "foul.disciplinary",
  interference: "foul.interference",
  clock: "foul.clock",
  grave: "foul.grave",
};

/**
 * Disciplinary faults of these sides: the first is paid and warned, and costs a side at the table its turn; the
 * second loses the match.
 */
export function ruleMisconduct<A extends string, S extends MatchState>(
  game: GamePlay<A, S>,
  state: S,
  draft: GameDraft<A>,
  kind: Misconduct,
  sides: readonly Side[],
): S {
  const last = sides.every((side) => (state.discipline[side] ?? 0) + 1 >= DISCIPLINARY_LIMIT);
  let ruled = last ? state : game.currentFrame(state);
  const { turn } = ruled;
  for (const side of sides) ruled = game.punish(ruled, draft, kind, side);
  const losers = sides.filter((side) => isDisqualifying(ruled, side));
  if (losers.length > 0) {
    ruled = expelByMisconduct(game, ruled, draft, losers);
    if (ruled.over !== undefined) return ruled;
  }
  return game.afterMisconduct(ruled, draft, sides, turn);
}

/** Grave faults of these sides lose them the match at once. */
export function ruleGrave<A extends string, S extends MatchState>(
  game: GamePlay<A, S>,
  state: S,
  draft: GameDraft<A>,
  sides: readonly Side[],
): S {
  let paid = state;
  for (const side of sides) paid = game.punish(paid, draft, "grave", side);
  draft.cite(game.articles.gravePenalty);
  return expelByMisconduct(game, paid, draft, sides);
}

/** One disciplinary fault more is counted: the first is a formal warning, the next loses the match. */
export function countDisciplinary<A extends string, S extends MatchState>(
  { articles }: { readonly articles: { readonly warned: A; readonly repeated: A } },
  state: S,
  draft: GameDraft<A>,
  offender: Side,
): S {
  const count = (state.discipline[offender] ?? 0) + 1;
  if (count >= DISCIPLINARY_LIMIT) draft.cite(articles.repeated);
  else draft.say(articles.warned, "warning.formal", { by: offender });
  return { ...state, discipline: { ...state.discipline, [offender]: count } };
}
