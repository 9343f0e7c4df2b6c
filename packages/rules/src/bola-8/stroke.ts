import type { Ball, Fault, Hand } from "@tacada/formats";
import { type BallBits, bitOf, bitsOf, isIn } from "../balls.ts";
import { EIGHT } from "../groups/balls.ts";
import { type GroupStroke, lying, readReport } from "../groups/stroke.ts";
import type { Told } from "../told.ts";
import { allowedIn, type Stage } from "./stages.ts";
import type { BolaOito } from "./state.ts";

/** A report read in the state that it was played in: what the fouls and the outcome look at. */
export interface Stroke extends GroupStroke {
  readonly stage: Stage;
  readonly inHand: false | Hand;
  /** Somebody watches every stroke for both sides (option `referee`). */
  readonly refereed: boolean;
  /** The balls that may be played at: on the break any, on an open table any of a group. */
  readonly own: BallBits;
  /** The ball that was called, or said to be played at; undefined where nothing was said. */
  readonly chosen: number | undefined;
  /** The ball meant to be potted: the chosen one, else an own ball that fell. */
  readonly aimed: number | undefined;
  /** Ball and pocket had to be said (1.4). */
  readonly callDue: boolean;
  readonly safety: boolean;
  /** The ball aimed at fell where it was to fall (1.4, 1.5); a declared safety calls none. */
  readonly converted: boolean;
  /** One of the balls that may be played at was met first, alone or with others (1.18, 2.9). */
  readonly ownFirst: boolean;
  /** On an open table the 8 was met first (2.7). */
  readonly eightFirst: boolean;
  /** A ball fell that makes a cushion needless (1.19.a). */
  readonly potSuffices: boolean;
  /** Balls that met a cushion after the contact; undefined where that is not in doubt. */
  readonly rails: readonly Ball[] | undefined;
  /** The balls met first that were declared frozen to a cushion (1.36). */
  readonly frozen: readonly number[];
  /** The cue ball was touched, or a touched ball came into play (1.21). */
  readonly touchTells: boolean;
}

/**
 * Reads a report that was found coherent.
 *
 * @param up what was on the table
 */
export function readStroke(state: BolaOito, shot: Told, up: BallBits): Stroke {
  const { stage, options, facts } = state;
  const { call, before } = shot;
  const own = allowedIn(state, up);
  const read = readReport(shot, up, own);
  const { faults, target, first, potted, off, cuePotted, cueOff, cueLost } = read;
  const chosen = lying(up, call?.ball) ?? lying(up, shot.target);
  const aimed = chosen ?? potted.find((ball) => isIn(own, ball)) ?? target;
  const eightFirst = stage === "open" && first.length > 0 && first.every((ball) => ball === EIGHT);
  const safety = call?.as === "safety";
  const declared = before?.frozenToCushion ?? facts.frozenToCushion ?? NONE;
  // Where the event has settled so, a ball of the other group makes a cushion needless too.
  const suffices = options.opponentPotSatisfiesRail ? own | ~EIGHT_BIT : own;
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
    inHand: state.inHand,
    refereed: options.referee,
    own,
    chosen,
    aimed,
    callDue: shot.evident === false,
    safety,
    converted: !safety && !eightFirst && aimed !== undefined && isIn(own, aimed) && isAsCalled(shot, aimed),
    ownFirst: (bitsOf(first) & own) !== 0,
    eightFirst,
    potSuffices: !eightFirst && (bitsOf(potted) & suffices) !== 0,
    rails: shot.railsAfterContact,
    frozen: declared.length === 0 ? NONE : first.filter((ball) => isIn(own, ball) && declared.includes(ball)),
    touchTells: shot.touchEffect === true || (shot.touched?.includes("cue") ?? false),
  };
}

const NONE: readonly number[] = [];

const EIGHT_BIT = bitOf(EIGHT);

/** The ball fell into the pocket that was called; into any where nothing had to be said (1.4). */
function isAsCalled({ pots, call, evident }: Told, ball: number): boolean {
  const pot = pots?.find((each) => each.ball === ball);
  if (pot === undefined) return false;
  return call?.pocket === undefined ? evident !== false : call.pocket === pot.pocket;
}

/** Whether this fault was seen. */
export const isSeen = ({ faults }: Stroke, fault: Fault): boolean => faults.includes(fault);
