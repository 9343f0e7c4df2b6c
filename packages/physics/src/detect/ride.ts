import type { Ball } from "../ball.ts";
import { type Boundary, isBeside, type Jaw, type Nose } from "../table/boundary.ts";
import { RAIL } from "../table/rail.ts";
import { firstTouch } from "./approach.ts";
import { touchCircle } from "./circle.ts";
import { LEVEL } from "./flight.ts";

/** When the last search found something, seconds of the stroke. */
export const rideTime = new Float64Array(1);

const CLOSED = 1e-12;
const ROUNDS = 200;

/**
 * Where the way of a ball along the top of a rail ends, before its motion does: a drop by its index among
 * `boundary.parts`, {@link LEVEL} where it runs off the edge of the rail, −1 when it does neither. The time stands in
 * `rideTime`.
 */
export function nextOfRide(boundary: Boundary, ball: Ball): number {
  let best = ball.motionEnd - ball.since;
  let found = -1;
  for (let index = 0; index < boundary.parts.length; index++) {
    const part = boundary.parts[index]!;
    const h =
      part.kind === "drop"
        ? touchCircle(part, ball, best)
        : part.kind === "jaw"
          ? leaveJaw(part, ball, best)
          : leaveNose(part, ball);
    if (h >= best) continue;
    best = h;
    found = part.kind === "drop" ? index : LEVEL;
  }
  const outside = leaveTable(boundary, ball);
  if (outside < best) {
    best = outside;
    found = LEVEL;
  }
  rideTime[0] = ball.since + best;
  return found;
}

/** Seconds until the centre of a ball passes a nose from behind, beside it. */
function leaveNose(nose: Nose, ball: Ball): number {
  const fromX = ball.x - nose.x;
  const fromY = ball.y - nose.y;
  const behind = -(fromX * nose.nx + fromY * nose.ny);
  if (behind < 0) return Infinity;
  const closing = ball.vx * nose.nx + ball.vy * nose.ny;
  const h = firstTouch(behind, closing, ball.ax * nose.nx + ball.ay * nose.ny);
  if (h === Infinity) return h;
  const x = fromX + h * (ball.vx + 0.5 * ball.ax * h);
  const y = fromY + h * (ball.vy + 0.5 * ball.ay * h);
  return isBeside(nose, x, y) ? h : Infinity;
}

/**
 * Seconds until the centre of a ball comes out of a jaw's circle, which it may first have to enter: inside it goes no
 * farther than its way is long.
 */
function leaveJaw(jaw: Jaw, ball: Ball, window: number): number {
  const ax = ball.ax;
  const ay = ball.ay;
  const pull = Math.sqrt(ax * ax + ay * ay);
  const fromX = ball.x - jaw.x;
  const fromY = ball.y - jaw.y;
  const inside = fromX * fromX + fromY * fromY < (jaw.radius - CLOSED) * (jaw.radius - CLOSED);
  let h = inside ? 0 : middleOfChord(jaw, ball, window);
  for (let round = 0; round < ROUNDS && h <= window; round++) {
    const vx = ball.vx + ax * h;
    const vy = ball.vy + ay * h;
    const x = fromX + h * (ball.vx + 0.5 * ax * h);
    const y = fromY + h * (ball.vy + 0.5 * ay * h);
    const gap = jaw.radius - Math.sqrt(x * x + y * y);
    if (gap < CLOSED) return h;
    h += firstTouch(gap, Math.sqrt(vx * vx + vy * vy), pull);
  }
  return h <= window ? h : Infinity;
}

/** Seconds until a ball that comes in over a jaw's circle is about half-way through; Infinity when it does not. */
function middleOfChord(jaw: Jaw, ball: Ball, window: number): number {
  const entry = touchCircle(jaw, ball, window);
  if (entry === Infinity) return entry;
  const vx = ball.vx + ball.ax * entry;
  const vy = ball.vy + ball.ay * entry;
  const x = ball.x - jaw.x + entry * (ball.vx + 0.5 * ball.ax * entry);
  const y = ball.y - jaw.y + entry * (ball.vy + 0.5 * ball.ay * entry);
  const inward = -(x * vx + y * vy);
  return inward > 0 ? entry + inward / (vx * vx + vy * vy) : Infinity;
}

/** Seconds until the centre of a ball passes the outer edge of the rails. */
function leaveTable(boundary: Boundary, ball: Ball): number {
  const limitX = boundary.x + RAIL.width;
  const limitY = boundary.y + RAIL.width;
  return Math.min(
    firstTouch(limitX - ball.x, ball.vx, ball.ax),
    firstTouch(limitX + ball.x, -ball.vx, -ball.ax),
    firstTouch(limitY - ball.y, ball.vy, ball.ay),
    firstTouch(limitY + ball.y, -ball.vy, -ball.ay),
  );
}
