import type { Ball } from "../ball.ts";
import type { Boundary } from "../table/boundary.ts";
import { BED, FLOOR, groundAt } from "../table/ground.ts";
import { RAIL } from "../table/rail.ts";
import { Approach, firstRoot } from "./approach.ts";
import { approachCircle } from "./circle.ts";
import { Solid } from "./solid.ts";

/* Where a ball that flies comes to next. */

/** What a ball above the bed comes to when it is no part of the rim: codes below those of `ground.ts`. */
export const LEVEL = -4;

/** When the last search found something, seconds of the stroke. */
export const flightTime = new Float64Array(1);

const relative = new Approach();
const solid = new Solid();

const CLOSED = 1e-13;
/** How near to the outer edge of the rails, metres, a ball in the air has left them. */
const EDGE = 1e-6;

/**
 * What a ball that flies from now on comes to: {@link BED} or `TOP` where it lands, {@link FLOOR}, a part
 * of the rim by its index (a drop: it is caught there), or {@link LEVEL} when it only passes the height of the rails.
 * The time stands in `flightTime`.
 *
 * @param height of the rails' top above the cloth, metres
 */
export function nextOfFlight(boundary: Boundary, ball: Ball, height: number): number {
  const top = height + ball.radius;
  const above = ball.z - top;
  const found =
    above > CLOSED || (above > -CLOSED && ball.vz > 0)
      ? fromAbove(boundary, ball, above)
      : fromBelow(boundary, ball, height, above);
  flightTime[0]! += ball.since;
  return found;
}

/** Over the rails nothing is met before the ball is down to their height. */
function fromAbove(boundary: Boundary, ball: Ball, above: number): number {
  const down = fall(ball, above);
  flightTime[0] = down;
  const under = groundAt(boundary, ball.x + down * ball.vx, ball.y + down * ball.vy);
  if (under === BED) return LEVEL;
  if (under === FLOOR) flightTime[0] = fall(ball, ball.z - RAIL.floor - ball.radius);
  return under;
}

/** Seconds until a ball has come down by `by` metres. */
const fall = (ball: Ball, by: number): number => firstRoot(Math.max(by, 0), -ball.vz, -ball.az);

function fromBelow(boundary: Boundary, ball: Ball, height: number, above: number): number {
  const outside =
    Math.abs(ball.x) > boundary.x + RAIL.width - EDGE || Math.abs(ball.y) > boundary.y + RAIL.width - EDGE;
  if (outside) {
    flightTime[0] = fall(ball, ball.z - RAIL.floor - ball.radius);
    return FLOOR;
  }
  const vz = ball.vz;
  const left = vz * vz + 2 * above * -ball.az;
  const rises = vz > 0 && left > 0;
  let best = rises ? (-2 * above) / (vz + Math.sqrt(left)) : fall(ball, ball.z - ball.radius);
  let found = rises ? LEVEL : BED;
  solid.height = height;
  for (let index = 0; index < boundary.parts.length; index++) {
    const part = boundary.parts[index]!;
    relative.window = best;
    solid.window = best;
    if (part.kind === "drop") approachCircle(relative, part, ball, false);
    else solid.touch(part, ball);
    const h = part.kind === "drop" ? relative.found : solid.found;
    if (h >= best) continue;
    best = h;
    found = index;
  }
  flightTime[0] = best;
  return found;
}
