import type { ShownState, Side, Target } from "@tacada/formats";
import { type BySide, playing } from "../side.ts";
import { currentFrame } from "./frame.ts";
import { PENALTY } from "./parameters.ts";
import { isCastigo, mayTarget, remainingFrom } from "./stages.ts";
import { ballOnOf, type SinucaBrasileira } from "./state.ts";

/**
 * The state as it is shown. When a frame is over its result stands (scores, balls, what was left), while turn,
 * stage, targets and cue ball are those of the next frame's break.
 */
export function showState(state: SinucaBrasileira): ShownState {
  const next = currentFrame(state);
  const on = ballOnOf(next);
  const remaining = remainingFrom(state.stage, ballOnOf(state));
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
    ...(on === undefined ? {} : { ballOn: on }),
    inHand: next.inHand,
    balls: [...state.balls],
    targets: targetsOf(next),
    scores: { ...state.scores },
    visit: { points: state.visit.points, balls: [...state.visit.balls] },
    remaining,
    snookersRequired: snookersRequired(state, remaining),
    ...(open === null ? {} : { choices: { by: open.by, any: [...open.any] } }),
    discipline: { ...state.discipline },
    facts: { ...next.facts },
    breaker: state.breaker,
    out: [...state.out],
    ...(state.over === undefined ? {} : { over: state.over }),
    ...(state.match === undefined ? {} : { match: state.match }),
  };
}

/** What may be played at now; nothing while a lot or another choice is due, or after the match. */
export function targetsOf(state: SinucaBrasileira): Target[] {
  const { stage, open } = state;
  const on = ballOnOf(state);
  const waiting = state.lotDue || (open !== null && !open.any.includes("play"));
  if (on === undefined || waiting || state.match !== undefined) return [];
  return state.balls
    .filter((ball) => mayTarget(stage, on, ball))
    .map((ball) => ({
      ball,
      castigo: isCastigo(stage, on, ball),
      // A pot on the break converts nothing, so nothing need be said there (2.3.a).
      callDue: stage !== "break",
    }));
}

/** Whose of the side's players is to play this visit. */
function playerOf({ players, visits, turn }: SinucaBrasileira): string | undefined {
  const seated = players[turn];
  return seated?.[(visits[turn] ?? 0) % seated.length];
}

/** How many penalties each side needs to be level again by what is left. */
function snookersRequired(state: SinucaBrasileira, remaining: number): BySide<number> {
  const sides = playing(state.sides, state.out);
  return Object.fromEntries(sides.map((side) => [side, required(state, sides, side, remaining)]));
}

function required(
  { scores }: SinucaBrasileira,
  sides: readonly Side[],
  side: Side,
  remaining: number,
): number {
  const best = Math.max(...sides.filter((each) => each !== side).map((each) => scores[each] ?? 0));
  const short = best - (scores[side] ?? 0) - remaining;
  return short <= 0 ? 0 : Math.ceil(short / PENALTY);
}
