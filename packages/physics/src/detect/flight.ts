import type { Bodies } from "../bodies.ts";
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
 * What ball `i`, which flies from now on, comes to: {@link BED} or `TOP` where it lands, {@link FLOOR}, a part
 * of the rim by its index (a drop: it is caught there), or {@link LEVEL} when it only passes the height of the rails.
 * The time stands in `flightTime`.
 *
 * @param height of the rails' top above the cloth, metres
 */
export function nextOfFlight(boundary: Boundary, bodies: Bodies, i: number, height: number): number {
  const top = height + bodies.radius[i]!;
  const above = bodies.z[i]! - top;
  const found =
    above > CLOSED || (above > -CLOSED && bodies.vz[i]! > 0)
      ? fromAbove(boundary, bodies, i, above)
      : fromBelow(boundary, bodies, i, height, above);
  flightTime[0]! += bodies.since[i]!;
  return found;
}

/** Over the rails nothing is met before the ball is down to their height. */
function fromAbove(boundary: Boundary, bodies: Bodies, i: number, above: number): number {
  const down = fall(bodies, i, above);
  flightTime[0] = down;
  const under = groundAt(boundary, bodies.x[i]! + down * bodies.vx[i]!, bodies.y[i]! + down * bodies.vy[i]!);
  if (under === BED) return LEVEL;
  if (under === FLOOR) flightTime[0] = fall(bodies, i, bodies.z[i]! - RAIL.floor - bodies.radius[i]!);
  return under;
}

/** Seconds until ball `i` has come down by `by` metres. */
const fall = (bodies: Bodies, i: number, by: number): number =>
  firstRoot(Math.max(by, 0), -bodies.vz[i]!, -bodies.az[i]!);

function fromBelow(boundary: Boundary, bodies: Bodies, i: number, height: number, above: number): number {
  const outside =
    Math.abs(bodies.x[i]!) > boundary.x + RAIL.width - EDGE ||
    Math.abs(bodies.y[i]!) > boundary.y + RAIL.width - EDGE;
  if (outside) {
    flightTime[0] = fall(bodies, i, bodies.z[i]! - RAIL.floor - bodies.radius[i]!);
    return FLOOR;
  }
  const vz = bodies.vz[i]!;
  const left = vz * vz + 2 * above * -bodies.az[i]!;
  const rises = vz > 0 && left > 0;
  let best = rises
    ? (-2 * above) / (vz + Math.sqrt(left))
    : fall(bodies, i, bodies.z[i]! - bodies.radius[i]!);
  let found = rises ? LEVEL : BED;
  for (let index = 0; index < boundary.parts.length; index++) {
    const part = boundary.parts[index]!;
    const h =
      part.kind === "drop"
        ? touchCircle(part, bodies, i, false, best)
        : touchSolid(part, bodies, i, height, best);
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
 * Turns `solidNormal` down where the nose of a cushion lies above the centre of ball `i` and presses on it, unless the
 * ball only falls past it. Returns how fast the ball approaches along it, m/s.
 */
export function pressDown(bodies: Bodies, i: number, height: number): number {
  const { vx, vy, vz } = bodies;
  const under = Math.max((bodies.z[i]! - height) / bodies.radius[i]!, -DEEPEST);
  const level = -(vx[i]! * solidNormal[0]! + vy[i]! * solidNormal[1]!);
  if (under >= 0) return level - vz[i]! * solidNormal[2]!;
  const reach = Math.sqrt(1 - under * under);
  const pressed = level * reach - vz[i]! * under;
  if (pressed <= 0) return level;
  solidNormal[0]! *= reach;
  solidNormal[1]! *= reach;
  solidNormal[2] = under;
  return pressed;
}

/** Seconds until the flying ball `i` meets a cushion beside its nose, within `window`; else Infinity. */
export function touchSolid(
  part: Nose | Jaw,
  bodies: Bodies,
  i: number,
  height: number,
  window: number,
): number {
  const vx = bodies.vx[i]!;
  const vy = bodies.vy[i]!;
  const az = bodies.az[i]!;
  // Beyond the end of a nose its line stands for nothing, but a ball may come beside it over the jaw.
  let h = part.kind === "jaw" ? 0 : untilBeside(part, bodies.x[i]!, bodies.y[i]!, vx, vy);
  if (!(h <= window)) return Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const x = bodies.x[i]! + h * vx;
    const y = bodies.y[i]! + h * vy;
    const z = bodies.z[i]! + h * (bodies.vz[i]! + 0.5 * az * h);
    const gap = nearSolid(part, x, y, z, bodies.radius[i]!, height);
    if (gap < -bodies.radius[i]!) return Infinity;
    const closing = -(
      vx * solidNormal[0]! +
      vy * solidNormal[1]! +
      (bodies.vz[i]! + az * h) * solidNormal[2]!
    );
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
