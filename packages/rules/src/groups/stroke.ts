import type { Ball, Fault, ObjectBall } from "@tacada/formats";
import { isCueBallLost } from "../common/shot.ts";
import type { Told } from "../told.ts";
import type { GroupState } from "./state.ts";

/** A report read in the state that it was played in; a rulebook adds what its own fouls and outcome look at. */
export interface GroupStroke {
  readonly shot: Told;
  /** Faults seen; balls listed as touched are one. */
  readonly faults: readonly Fault[];
  /** The ball played at; undefined only where nothing says which. */
  readonly target: number | undefined;
  /** Balls met first, at one instant: the ball played at where the report says nothing else, none for `contacts: []`. */
  readonly first: readonly number[];
  /** Object balls potted, in order. */
  readonly potted: readonly number[];
  /** Object balls driven off the table. */
  readonly off: readonly number[];
  /** The cue ball fell into a pocket; it left the table; either. */
  readonly cuePotted: boolean;
  readonly cueOff: boolean;
  readonly cueLost: boolean;
}

/**
 * Reads a report that was found coherent. The ball played at is the one said, else the called one, else the first that
 * was met, else the only one allowed.
 *
 * @param allowed what may be played at now
 */
export function readReport(state: GroupState, shot: Told, allowed: readonly number[]): GroupStroke {
  const { contacts, pots, offTable } = shot;
  const met = contacts === undefined ? undefined : metFirst(contacts[0]);
  const target =
    lying(state, shot.target) ??
    lying(state, shot.call?.ball) ??
    met?.[0] ??
    (allowed.length === 1 ? allowed[0] : undefined);
  return {
    shot,
    faults: faultsOf(shot),
    target,
    first: met ?? numbersIn(target === undefined ? allowed.slice(0, 1) : [target]),
    potted: pottedIn(pots),
    off: numbersIn(offTable),
    cuePotted: pots?.some(({ ball }) => ball === "cue") ?? false,
    cueOff: offTable?.includes("cue") ?? false,
    cueLost: isCueBallLost(shot),
  };
}

/** A ball that was said, where it is on the table. */
export const lying = ({ balls }: GroupState, ball: ObjectBall | undefined): number | undefined =>
  typeof ball === "number" && balls.includes(ball) ? ball : undefined;

const NONE: readonly number[] = [];

function pottedIn(pots: Told["pots"]): readonly number[] {
  if (pots === undefined || pots.length === 0) return NONE;
  const potted: number[] = [];
  for (const { ball } of pots) if (typeof ball === "number") potted.push(ball);
  return potted;
}

/** The balls of the first contact. */
const metFirst = (first: ObjectBall | readonly ObjectBall[] | undefined): readonly number[] =>
  typeof first === "number" ? [first] : numbersIn(typeof first === "object" ? first : undefined);

/** The object balls among balls that were found coherent. */
const numbersIn = (balls: readonly Ball[] | undefined): readonly number[] =>
  balls === undefined || balls.length === 0 ? NONE : balls.filter((ball) => typeof ball === "number");

const TOUCHES: readonly Fault[] = ["touched-ball", "touched-frozen-ball"];
const UNSEEN: readonly Fault[] = [];

function faultsOf({ faults, touched }: Told): readonly Fault[] {
  const seen = faults ?? UNSEEN;
  const told = touched === undefined || touched.length === 0 || seen.some((fault) => TOUCHES.includes(fault));
  return told ? seen : [...seen, "touched-ball"];
}
