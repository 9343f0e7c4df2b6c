import { outlineOf, type TableSpec } from "@tacada/table";
import { boundaryOf } from "../table/boundary.ts";
import { BED, groundAt } from "../table/ground.ts";
import { RAIL } from "../table/rail.ts";
import type { Segment, Trace } from "../trace/trace.ts";
import { backGap, clearance, edgeGap, type Moment, moment } from "./laws/moment.ts";

/** The least step of the walk, metres of the way: one ball may pass through another's skin of 1 nm in it, unseen. */
const STEP = 1e-5;

/** The deepest that two bodies ever were in each other, metres, which they were and when. */
export interface Overlap {
  readonly depth: number;
  readonly what: string;
  readonly t: number;
}

/**
 * Walks along a whole trace and looks for the deepest overlap of two balls, of a ball and the rim, the inside of pockets
 * where they have one, and the bed, however short: a step is never longer than the way on which the nearest bodies could
 * come together. It knows paths, and nothing of how contacts are found.
 */
export function deepestOverlap(table: TableSpec, trace: Trace): Overlap {
  const boundary = boundaryOf(outlineOf(table));
  const radii = trace.balls.map((id) => (id === "cue" ? table.cueBall : table.ball).radius);
  const inside = (at: number, half: number): boolean => Math.abs(at) <= half + RAIL.width;
  const hasInside = trace.profile !== "tacada-1";
  /** Under the first profile what falls meets nothing any more; under the others, what has sunk under the cloth. */
  const meets = ({ up, falls, z }: Moment): boolean => up || (falls && z > 0 && hasInside);
  /** Metres between a ball and what it must not enter. */
  const room = (ball: Moment, radius: number): number => {
    if (!inside(ball.x, boundary.x) || !inside(ball.y, boundary.y)) return Infinity;
    const gaps = boundary.parts.map((part) => clearance(part, ball, radius, table.noseHeight));
    for (const drop of hasInside && (ball.flies || ball.falls) ? boundary.drops : []) {
      gaps.push(backGap(drop, ball, radius, table.noseHeight));
      if (ball.falls) gaps.push(edgeGap(drop, ball, radius));
    }
    const over = groundAt(boundary, ball.x, ball.y) === BED ? ball.z - radius : Infinity;
    return Math.min(...gaps, ball.flies ? over : Infinity);
  };
  let deepest: Overlap = { depth: 0, what: "nothing", t: 0 };
  const see = (gap: number, what: string, t: number): void => {
    if (-gap > deepest.depth) deepest = { depth: -gap, what, t };
  };
  for (const [i, path] of trace.paths.entries()) {
    walk([path], ([one], t) => {
      if (!meets(one!)) return Infinity;
      const gap = room(one!, radii[i]!);
      see(gap, `${trace.balls[i]} and the table`, t);
      return gap;
    });
    for (let j = i + 1; j < trace.paths.length; j++) {
      walk([path, trace.paths[j]!], ([one, two], t) => {
        if (!meets(one!) || !meets(two!)) return Infinity;
        const gap = Math.hypot(one!.x - two!.x, one!.y - two!.y, one!.z - two!.z) - radii[i]! - radii[j]!;
        see(gap, `${trace.balls[i]} and ${trace.balls[j]}`, t);
        return gap;
      });
    }
  }
  return deepest;
}

/** Goes along paths by steps as long as `gapAt` and the speeds allow, stretch by stretch of their common segments. */
function walk(
  paths: readonly (readonly Segment[])[],
  gapAt: (balls: readonly Moment[], t: number) => number,
): void {
  const heads = paths.map(() => 0);
  for (let from = 0; ; ) {
    const segments = paths.map((path, at) => path[heads[at]!]!);
    const ends = paths.map((path, at) => path[heads[at]! + 1]?.t ?? Infinity);
    const to = Math.min(...ends);
    if (to === Infinity) return;
    for (let t = from; t < to; ) {
      const gap = gapAt(
        segments.map((segment) => moment(segment, t)),
        t,
      );
      // No speed on this stretch is more than the greater of those at its ends.
      const fastest = segments.reduce((sum, each) => sum + Math.max(speedAt(each, t), speedAt(each, to)), 0);
      if (fastest === 0 || gap === Infinity) break;
      t += Math.max(gap, STEP) / fastest;
    }
    from = to;
    for (let at = 0; at < heads.length; at++) if (ends[at] === to) heads[at]!++;
  }
}

function speedAt({ t: since, v, a }: Segment, t: number): number {
  const h = t - since;
  return Math.hypot(v[0] + a[0] * h, v[1] + a[1] * h, v[2] + a[2] * h);
}
