import type { OpenAnswers, ShownState } from "@tacada/formats";
import type { MatchState, OpenChoices } from "../state.ts";

/** What every game shows alike. */
type Common = Omit<
  ShownState,
  | "ballOn"
  | "balls"
  | "targets"
  | "scores"
  | "remaining"
  | "snookersRequired"
  | "freeBall"
  | "aggravated"
  | "groups"
  | "potted"
  | "shortMiss"
>;

/**
 * The part of a shown state that every game has. When a frame is over its result stands (balls, what was left), while
 * turn, stage, choices and cue ball are those of the next frame's break.
 *
 * @param next the frame that is on, where the last is over
 */
export function shownOf(state: MatchState, next: MatchState): Common {
  const player = playerOf(next);
  const { open } = next;
  return {
    rulebook: state.rulebook,
    options: state.options,
    sides: [...state.sides],
    frame: state.frame,
    frames: { ...state.frames },
    framesToWin: state.framesToWin,
    stage: next.stage,
    turn: next.turn,
    ...(player === undefined ? {} : { player }),
    inHand: next.inHand,
    visit: { points: state.visit.points, balls: [...state.visit.balls] },
    ...(open === null ? {} : { choices: answersOf(open) }),
    discipline: { ...state.discipline },
    facts: { ...next.facts },
    breaker: state.breaker,
    out: [...state.out],
    ...(state.over === undefined ? {} : { over: state.over }),
    ...(state.match === undefined ? {} : { match: state.match }),
  };
}

/** Open choices as they are shown. */
export const answersOf = ({ by, any, count }: OpenChoices): OpenAnswers => ({
  by,
  any: [...any],
  ...(count === undefined ? {} : { count }),
});

/** Nothing may be played at while a lot or another choice is due, or after the match. */
export const isWaiting = ({ lotDue, open, match }: MatchState): boolean =>
  lotDue || (open !== null && !open.any.includes("play")) || match !== undefined;

/** Whose of the side's players is to play this visit. */
function playerOf({ players, visits, turn }: MatchState): string | undefined {
  const seated = players[turn];
  return seated?.[(visits[turn] ?? 0) % seated.length];
}
