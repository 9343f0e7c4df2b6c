import type { Ball, Fault, Shot } from "@tacada/formats";
import { isCueBallLost } from "../common/shot.ts";
import type { GroupState } from "./state.ts";

/** A report read in the state that it was played in; a rulebook adds what its own fouls and outcome look at. */
export interface GroupStroke {
  readonly shot: Shot;
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
export function readReport(state: GroupState, shot: Shot, allowed: readonly number[]): GroupStroke {
  const { contacts, call, pots, offTable } = shot;
  const met = contacts === undefined ? undefined : numbersIn([contacts[0] ?? []].flat());
  const said = [shot.target, call?.ball].find((ball) => state.balls.some((each) => each === ball));
  const [only, ...more] = allowed;
  const target = typeof said === "number" ? said : (met?.[0] ?? (more.length === 0 ? only : undefined));
  return {
    shot,
    faults: faultsOf(shot),
    target,
    first: met ?? numbersIn(target === undefined ? allowed.slice(0, 1) : [target]),
    potted: numbersIn(pots?.map(({ ball }) => ball)),
    off: numbersIn(offTable),
    cuePotted: pots?.some(({ ball }) => ball === "cue") ?? false,
    cueOff: offTable?.includes("cue") ?? false,
    cueLost: isCueBallLost(shot),
  };
}

/** The object balls among balls that were found coherent. */
const numbersIn = (balls: readonly Ball[] | undefined): readonly number[] =>
  (balls ?? []).filter((ball) => typeof ball === "number");

const TOUCHES: readonly Fault[] = ["touched-ball", "touched-frozen-ball"];

function faultsOf({ faults = [], touched = [] }: Shot): readonly Fault[] {
  const told = touched.length === 0 || faults.some((fault) => TOUCHES.includes(fault));
  return told ? faults : [...faults, "touched-ball"];
}
