import type { Bodies } from "../bodies.ts";
import { decay } from "../maths.ts";
import type { PhysicsProfile } from "../profile.ts";

/*
 * Two balls meet on the bed: a normal impulse with restitution, and along the surface a friction impulse
 * that never turns the slip round. Alciatore TP A-14, for any radii and masses.
 * The part of the friction that points up or down lifts one ball and presses the other onto the slate.
 * Centres count as equally high: for balls of unlike size the tilt of the normal is left out.
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

/** The friction of ball on ball at a slip in m/s, as a ratio to the normal impulse: the slower, the more. */
export const coefficientAt = (figures: PhysicsProfile["ballBall"]["friction"], slip: number): number =>
  figures.base + figures.range * decay(figures.decay * slip);

/** The friction impulse on the first of two balls, N·s: level along the surface, and up. */
export const friction = new Float64Array(2);

/**
 * Writes the friction between balls `i` and `j`, pressed together by a normal impulse (N·s), into `friction`. `share`
 * is the part of the impulse that would end the slip which may be used: less than one where a ball is rubbed by
 * several at once.
 */
export function frictionOf(
  bodies: Bodies,
  i: number,
  j: number,
  nx: number,
  ny: number,
  impulse: number,
  share: number,
  figures: PhysicsProfile["ballBall"]["friction"],
): void {
  const radiusI = bodies.radius[i]!;
  const radiusJ = bodies.radius[j]!;
  const across =
    (bodies.vy[i]! - bodies.vy[j]!) * nx -
    (bodies.vx[i]! - bodies.vx[j]!) * ny +
    (radiusI * bodies.wz[i]! + radiusJ * bodies.wz[j]!);
  const rise =
    radiusI * (bodies.wx[i]! * ny - bodies.wy[i]! * nx) + radiusJ * (bodies.wx[j]! * ny - bodies.wy[j]! * nx);
  const slip = Math.sqrt(across * across + rise * rise);
  const coefficient = coefficientAt(figures, slip);
  const ending = (share * slip) / (3.5 * (1 / bodies.mass[i]! + 1 / bodies.mass[j]!));
  const size = slip === 0 ? 0 : Math.min(coefficient * impulse, ending) / slip;
  friction[0] = -size * across;
  friction[1] = -size * rise;
}

/** Gives balls `i` and `j` a friction impulse (N·s, as `frictionOf` counts it). */
export function rub(
  bodies: Bodies,
  i: number,
  j: number,
  nx: number,
  ny: number,
  level: number,
  up: number,
): void {
  const massI = bodies.mass[i]!;
  const massJ = bodies.mass[j]!;
  bodies.vx[i]! -= (level * ny) / massI;
  bodies.vy[i]! += (level * nx) / massI;
  bodies.vz[i]! += up / massI;
  bodies.vx[j]! += (level * ny) / massJ;
  bodies.vy[j]! -= (level * nx) / massJ;
  bodies.vz[j]! -= up / massJ;
  const turnI = 2.5 / (massI * bodies.radius[i]!);
  const turnJ = 2.5 / (massJ * bodies.radius[j]!);
  bodies.wx[i]! += turnI * up * ny;
  bodies.wy[i]! -= turnI * up * nx;
  bodies.wz[i]! += turnI * level;
  bodies.wx[j]! += turnJ * up * ny;
  bodies.wy[j]! -= turnJ * up * nx;
  bodies.wz[j]! += turnJ * level;
}
