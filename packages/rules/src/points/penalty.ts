import type { Side } from "@tacada/formats";
import { DISCIPLINARY_LIMIT } from "../common/game.ts";
import { countDisciplinary } from "../common/misconduct.ts";
import { nextSide } from "../side.ts";
import type { Fresh } from "../state.ts";
import type { PointDraft, PointGame } from "./game.ts";
import type { PointState } from "./state.ts";

/** The sides that the penalty of `offender` is credited to (option `penaltyTo`). */
export function favoured({ sides, out, options }: PointState, offender: Side): readonly Side[] {
  if (options["penaltyTo"] === "next") return [nextSide(sides, out, offender)];
  const others: Side[] = [];
  for (const side of sides) if (side !== offender && !out.includes(side)) others.push(side);
  return others;
}

/** The points of a penalty to the sides that it is credited to. */
export function pay<A extends string, S extends PointState>(
  { articles }: PointGame<A, S>,
  state: Fresh<PointState>,
  draft: PointDraft<A>,
  to: readonly Side[],
  points: number,
): void {
  const scores = { ...state.scores };
  for (const side of to) {
    scores[side] = (scores[side] ?? 0) + points;
    draft.award(side, points);
  }
  draft.cite(articles.paid);
  state.scores = scores;
}

/** What the next disciplinary faults of a side cost, in points, each. */
export function disciplinaryPrice<A extends string, S extends PointState>(
  game: PointGame<A, S>,
  state: S,
  side: Side,
  earlier = 0,
): number {
  const count = (state.discipline[side] ?? 0) + earlier + 1;
  if (count < DISCIPLINARY_LIMIT) return game.disciplinaryPoints;
  return game.repeatPays && count === DISCIPLINARY_LIMIT && state.over === undefined
    ? game.disciplinaryPoints
    : 0;
}

/** One disciplinary fault more: the first is paid and is a formal warning, the next loses the match. */
export function discipline<A extends string, S extends PointState>(
  game: PointGame<A, S>,
  state: S,
  draft: PointDraft<A>,
  offender: Side,
): S {
  const points = disciplinaryPrice(game, state, offender);
  const counted = countDisciplinary(game, state, draft, offender);
  if (points > 0) pay(game, counted, draft, favoured(counted, offender), points);
  return counted;
}
