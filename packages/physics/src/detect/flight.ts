import type { Ball } from "../ball.ts";
import type { Boundary, Jaw, Nose } from "../table/boundary.ts";
import { BED, FLOOR, groundAt } from "../table/ground.ts";
import { RAIL } from "../table/rail.ts";
import { firstRoot, firstTouch } from "./approach.ts";
import { touchCircle } from "./circle.ts";

/*
 * Where a ball that flies, or that runs along the top of a rail, comes to next. A cushion is taken as a solid with an
 * upright face and a level top at the height of its nose: such a solid is convex, so seen along the line from its
 * nearest point to the ball the gap after h is at least D − s·h − b·h²/2, and safe advancement holds as it does for
 * two balls.
 */

/** What a ball above the bed comes to when it is no part of the rim: codes below those of `ground.ts`. */
export const LEVEL = -4;

/** When the last search found something, seconds of the stroke. */
export const flightTime = new Float64Array(1);

const CLOSED = 1e-13;
/** How near to the outer edge of the rails, metres, a ball in the air has left them. */
const EDGE = 1e-6;
const ROUNDS = 200;
/** How far over a ball's centre a nose counts, in radii: a ball that has sunk farther is met as if it had not. */
const DEEPEST = 0.8;
/** How far beside the end of a nose, metres, rounding may leave a ball that has come to it. */
const ROUNDING = 1e-12;

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
  for (let index = 0; index < boundary.parts.length; index++) {
    const part = boundary.parts[index]!;
    const h =
      part.kind === "drop" ? touchCircle(part, ball, false, best) : touchSolid(part, ball, height, best);
    if (h < best) {
      best = h;
      found = index;
    }
  }
  flightTime[0] = best;
  return found;
}

/** Where `nearSolid` writes the unit vector from a cushion to a ball. */
export const solidNormal = new Float64Array(3);

/** The gap between a cushion and a ball at a place, metres; its direction stands in `solidNormal`. */
export function nearSolid(
  part: Nose | Jaw,
  x: number,
  y: number,
  z: number,
  radius: number,
  height: number,
): number {
  const fromX = x - part.x;
  const fromY = y - part.y;
  let nx: number;
  let ny: number;
  let away: number;
  if (part.kind === "nose") {
    nx = part.nx;
    ny = part.ny;
    away = fromX * nx + fromY * ny;
  } else {
    const apart = Math.sqrt(fromX * fromX + fromY * fromY);
    nx = fromX / apart;
    ny = fromY / apart;
    away = apart - part.radius;
  }
  const over = Math.max(z - height, 0);
  const out = over === 0 ? away : Math.sqrt(Math.max(away, 0) * Math.max(away, 0) + over * over);
  const share = over === 0 ? 1 : Math.max(away, 0) / out;
  solidNormal[0] = nx * share;
  solidNormal[1] = ny * share;
  solidNormal[2] = over === 0 ? 0 : over / out;
  return out - radius;
}

/**
 * Turns `solidNormal` down where the nose of a cushion lies above the centre of a ball and presses on it, unless the
 * ball only falls past it. Returns how fast the ball approaches along it, m/s.
 */
export function pressDown(ball: Ball, height: number): number {
  const under = Math.max((ball.z - height) / ball.radius, -DEEPEST);
  const level = -(ball.vx * solidNormal[0]! + ball.vy * solidNormal[1]!);
  if (under >= 0) return level - ball.vz * solidNormal[2]!;
  const reach = Math.sqrt(1 - under * under);
  const pressed = level * reach - ball.vz * under;
  if (pressed <= 0) return level;
  solidNormal[0]! *= reach;
  solidNormal[1]! *= reach;
  solidNormal[2] = under;
  return pressed;
}

/** Seconds until a flying ball meets a cushion beside its nose, within `window`; else Infinity. */
export function touchSolid(part: Nose | Jaw, ball: Ball, height: number, window: number): number {
  const vx = ball.vx;
  const vy = ball.vy;
  const az = ball.az;
  // Beyond the end of a nose its line stands for nothing, but a ball may come beside it over the jaw.
  let h = part.kind === "jaw" ? 0 : untilBeside(part, ball.x, ball.y, vx, vy);
  if (!(h <= window)) return Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const x = ball.x + h * vx;
    const y = ball.y + h * vy;
    const z = ball.z + h * (ball.vz + 0.5 * az * h);
    const gap = nearSolid(part, x, y, z, ball.radius, height);
    if (gap < -ball.radius) return Infinity;
    const closing = -(vx * solidNormal[0]! + vy * solidNormal[1]! + (ball.vz + az * h) * solidNormal[2]!);
    const step = firstTouch(gap, closing, -az * solidNormal[2]!);
    if (step === 0 && gap <= CLOSED) return part.kind === "jaw" || isBeside(part, x, y) ? h : Infinity;
    h += step;
    if (!(h <= window)) return Infinity;
  }
  return h;
}

function isBeside(nose: Nose, x: number, y: number): boolean {
  const along = alongNose(nose, x, y);
  return along >= -ROUNDING && along <= nose.length + ROUNDING;
}

/** Seconds until a ball in the air is beside a nose, 0 where it is; Infinity when it goes away from it. */
function untilBeside(nose: Nose, x: number, y: number, vx: number, vy: number): number {
  if (isBeside(nose, x, y)) return 0;
  const along = alongNose(nose, x, y);
  const way = along < 0 ? -along : nose.length - along;
  const speed = vx * nose.ny - vy * nose.nx;
  return way * speed > 0 ? way / speed : Infinity;
}

/** How far along a nose a place is, metres from where it begins. */
const alongNose = (nose: Nose, x: number, y: number): number =>
  (x - nose.x) * nose.ny - (y - nose.y) * nose.nx;
