import type { Fault, ObjectBall } from "@tacada/formats";
import { type BallBits, bitOf, HIGHEST, isIn } from "../balls.ts";
import { faultsIn, numbersIn, pottedIn, type Told } from "../told.ts";

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
 * @param up what was on the table
 * @param allowed what may be played at now
 */
export function readReport(told: Told, up: BallBits, allowed: BallBits): GroupStroke {
  const { contacts, pots, offTable } = told;
  const met = contacts === undefined ? undefined : metFirst(contacts[0]);
  const target = lying(up, told.target) ?? lying(up, told.call?.ball) ?? met?.[0] ?? onlyIn(allowed);
  const cuePotted = pots?.some(({ ball }) => ball === "cue") === true;
  const cueOff = offTable?.includes("cue") === true;
  return {
    shot: told,
    faults: faultsIn(told),
    target,
    first: met ?? firstOf(target ?? lowestIn(allowed)),
    potted: numbersIn(pottedIn(told)),
    off: numbersIn(offTable),
    cuePotted,
    cueOff,
    cueLost: cuePotted || cueOff,
  };
}

/** A ball that was said, where it is on the table. */
export const lying = (up: BallBits, ball: ObjectBall | undefined): number | undefined =>
  typeof ball === "number" && (bitOf(ball) & up) !== 0 ? ball : undefined;

/** The one ball of a set; undefined where there are more, or none. */
const onlyIn = (bits: BallBits): number | undefined =>
  (bits & (bits - 1)) === 0 ? lowestIn(bits) : undefined;

function lowestIn(bits: BallBits): number | undefined {
  for (let ball = 1; ball <= HIGHEST; ball++) if (isIn(bits, ball)) return ball;
  return undefined;
}

const firstOf = (ball: number | undefined): readonly number[] => (ball === undefined ? NONE : [ball]);

const NONE: readonly number[] = [];

/** The balls of the first contact. */
const metFirst = (first: ObjectBall | readonly ObjectBall[] | undefined): readonly number[] =>
  typeof first === "number" ? [first] : numbersIn(typeof first === "object" ? first : undefined);
