import { type Entry, failure, type Result, success } from "@tacada/formats";
import type { State } from "@tacada/rules";

/** An action that stands, with the state that it led to. */
export interface Standing {
  readonly entry: Entry;
  readonly state: State;
}

/** The fold of a log: what stands, and the runs that were taken back and can still be brought back. */
export interface Fold {
  /** The state before the first action. */
  readonly initial: State;
  readonly standing: readonly Standing[];
  /** Runs taken back, the last one last. */
  readonly undone: readonly (readonly Standing[])[];
}

/** One more action stands; what had been taken back can no longer be brought back. */
export const stepped = (fold: Fold, step: Standing): Fold => ({
  initial: fold.initial,
  standing: [...fold.standing, step],
  undone: [],
});

/** Keeps the first `to` standing actions and takes back the rest, over frame and match ends too. */
export function undone(fold: Fold, to: number): Result<Fold> {
  const count = fold.standing.length;
  if (count === 0) return failure("nothing-to-undo", "to", "an action that stands", to);
  if (to >= count) return failure("nothing-to-undo", "to", `0 to ${count - 1}`, to);
  return success({
    initial: fold.initial,
    standing: fold.standing.slice(0, to),
    undone: [...fold.undone, fold.standing.slice(to)],
  });
}

/** Brings back the run that was taken back last. */
export function redone(fold: Fold): Result<Fold> {
  const run = fold.undone.at(-1);
  if (run === undefined) return failure("nothing-to-redo", "", "an action taken back just before", "none");
  return success({
    initial: fold.initial,
    standing: [...fold.standing, ...run],
    undone: fold.undone.slice(0, -1),
  });
}
