import type { Ball, Fault, Hand, Shot } from "@tacada/formats";
import { EIGHT, groupOf } from "../groups/balls.ts";
import { type GroupStroke, readReport } from "../groups/stroke.ts";
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
export function readStroke(state: BolaOito, shot: Shot): Stroke {
  const { stage, options } = state;
  const own = ballsAllowed(state);
  const read = readReport(state, shot, own);
  const { first, potted } = read;
  const chosen = [shot.call?.ball, shot.target].find((ball) => state.balls.some((each) => each === ball));
  const said = typeof chosen === "number" ? chosen : undefined;
  const aimed = said ?? potted.find((ball) => own.includes(ball)) ?? read.target;
  const isOwnPot = (ball: number) =>
    own.includes(ball) || (options.opponentPotSatisfiesRail && groupOf(GROUPS, ball) !== undefined);
  const eightFirst = stage === "open" && first.length > 0 && first.every((ball) => ball === EIGHT);
  const safety = shot.call?.as === "safety";
  const declared = (shot.before?.frozenToCushion ?? state.facts.frozenToCushion ?? []).filter(
    (ball) => typeof ball === "number",
  );
  return {
    ...read,
    stage,
    inHand: state.inHand,
    refereed: options.referee,
    own,
    chosen: said,
    aimed,
    callDue: shot.evident === false,
    safety,
    converted: !safety && !eightFirst && own.some((ball) => ball === aimed) && isAsCalled(shot, aimed),
    ownFirst: first.some((ball) => own.includes(ball)),
    eightFirst,
    potSuffices: !eightFirst && potted.some(isOwnPot),
    rails: shot.railsAfterContact,
    frozen: first.filter((ball) => own.includes(ball) && declared.includes(ball)),
    touchTells: shot.touchEffect === true || (shot.touched?.includes("cue") ?? false),
  };
}

/** The ball fell into the pocket that was called; into any where nothing had to be said (1.4). */
function isAsCalled({ pots, call, evident }: Shot, ball: number | undefined): boolean {
  const pot = pots?.find((each) => each.ball === ball);
  if (pot === undefined) return false;
  return call?.pocket === undefined ? evident !== false : call.pocket === pot.pocket;
}

/** Whether this fault was seen. */
export const isSeen = ({ faults }: Stroke, fault: Fault): boolean => faults.includes(fault);
