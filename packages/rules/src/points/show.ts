import type { ShownState, Side } from "@tacada/formats";
import { type BySide, playing } from "../side.ts";
import type { PointState } from "./state.ts";

/** What every game by points shows alike. */
type Common = Omit<ShownState, "ballOn" | "balls" | "targets" | "freeBall" | "aggravated">;

/**
 * The part of a shown state that every game by points has. When a frame is over its result stands (scores, balls,
 * what was left), while turn, stage, choices and cue ball are those of the next frame's break.
 *
 * @param next the frame that is on, where the last is over
 * @param remaining the most points that a visit can still make
 * @param penalty what a foul gives at least, in points
 */
export function shownOf(state: PointState, next: PointState, remaining: number, penalty: number): Common {
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
    scores: { ...state.scores },
    visit: { points: state.visit.points, balls: [...state.visit.balls] },
    remaining,
    snookersRequired: snookersRequired(state, remaining, penalty),
    ...(open === null ? {} : { choices: { by: open.by, any: [...open.any] } }),
    discipline: { ...state.discipline },
    facts: { ...next.facts },
    breaker: state.breaker,
    out: [...state.out],
    ...(state.over === undefined ? {} : { over: state.over }),
    ...(state.match === undefined ? {} : { match: state.match }),
  };
}

/** Nothing may be played at while a lot or another choice is due, or after the match. */
export const isWaiting = ({ lotDue, open, match }: PointState): boolean =>
  lotDue || (open !== null && !open.any.includes("play")) || match !== undefined;

/** Whose of the side's players is to play this visit. */
function playerOf({ players, visits, turn }: PointState): string | undefined {
  const seated = players[turn];
  return seated?.[(visits[turn] ?? 0) % seated.length];
}

/** How many penalties each side needs to be level again by what is left. */
function snookersRequired(state: PointState, remaining: number, penalty: number): BySide<number> {
  const sides = playing(state.sides, state.out);
  return Object.fromEntries(sides.map((side) => [side, required(state, sides, side, remaining, penalty)]));
}

function required(
  { scores }: PointState,
  sides: readonly Side[],
  side: Side,
  remaining: number,
  penalty: number,
): number {
  const best = Math.max(...sides.filter((each) => each !== side).map((each) => scores[each] ?? 0));
  const short = best - (scores[side] ?? 0) - remaining;
  return short <= 0 ? 0 : Math.ceil(short / penalty);
}
