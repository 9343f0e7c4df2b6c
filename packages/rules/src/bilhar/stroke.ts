import { among, type BallBits, bitsOf } from "../balls.ts";
import { EIGHT, groupBits, opponentOf } from "../groups/balls.ts";
import { type GroupStroke, readReport } from "../groups/stroke.ts";
import type { Told } from "../told.ts";
import type { Stage } from "./stages.ts";
import { allowedIn, type Bilhar } from "./state.ts";

/** A report read in the state that it was played in: what the fouls and the outcome look at. */
export interface Stroke extends GroupStroke {
  readonly stage: Stage;
  /** A ball that may be played at was among those met first. */
  readonly hit: boolean;
  /** The cue ball went no further than the twenty centimetres (7, 15). */
  readonly short: boolean;
  /** The stroke is the replay of a short miss: what it pots goes back (7). */
  readonly replay: boolean;
  /** Out of a snooker that binds nobody, a miss or a wrong first contact is excused (15). */
  readonly excused: boolean;
  /** The cue ball was potted, or held on the table, which counts as that (11, 23). */
  readonly held: boolean;
  readonly inOff: boolean;
  /** Own and opponent's balls potted; none are anybody's before the series are fixed. */
  readonly own: readonly number[];
  readonly others: readonly number[];
  readonly eightPotted: boolean;
  readonly eightOff: boolean;
  /** No ball of the striker's series is left once those he potted are down, and he owes none. */
  readonly cleared: boolean;
  /** The 8 was called with its pocket; a call without one is none (9.3). */
  readonly called: boolean;
  /** The 8 fell into the pocket that was called. */
  readonly asCalled: boolean;
  /** The opponent has a ball with which to be paid, or the offender pays with his own (option `payment`). */
  readonly payable: boolean;
}

/**
 * Reads a report that was found coherent.
 *
 * @param up what was on the table
 */
export function readStroke(state: Bilhar, shot: Told, up: BallBits): Stroke {
  const { stage, turn, shortMiss, owed, options } = state;
  const allowed = allowedIn(state, up);
  const { faults, target, first, potted, off, cuePotted, cueOff, cueLost } = readReport(shot, up, allowed);
  const { call, cueTravel } = shot;
  const snooker = shot.before?.snooker ?? state.facts.snooker;
  const held = faults.includes("held-cue-ball");
  const series = groupBits(state, turn);
  const opposed = groupBits(state, opponentOf(state, turn));
  const others = among(potted, opposed);
  const fallen = potted.length === 0 ? undefined : shot.pots?.find(({ ball }) => ball === EIGHT);
  const called = call?.pocket !== undefined && (call.ball ?? target) === EIGHT;
  const own = shortMiss ? NONE : among(potted, series);
  return {
    shot,
    faults,
    target,
    first,
    potted,
    off,
    cuePotted,
    cueOff,
    cueLost,
    stage,
    hit: (bitsOf(first) & allowed) !== 0,
    short: cueTravel !== undefined && cueTravel <= options.shortTravel,
    replay: shortMiss,
    excused: state.nudged && snooker !== undefined && snooker !== "none" && series !== 0,
    held,
    inOff: held || cuePotted,
    own,
    others,
    eightPotted: fallen !== undefined,
    eightOff: off.includes(EIGHT),
    cleared: series !== 0 && (up & series & ~bitsOf(own)) === 0 && (owed[turn] ?? 0) === 0,
    called,
    asCalled: called && fallen?.pocket === call.pocket,
    payable: series !== 0 && (options.payment === "own-back" || (up & opposed & ~bitsOf(others)) !== 0),
  };
}

const NONE: readonly number[] = [];

/** Nothing was met and the cue ball hardly moved: the stroke is replayed, once, and not at the 8 (7, 9.8). */
export const isShortMiss = ({ first, short, replay, stage, cueLost, held }: Stroke): boolean =>
  first.length === 0 && short && !replay && stage !== "eight" && !cueLost && !held;
