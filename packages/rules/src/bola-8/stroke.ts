import type { Ball, Fault, Hand } from "@tacada/formats";
import { EIGHT, groupOf } from "../groups/balls.ts";
import { type GroupStroke, lying, readReport } from "../groups/stroke.ts";
import type { Told } from "../told.ts";
import { GROUPS } from "./parameters.ts";
import { ballsAllowed, type Stage } from "./stages.ts";
import type { BolaOito } from "./state.ts";

/** A report read in the state that it was played in: what the fouls and the outcome look at. */
export interface Stroke extends GroupStroke {
  readonly stage: Stage;
  readonly inHand: false | Hand;
  /** Somebody watches every stroke for both sides (option `referee`). */
  readonly refereed: boolean;
  /** The balls that may be played at: on the break any, on an open table any of a group. */
  readonly own: readonly number[];
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

/** Reads a report that was found coherent. */
export function readStroke(state: BolaOito, shot: Told): Stroke {
  const { stage, options, facts } = state;
  const { call, before } = shot;
  const own = ballsAllowed(state);
  const read = readReport(state, shot, own);
  const { first, potted } = read;
  const isOwnBall = (ball: number) => own.includes(ball);
  const chosen = lying(state, call?.ball) ?? lying(state, shot.target);
  const aimed = chosen ?? potted.find(isOwnBall) ?? read.target;
  const eightFirst = stage === "open" && first.length > 0 && first.every((ball) => ball === EIGHT);
  const safety = call?.as === "safety";
  const declared = before?.frozenToCushion ?? facts.frozenToCushion ?? NONE;
  const suffices = options.opponentPotSatisfiesRail ? isOfGroupOr(own) : isOwnBall;
  return {
    ...read,
    stage,
    inHand: state.inHand,
    refereed: options.referee,
    own,
    chosen,
    aimed,
    callDue: shot.evident === false,
    safety,
    converted: !safety && !eightFirst && aimed !== undefined && isOwnBall(aimed) && isAsCalled(shot, aimed),
    ownFirst: first.some(isOwnBall),
    eightFirst,
    potSuffices: !eightFirst && potted.some(suffices),
    rails: shot.railsAfterContact,
    frozen: declared.length === 0 ? NONE : first.filter((ball) => isOwnBall(ball) && declared.includes(ball)),
    touchTells: shot.touchEffect === true || (shot.touched?.includes("cue") ?? false),
  };
}

const NONE: readonly number[] = [];

/** Where the event has settled so, a ball of the other group makes a cushion needless too. */
const isOfGroupOr = (own: readonly number[]) => (ball: number) =>
  own.includes(ball) || groupOf(GROUPS, ball) !== undefined;

/** The ball fell into the pocket that was called; into any where nothing had to be said (1.4). */
function isAsCalled({ pots, call, evident }: Told, ball: number): boolean {
  const pot = pots?.find((each) => each.ball === ball);
  if (pot === undefined) return false;
  return call?.pocket === undefined ? evident !== false : call.pocket === pot.pocket;
}

/** Whether this fault was seen. */
export const isSeen = ({ faults }: Stroke, fault: Fault): boolean => faults.includes(fault);
