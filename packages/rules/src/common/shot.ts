import type { Facts, Fault, Incident, Shot, Side } from "@tacada/formats";
import { type Refused, refuse, refuseBut } from "../refused.ts";
import { type BallSet, reportProblem } from "../report.ts";
import { playing } from "../side.ts";
import type { Fresh, MatchState } from "../state.ts";
import type { Told } from "../told.ts";
import type { Game } from "./game.ts";

/** Why this stroke cannot be taken now, whatever the game. */
export function strokeProblem<A extends string, S extends MatchState>(
  game: Game<A, S>,
  state: S,
  told: Told,
  balls: BallSet,
): Refused | undefined {
  if (state.match !== undefined) return refuse("over", "", "nothing, the match is over", "shot");
  if (state.lotDue) return refuse("out-of-order", "", "the lot that decides who plays", "shot");
  if (state.open !== null && !state.open.any.includes("play")) {
    return refuseBut("choice-open", "", state.open.any, "shot");
  }
  return sideProblem(state, told.by) ?? reportProblem(told, balls) ?? faultProblem(game.faults, told);
}

function sideProblem(state: MatchState, by: Side | undefined): Refused | undefined {
  if (by === undefined || by === state.turn) return undefined;
  return state.sides.includes(by)
    ? refuseBut("not-to-play", "by", [state.turn], by)
    : refuseBut("unknown-side", "by", playing(state.sides, state.out), by);
}

function faultProblem(known: readonly Fault[], { faults }: Told): Refused | undefined {
  if (faults === undefined) return undefined;
  const index = faults.findIndex((fault) => !known.includes(fault));
  return index < 0 ? undefined : refuseBut("unknown-article", `faults[${index}]`, known, faults[index]);
}

/** The cue ball is in a pocket or on the floor. */
const isCueBallLost = ({ pots, offTable }: Told): boolean =>
  pots?.some(({ ball }) => ball === "cue") === true || offTable?.includes("cue") === true;

const NO_FACTS: Facts = {};
const NONE_SINCE: readonly Incident[] = [];

/**
 * The stroke was played: choices are answered, and what is left of the layout is what its report says.
 *
 * @param hand where a lost cue ball is put back
 */
export function afterStroke<S extends MatchState>(
  state: S,
  shot: Shot,
  told: Told,
  hand: Exclude<S["inHand"], false>,
): Fresh<S> {
  return {
    ...state,
    inHand: isCueBallLost(told) ? hand : false,
    open: null,
    facts: told.after ?? NO_FACTS,
    broken: true,
    opened: state.opened || state.stage !== "break",
    completed: {
      before: state.completed === null ? state : { ...state, completed: null },
      shot,
      since: NONE_SINCE,
    },
  };
}
