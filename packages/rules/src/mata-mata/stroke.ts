import { leftOf } from "../groups/balls.ts";
import { type GroupStroke, readReport } from "../groups/stroke.ts";
import type { Told } from "../told.ts";
import type { Fallen } from "./returns.ts";
import type { Stage } from "./stages.ts";
import type { MataMata } from "./state.ts";

/** A report read in the state that it was played in: what the fouls and the outcome look at. */
export interface Stroke extends GroupStroke {
  readonly stage: Stage;
  /** Balls that the striker may play at: those of his group, every ball on the break. */
  readonly own: readonly number[];
  /** Object balls that left the table, potted ones first. */
  readonly gone: readonly Fallen[];
  /** Own balls fell, but a call was due and missing, or another ball was met before the one indicated (4.11.b). */
  readonly unindicated: boolean;
}

/** Reads a report that was found coherent. */
export function readStroke(state: MataMata, shot: Told): Stroke {
  const { stage, options } = state;
  const own = ownIn(state);
  const read = readReport(state, shot, own);
  // Of several balls met at once, an own one is taken as the one played at.
  const said = shot.target ?? shot.call?.ball;
  const target =
    said === undefined ? (read.first.find((ball) => own.includes(ball)) ?? read.target) : read.target;
  const indicates = stage === "play" && options.numbered;
  return {
    ...read,
    target,
    stage,
    own,
    gone: goneIn(shot, read.off),
    unindicated:
      indicates &&
      read.potted.some((ball) => own.includes(ball)) &&
      !isMetAsIndicated(shot, target, read.first),
  };
}

/** The balls that the side on turn may play at (3.3, 4.2). */
export const ownIn = (state: MataMata): readonly number[] =>
  state.stage === "break" ? state.balls : leftOf(state, state.turn);

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
