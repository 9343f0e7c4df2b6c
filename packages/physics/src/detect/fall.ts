import type { Ball } from "../ball.ts";
import { FLY } from "../bodies.ts";
import type { Drop } from "../table/boundary.ts";
import { firstRoot, firstTouch } from "./approach.ts";
import { Solid } from "./solid.ts";

/*
 * Where a ball over the hole of a pocket, or in it above the cloth's level, comes to next. Seen from above its way is
 * straight, so that it comes to the round back, and out of the hole, at the root of a square; jaws and facings are met as
 * by any ball in the air, and the edges that run round the hole by safe advancement. Under the cloth's level there is
 * only the shaft: what comes to its wall stops and drops down.
 */

/** What a ball comes to, besides the index of a wall of its drop: the wall of the shaft, or it is down. */
export const DOWN = -1;
/** The pocket's back, or its upper edge. */
export const BACK = -2;
/** The edge of the slate, from the pocket's side. */
export const ARRIS = -3;
/** The centre comes out over the edge of the slate, or over the back. */
export const OUT = -4;
/** A ball in the air is down to where the slate would have borne it. */
export const LOW = -5;

/** When the last search found something, seconds of the stroke. */
export const fallTime = new Float64Array(1);

const solid = new Solid();

const CLOSED = 1e-13;
const ROUNDS = 200;
/** By which part a ball that just keeps clear of an edge may be said to, for rounding. */
const ENOUGH = 1.000000001;
/** How far beyond an edge, metres, a centre is when it is said to be out. */
const BEYOND = 1e-9;

/** What a ball, over the hole of `drop` or in it, comes to: a wall by its index, or one of the codes above. */
export function nextInPocket(drop: Drop, ball: Ball, height: number): number {
  const radius = ball.radius;
  const x = ball.x - drop.x;
  const y = ball.y - drop.y;
  const vx = ball.vx;
  const vy = ball.vy;
  way.away = x * x + y * y;
  way.along = x * vx + y * vy;
  way.speed = vx * vx + vy * vy;
  const flies = ball.motion === FLY;
  const since = ball.since;
  const until = flies ? firstRoot(Math.max(ball.z - radius, 0), -ball.vz, -ball.az) : ball.sinks - since;
  let best = until;
  let found = flies ? LOW : DOWN;

  way.reach = drop.back - radius;
  comeOut();
  const face = way.out;
  let back = sinksInto(ball, drop.back, height)
    ? touchEdge(drop, ball, drop.back, height, 0, Math.min(face, best))
    : Infinity;
  const meetsIn = back < best && isBehind(drop, x + back * vx, y + back * vy);
  if (!meetsIn && face < best) {
    const low =
      ball.z + face * (ball.vz + 0.5 * ball.az * face) <= height &&
      isBehind(drop, x + face * vx, y + face * vy);
    back = low ? face : touchEdge(drop, ball, drop.back, height, face, best);
  }
  if (back < best && isBehind(drop, x + back * vx, y + back * vy)) {
    best = back;
    found = BACK;
  }
  solid.height = height;
  for (let index = 0; index < drop.walls.length; index++) {
    solid.window = best;
    solid.touch(drop.walls[index]!, ball);
    if (solid.found >= best) continue;
    best = solid.found;
    found = index;
  }
  // What does not come a radius near to the edge does not come over it either.
  way.reach = drop.radius - radius;
  comeOut();
  let arris =
    !flies && sinksInto(ball, drop.radius, 0)
      ? touchEdge(drop, ball, drop.radius, 0, 0, Math.min(way.out, best))
      : Infinity;
  if (arris === Infinity && !flies && way.out < best)
    arris = touchEdge(drop, ball, drop.radius, 0, way.out, best);
  if (arris < best) {
    best = arris;
    found = ARRIS;
  }
  if (way.out < best) {
    way.reach = drop.radius + BEYOND;
    comeOut();
    if (way.out < best && isBehind(drop, x + way.out * vx, y + way.out * vy)) {
      way.reach = drop.back + BEYOND;
      comeOut();
    }
    if (way.out < best) {
      best = way.out;
      found = OUT;
    }
  }
  fallTime[0] = since + best;
  if (found === DOWN) fallTime[0] = Math.min(since + Math.max(until, face), ball.motionEnd);
  return found;
}

