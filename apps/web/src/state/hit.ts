import type { Position } from "@tacada/formats";
import type { Preview } from "@tacada/play";

/** How a ball is met, seen along the cue ball's way: `aside` in ball radii (positive: it lies to the right). */
export interface Hit {
  readonly ball: string;
  readonly aside: number;
  /** The part of the ball that is covered, 0 (a graze) to 1 (full). */
  readonly fullness: number;
}

/** The hit that a preview leads to; undefined when no ball is met. `lies` is where the ball met lies. */
export function hitOf({ cue, meets }: Preview, lies: Position | undefined): Hit | undefined {
  const before = cue.at(-2);
  if (!meets || !before || !lies) return undefined;
  const { cueAt } = meets;
  const length = Math.hypot(cueAt.x - before.x, cueAt.y - before.y);
  const apart = Math.hypot(lies[0] - cueAt.x, lies[1] - cueAt.y);
  if (length === 0 || apart === 0) return undefined;
  const right = { x: (cueAt.y - before.y) / length, y: -(cueAt.x - before.x) / length };
  const share = ((lies[0] - cueAt.x) * right.x + (lies[1] - cueAt.y) * right.y) / apart;
  return { ball: meets.ball, aside: 2 * share, fullness: 1 - Math.min(1, Math.abs(share)) };
}
