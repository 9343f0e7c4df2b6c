import type { Action, OptionValues, Result, RulebookId, Setup } from "@tacada/formats";
import { SIDES } from "@tacada/formats";
import { type Appended, append, createMatch, type Match, stateOf } from "@tacada/match";
import { optionsOf } from "@tacada/rules";
import { type Draw, isOnce, oneOf } from "./draw.ts";
import { randomAction } from "./randomaction.ts";

/** One action tried on a match, and what came of it. */
export interface Trial {
  readonly match: Match;
  readonly action: Action;
  readonly result: Result<Appended>;
}

/** Where a random match begins; what is left out is a fresh frame under the usual options. */
export interface MatchStart {
  readonly setup?: Setup;
  readonly options?: OptionValues;
}

/** A match of this rulebook under any of its options, at times of pairs, of more sides or with points given ahead. */
export function randomOpening(rulebook: RulebookId, draw: Draw): Match {
  const options = Object.fromEntries(
    optionsOf(rulebook).flatMap(({ name, values }) =>
      values.length > 0 && isOnce(draw, 3) ? [[name, oneOf(draw, values)]] : [],
    ),
  );
  const count = isOnce(draw, 3) ? 3 + draw(6) : 2;
  const pairs = count === 2 && isOnce(draw, 4);
  const begun = opened(rulebook, { options, count, pairs, ahead: 10 * draw(4), framesToWin: 1 + draw(3) });
  // Where a rulebook knows two sides alone, or no points, the plain match is as good.
  return begun.ok ? begun.value : plainOpening(rulebook, { options });
}

/** A match of two sides from a given start, to two frames where its setup says nothing. */
export function plainOpening(rulebook: RulebookId, { setup, options = {} }: MatchStart): Match {
  const count = setup?.sides?.length ?? 2;
  const begun = opened(rulebook, { options, count, pairs: false, ahead: 0, framesToWin: 2 }, setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
  return begun.value;
}

interface Terms {
  readonly options: OptionValues;
  readonly count: number;
  readonly pairs: boolean;
  readonly ahead: number;
  readonly framesToWin: number;
}

function opened(
  rulebook: RulebookId,
  { options, count, pairs, ahead, framesToWin }: Terms,
  setup?: Setup,
): Result<Match> {
  const sides = SIDES.slice(0, count).map((id) => ({
    id,
    name: id,
    players: pairs ? [`${id}1`, `${id}2`] : [id],
  }));
  const header = { id: "random", rulebook, options, sides, framesToWin };
  const startScores = ahead === 0 ? {} : { startScores: { B: ahead } };
  return createMatch({ ...header, ...startScores, break: { by: "draw", side: "A" } }, setup);
}

/** Actions tried one after the other on a match, undo and redo among them, until it is over or as many as said. */
export function* randomPlay(opening: Match, draw: Draw, length: number): Generator<Trial, Match> {
  let match = opening;
  for (let index = 0; index < length && stateOf(match).match === undefined; index += 1) {
    const action = nextAction(match, draw);
    const command = { at: "2026-11-30T20:00:00Z", actor: "A", command: String(index), action };
    const result = append(match, command);
    yield { match, action, result };
    if (result.ok) ({ match } = result.value);
  }
  return match;
}

function nextAction(match: Match, draw: Draw): Action {
  const standing = match.standing.length;
  if (match.undone.length > 0 && isOnce(draw, 2)) return { type: "redo" };
  if (isOnce(draw, 40)) return { type: "undo", to: Math.max(0, standing - 1 - draw(4)) };
  return randomAction(stateOf(match), draw);
}
