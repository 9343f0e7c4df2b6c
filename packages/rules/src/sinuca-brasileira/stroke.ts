import type { Fault } from "@tacada/formats";
import { faultsIn, numbersIn, pottedIn, type Told } from "../told.ts";
import { isCastigo, mayTarget, type Stage } from "./stages.ts";
import { ballOnOf, type SinucaBrasileira } from "./state.ts";

/** A report read in the state that it was played in: what the fouls and the outcome look at. */
export interface Stroke {
  readonly shot: Told;
  /** Faults seen; balls listed as touched are one. */
  readonly faults: readonly Fault[];
  readonly stage: Stage;
  /** The ball on. */
  readonly on: number;
  /** The ball played at. */
  readonly target: number;
  /** The stage lets this ball be played at. */
  readonly allowed: boolean;
  /** The ball costs 7 points unless it is potted. */
  readonly castigo: boolean;
  /** Nothing need be said: ball and pocket are plain, and no cushion came first (5.3, 5.6). */
  readonly evident: boolean;
  /** Ball and pocket were called; a call without its pocket is none (5.1). */
  readonly called: boolean;
  /** Played at the ball on without meaning to pot it, so a pot does not convert it (5.7). */
  readonly defence: boolean;
  /** The cue ball was frozen to the ball played at (7.1.e). */
  readonly frozen: boolean;
  /** Object balls potted, in order. */
  readonly potted: readonly number[];
  /** These and those driven off the table. */
  readonly gone: readonly number[];
  /** The ball played at was among them. */
  readonly converted: boolean;
}

/** Reads a report that was found coherent. */
export function readStroke(state: SinucaBrasileira, shot: Told): Stroke {
  const on = ballOnOf(state) ?? 0;
  const { stage } = state;
  const target = targetOf(state, shot, on);
  const { call } = shot;
  const evident = shot.evident !== false && shot.cushionFirst !== true;
  const called = call?.pocket !== undefined && (call.ball ?? target) === target;
  const potted = numbersIn(pottedIn(shot));
  const off = numbersIn(shot.offTable);
  const touching = shot.before?.touching ?? state.facts.touching;
  return {
    shot,
    faults: faultsIn(shot),
    stage,
    on,
    target,
    allowed: mayTarget(stage, on, target),
    castigo: isCastigo(stage, on, target),
    evident,
    called,
    defence: target === on && (call?.as === "safety" || (!called && (!evident || shot.intent === "safety"))),
    frozen: touching?.includes(target) ?? false,
    potted,
    gone: off.length === 0 ? potted : [...potted, ...off],
    converted: potted.includes(target),
  };
}

/** The ball played at, where the report leaves it out: the called one, the only one allowed, the first met. */
function targetOf(state: SinucaBrasileira, { target, call, contacts }: Told, on: number): number {
  const said = target ?? call?.ball;
  if (typeof said === "number" && state.balls.includes(said)) return said;
  const first = contacts?.[0];
  return typeof first === "number" && mayTarget(state.stage, on, first) ? first : on;
}
