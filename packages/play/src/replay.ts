import {
  differenceOf,
  type Entry,
  failure,
  type Problem,
  type Result,
  readDocument,
  success,
} from "@tacada/formats";
import { loadMatch, type Match } from "@tacada/match";
import { act } from "./act.ts";
import { type Game, newGame } from "./game.ts";
import { playStroke } from "./stroke.ts";

/** What came of playing a saved match again. */
export interface Replayed {
  readonly match: Match;
  /** Strokes that were simulated again; none for a match at a real table. */
  readonly strokes: number;
  /** The first difference of each entry whose new play is not what the record says. */
  readonly differences: readonly Problem[];
}

/**
 * A saved match played again from its first entry: every action judged, every strike simulated; reports,
 * rulings, layouts and digests are compared with the record. Refused when the record cannot be followed.
 */
export function replay(document: unknown): Result<Replayed> {
  const checked = readDocument("match", document);
  if (!checked.ok) return checked;
  const { log, rules: _rules, table, seed, ...header } = checked.value;
  if (table === undefined) {
    const match = loadMatch(document);
    return match.ok ? success({ match: match.value, strokes: 0, differences: [] }) : match;
  }
  let game = newGame({ ...header, seed: seed ?? "", ...table });
  const differences: Problem[] = [];
  for (const [index, entry] of log.entries()) {
    if (!game.ok) return game;
    const path = `log[${index}]`;
    game = located(playedAgain(game.value, entry), path);
    if (!game.ok) return game;
    const difference = differenceOf(entry, game.value.match.log.at(-1), path);
    if (difference !== undefined) differences.push(difference);
  }
  if (!game.ok) return game;
  return success({ match: game.value.match, strokes: log.filter(isSimulated).length, differences });
}

const isSimulated = ({ table }: Entry): boolean => table?.strike !== undefined;

function playedAgain(game: Game, { action, table, command, at, actor }: Entry): Result<Game> {
  if (action.type !== "shot") {
    const acted = act(game, { action, command, at, actor });
    return acted.ok ? success(acted.value.game) : acted;
  }
  if (table?.strike === undefined)
    return failure("mismatch", "table.strike", "the strike of a simulated shot", undefined);
  const { target, call, faults, touched, deliberate, intent } = action;
  const played = playStroke(game, {
    command,
    at,
    strike: table.strike,
    played: table.played ?? table.strike,
    ...(table.cue === undefined ? {} : { cue: table.cue }),
    ...(target === undefined ? {} : { target }),
    ...(call === undefined ? {} : { call }),
    observed: {
      ...(faults === undefined ? {} : { faults }),
      ...(touched === undefined ? {} : { touched }),
      ...(deliberate === undefined ? {} : { deliberate }),
      ...(intent === undefined ? {} : { intent }),
    },
  });
  return played.ok ? success(played.value.game) : played;
}

function located(result: Result<Game>, path: string): Result<Game> {
  if (result.ok) return result;
  const { problem } = result;
  return { ok: false, problem: { ...problem, path: problem.path === "" ? path : `${path}.${problem.path}` } };
}
