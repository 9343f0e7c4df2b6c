import { type BallBits, bitsOf, isIn } from "../balls.ts";
import { groupBits } from "../groups/balls.ts";
import { type GroupStroke, lying, readReport } from "../groups/stroke.ts";
import type { Told } from "../told.ts";
import type { Fallen } from "./returns.ts";
import type { Stage } from "./stages.ts";
import type { MataMata } from "./state.ts";

/** A report read in the state that it was played in: what the fouls and the outcome look at. */
export interface Stroke extends GroupStroke {
  readonly stage: Stage;
  /** Balls that the striker may play at: those of his group, every ball on the break. */
  readonly own: BallBits;
  /** Object balls that left the table, potted ones first. */
  readonly gone: readonly Fallen[];
  /** Own balls fell, but a call was due and missing, or another ball was met before the one indicated (4.11.b). */
  readonly unindicated: boolean;
}

/**
 * Reads a report that was found coherent.
 *
 * @param up what was on the table
 */
export function readStroke(state: MataMata, shot: Told, up: BallBits): Stroke {
  const { stage, options } = state;
  const own = ownIn(state, up);
  const read = readReport(shot, up, own);
  const { faults, first, potted, off, cuePotted, cueOff, cueLost } = read;
  // The call says which ball is played at (4.3); of several met at once an own one is taken for it.
  const called = lying(up, shot.call?.ball);
  const met = shot.target === undefined ? first.find((ball) => isIn(own, ball)) : undefined;
  const target = called ?? met ?? read.target;
  const indicates = stage === "play" && options.numbered;
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
    own,
    gone: potted.length + off.length === 0 ? NONE : goneIn(shot, off),
    unindicated: indicates && (bitsOf(potted) & own) !== 0 && !isMetAsIndicated(shot, target, first),
  };
}

/** The balls that the side on turn may play at (3.3, 4.2). */
export const ownIn = (state: MataMata, up: BallBits): BallBits =>
  state.stage === "break" ? up : up & groupBits(state, state.turn);

const NONE: readonly Fallen[] = [];

function goneIn({ pots = [] }: Told, off: readonly number[]): readonly Fallen[] {
  const gone: Fallen[] = [];
  for (const { ball, pocket } of pots) if (typeof ball === "number") gone.push({ ball, pocket });
  for (const ball of off) gone.push({ ball, pocket: null });
  return gone;
}

/** The ball that was called, or that the stroke was evidently played at, was met first (4.3, 4.7). */
function isMetAsIndicated(
  { call, evident }: Told,
  target: number | undefined,
  first: readonly number[],
): boolean {
  const indicated = call?.ball ?? (evident === false ? undefined : target);
  return first.some((ball) => ball === indicated);
}

/** The ball played at was the first that was met, or one of the first; on the break any ball is. */
export const isTargetFirst = ({ stage, first, target }: Stroke): boolean =>
  stage === "break" ? first.length > 0 : first.some((ball) => ball === target);
