import type { Bodies } from "../bodies.ts";
import { decay } from "../maths.ts";
import type { PhysicsProfile } from "../profile.ts";

/*
 * Two balls meet on the bed: a normal impulse with restitution, and along the surface a friction impulse
 * that never turns the slip round. Alciatore TP A-14, for any radii and masses.
 * The part of the friction that points up or down changes spin alone; the slate takes its push, nothing hops.
 * `nx`, `ny` is the unit vector from ball `i` to ball `j`. Exchanging the two balls changes no bit.
 */

/** The speed, m/s, at which balls `i` and `j` approach along the normal. */
export const approachSpeed = (bodies: Bodies, i: number, j: number, nx: number, ny: number): number =>
  (bodies.vx[i]! - bodies.vx[j]!) * nx + (bodies.vy[i]! - bodies.vy[j]!) * ny;

/** Pushes balls `i` and `j` apart with an impulse in N·s. */
export function push(bodies: Bodies, i: number, j: number, nx: number, ny: number, impulse: number): void {
  const changeI = impulse / bodies.mass[i]!;
  const changeJ = impulse / bodies.mass[j]!;
  bodies.vx[i]! -= changeI * nx;
  bodies.vy[i]! -= changeI * ny;
  bodies.vx[j]! += changeJ * nx;
  bodies.vy[j]! += changeJ * ny;
}

/**
 * The friction between balls `i` and `j` pressed together by a normal impulse (N·s). `share` is the part of the
 * impulse that would end the slip which may be used here: less than one where a ball is rubbed by several at once.
 */
export function rub(
  bodies: Bodies,
  i: number,
  j: number,
  nx: number,
  ny: number,
  impulse: number,
  share: number,
  friction: PhysicsProfile["ballBall"]["friction"],
): void {
  const radiusI = bodies.radius[i]!;
  const radiusJ = bodies.radius[j]!;
  const massI = bodies.mass[i]!;
  const massJ = bodies.mass[j]!;
  const across =
    (bodies.vy[i]! - bodies.vy[j]!) * nx -
    (bodies.vx[i]! - bodies.vx[j]!) * ny +
    (radiusI * bodies.wz[i]! + radiusJ * bodies.wz[j]!);
  const rise =
    radiusI * (bodies.wx[i]! * ny - bodies.wy[i]! * nx) + radiusJ * (bodies.wx[j]! * ny - bodies.wy[j]! * nx);
  const slip = Math.sqrt(across * across + rise * rise);
  if (slip === 0) return;
  const coefficient = friction.base + friction.range * decay(friction.decay * slip);
  const ending = (share * slip) / (3.5 * (1 / massI + 1 / massJ));
  const size = Math.min(coefficient * impulse, ending) / slip;
  const level = size * across;
  const upright = size * rise;
  bodies.vx[i]! += (level * ny) / massI;
  bodies.vy[i]! -= (level * nx) / massI;
  bodies.vx[j]! -= (level * ny) / massJ;
  bodies.vy[j]! += (level * nx) / massJ;
  const turnI = 2.5 / (massI * radiusI);
  const turnJ = 2.5 / (massJ * radiusJ);
  bodies.wx[i]! -= turnI * upright * ny;
  bodies.wy[i]! += turnI * upright * nx;
  bodies.wz[i]! -= turnI * level;
  bodies.wx[j]! -= turnJ * upright * ny;
  bodies.wy[j]! += turnJ * upright * nx;
  bodies.wz[j]! -= turnJ * level;
}
