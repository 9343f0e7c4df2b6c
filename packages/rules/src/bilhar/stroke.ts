import { EIGHT, isOwn, leftOf, opponentOf } from "../groups/balls.ts";
import { type GroupStroke, readReport } from "../groups/stroke.ts";
import type { Told } from "../told.ts";
import { priceOf } from "./penalty.ts";
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

/** Reads a report that was found coherent. */
export function readStroke(state: Bilhar, shot: Told): Stroke {
  const { stage, turn, shortMiss, groups, owed, options } = state;
  const allowed = allowedIn(state);
  const read = readReport(state, shot, allowed);
  const { call, cueTravel, pots } = shot;
  const snooker = shot.before?.snooker ?? state.facts.snooker;
  const held = read.faults.includes("held-cue-ball");
  const own = shortMiss ? [] : read.potted.filter((ball) => isOwn(state, turn, ball));
  const opponent = opponentOf(state, turn);
  const others = read.potted.filter((ball) => isOwn(state, opponent, ball));
  const fallen = pots?.find(({ ball }) => ball === EIGHT);
  const called = call?.pocket !== undefined && (call.ball ?? read.target) === EIGHT;
  return {
    ...read,
    stage,
    hit: read.first.some((ball) => allowed.includes(ball)),
    short: cueTravel !== undefined && cueTravel <= options.shortTravel,
    replay: shortMiss,
    excused: state.nudged && snooker !== undefined && snooker !== "none" && groups[turn] !== undefined,
    held,
    inOff: held || read.cuePotted,
    own,
    others,
    eightPotted: fallen !== undefined,
    eightOff: read.off.includes(EIGHT),
    cleared:
      groups[turn] !== undefined &&
      (owed[turn] ?? 0) === 0 &&
      (stage === "series" ? allowed : leftOf(state, turn)).every((ball) => own.includes(ball)),
    called,
    asCalled: called && fallen?.pocket === call.pocket,
    payable: priceOf(state, turn, others.length) > 0,
  };
}

/** Nothing was met and the cue ball hardly moved: the stroke is replayed, once, and not at the 8 (7, 9.8). */
export const isShortMiss = ({ first, short, replay, stage, cueLost, held }: Stroke): boolean =>
  first.length === 0 && short && !replay && stage !== "eight" && !cueLost && !held;
