import type { Layout } from "@tacada/formats";
import type { Trace } from "@tacada/physics";
import type { TableSpec } from "@tacada/table";
import { placeOf } from "./layout.ts";
import { isCushion } from "./rails.ts";

/**
 * Whether the cue ball, played in hand from behind the head string, met a cushion or a ball lying behind it before it
 * had crossed it (bola-8 1.10, 1.37). A ball on the line or before it may be met at once, even by a cue ball that
 * reaches it without having crossed.
 */
export function isFaultBehindLine(trace: Trace, { headString }: TableSpec, layout: Layout): boolean {
  const first = trace.events.find(
    (event) => (event.type === "ball" || isCushion(event)) && event.balls.includes("cue"),
  );
  if (headString === undefined || first === undefined) return false;
  if (farthest(trace, first.t) > headString) return false;
  return isCushion(first) || first.balls.some((ball) => liesBehind(layout, ball, headString));
}

/** Whether an object ball lies behind the line: its centre counts, and the line itself is not behind (1.12, 1.16). */
function liesBehind(layout: Layout, ball: string, line: number): boolean {
  const place = ball === "cue" ? undefined : placeOf(layout, ball);
  return place !== undefined && place.x < line;
}

/** The farthest that the cue ball's centre has come down the table by `end` seconds, metres. */
function farthest(trace: Trace, end: number): number {
  const path = trace.paths[trace.balls.indexOf("cue")] ?? [];
  return Math.max(
    ...path.map(({ t, p, v, a }, index) => {
      const stretch = Math.min(path[index + 1]?.t ?? end, end) - t;
      const turn = a[0] < 0 ? -v[0] / a[0] : stretch;
      const reached = [0, stretch, Math.min(Math.max(turn, 0), stretch)].map(
        (h) => p[0] + h * (v[0] + 0.5 * a[0] * h),
      );
      return stretch < 0 ? Number.NEGATIVE_INFINITY : Math.max(...reached);
    }),
  );
}
