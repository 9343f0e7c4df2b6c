import type { Motion, Segment, Trace, Vector } from "./trace.ts";

/** A ball at one moment: metres, m/s, rad/s. */
export interface BallState {
  readonly motion: Motion;
  readonly position: Vector;
  readonly velocity: Vector;
  readonly spin: Vector;
}

/**
 * Where ball `ball` is at time `t` (seconds), how it moves and spins, in closed form. Before the stroke it is as
 * at its start, after it as at the end; undefined for a ball that the trace does not have.
 */
export function stateAt(trace: Trace, ball: string, t: number): BallState | undefined {
  const segment = segmentAt(trace.paths[trace.balls.indexOf(ball)], t);
  if (segment === undefined) return undefined;
  const h = Math.max(t - segment.t, 0);
  const { motion, p, v, a, w, dw } = segment;
  return {
    motion,
    position: [along(p[0], v[0], a[0], h), along(p[1], v[1], a[1], h), along(p[2], v[2], a[2], h)],
    velocity: [v[0] + a[0] * h, v[1] + a[1] * h, v[2] + a[2] * h],
    spin: [w[0] + dw[0] * h, w[1] + dw[1] * h, w[2] + dw[2] * h],
  };
}

/**
 * Writes the centres of all balls at time `t` into `out`, three numbers a ball in the order of `trace.balls`:
 * for a picture of every frame, without an object a ball.
 */
export function positionsAt(trace: Trace, t: number, out: Float64Array): void {
  for (let ball = 0; ball < trace.paths.length; ball++) {
    const segment = segmentAt(trace.paths[ball], t);
    if (segment === undefined) continue;
    const h = Math.max(t - segment.t, 0);
    for (let axis = 0; axis < 3; axis++) {
      out[3 * ball + axis] = along(segment.p[axis]!, segment.v[axis]!, segment.a[axis]!, h);
    }
  }
}

const along = (p: number, v: number, a: number, h: number): number => p + h * (v + 0.5 * a * h);

/** The segment that holds at `t`, found by halving. */
function segmentAt(path: readonly Segment[] | undefined, t: number): Segment | undefined {
  if (path === undefined) return undefined;
  let low = 0;
  let high = path.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (path[middle]!.t <= t) low = middle;
    else high = middle - 1;
  }
  return path[low];
}