/** Whether a place, counted from the middle of the hole, is on the side of the pocket's back. */
export const isBehind = (drop: Drop, x: number, y: number): boolean =>
  x * drop.axisX + y * drop.axisY >= drop.end * Math.sqrt(x * x + y * y);

/**
 * A straight way seen from the middle of a hole: the squares of its distance from there and of its speed, their product
 * along each other, and the radius of a circle about the middle; then the seconds until it comes out of that. Handed over
 * in a call each number would cost an object.
 */
const way = { away: Number.NaN, along: Number.NaN, speed: Number.NaN, reach: Number.NaN, out: Number.NaN };

/** Finds when the way comes out of the circle: at once where it is outside and leads away; where it passes by, when it is nearest. */
function comeOut(): void {
  const { away, along, speed, reach } = way;
  const left = along * along - speed * (away - reach * reach);
  way.out = (Math.sqrt(Math.max(left, 0)) - along) / speed;
  if (speed === 0) way.out = Infinity;
  else if (along > 0 && away >= reach * reach) way.out = 0;
}

/**
 * Whether a ball on its way towards the middle of a hole may come too near to an edge that runs round it: a circle of radius
 * `ring` at height `level`. It does not where it starts a radius over the edge's height or more, not downwards, and is so
 * fast in the mean, until it is clear of the edge or nearest to the middle, that the parabola of this speed stays out of the
 * circle about the edge: seen from above a straight way leads fastest away from the edge at first.
 */
function sinksInto(ball: Ball, ring: number, level: number): boolean {
  const { away, along, speed } = way;
  const { radius } = ball;
  const clear = Math.max(ring - radius, 0);
  if (along >= 0 || away <= clear * clear || ball.z <= level) return false;
  if (ball.z < level + radius || ball.vz < 0) return true;
  const left = along * along - speed * (away - clear * clear);
  const nearest = left > 0 ? clear : Math.sqrt(Math.max(away - (along * along) / speed, 0));
  const chord = ((Math.sqrt(away) - nearest) * speed) / (-along - Math.sqrt(Math.max(left, 0)));
  return chord * chord * ENOUGH < -ball.az * radius;
}

/**
 * Seconds until a ball touches an edge that runs round a hole: a circle of radius `ring` at height `level`; Infinity when not
 * within `window`, or not before it is clear of the edge on its way in. Looked for from `from` on, where it does not overlap it.
 * Seen from above its distance from the edge shrinks by no more than s·h + w²/r·h²/2, with the speeds s outwards and, on
 * its way out, w round the middle; on its way in w is its whole speed.
 */
function touchEdge(
  drop: Drop,
  ball: Ball,
  ring: number,
  level: number,
  from: number,
  window: number,
): number {
  const vx = ball.vx;
  const vy = ball.vy;
  const g = -ball.az;
  const speed = vx * vx + vy * vy;
  let h = from;
  for (let round = 0; round < ROUNDS; round++) {
    const x = ball.x - drop.x + h * vx;
    const y = ball.y - drop.y + h * vy;
    const z = ball.z - level + h * (ball.vz - 0.5 * g * h);
    const r = Math.sqrt(x * x + y * y);
    const inside = Math.max(ring - r, 0);
    const apart = Math.sqrt(inside * inside + z * z);
    const gap = apart - ball.radius;
    const flat = inside / apart;
    const steep = z / apart;
    const outward = (x * vx + y * vy) / r;
    if (outward < 0 && inside >= ball.radius) return Infinity;
    const turning = (outward < 0 ? speed : speed - outward * outward) / r;
    const closing = flat * outward - steep * (ball.vz - g * h);
    const step = firstTouch(gap, closing, flat * turning + steep * g);
    if (step === 0 && gap <= CLOSED) return h;
    h += step;
    if (!(h <= window)) return Infinity;
  }
  return h;
}
