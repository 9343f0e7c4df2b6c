import type { Ball } from "@tacada/formats";
import type { Trace } from "@tacada/physics";
import { ballNamed } from "./layout.ts";

/** How far, metres, a ball has to sink under its height on the cloth to be seen to fall. */
const SEEN = 0.001;

/**
 * Balls that fell into a pocket and came back, in order, each once: still on the table at the end, and seen to fall, where
 * others only ran over the lip or between the jaws. One that came out over the pocket's back to the floor is none of them.
 */
export function bouncedBalls({ events, paths, balls, final }: Trace): Ball[] {
  const bounces = events.flatMap(({ type, balls: [ball = "cue"], t, at }) =>
    type === "bounce" && final[ball] !== undefined ? [{ ball, t, height: at[2] }] : [],
  );
  const seen = bounces.filter(({ ball, t, height }) => {
    const path = paths[balls.indexOf(ball)] ?? [];
    // The first segment lies on the cloth; a fall is lowest where one stretch of it ends and the next begins.
    const lying = path[0]?.p[2] ?? 0;
    const heights = path.flatMap(({ t: since, motion, p }) => (motion === "fall" && since < t ? [p[2]] : []));
    return lying - Math.min(height, ...heights) >= SEEN;
  });
  return [...new Set(seen.map(({ ball }) => ballNamed(ball)))];
}
