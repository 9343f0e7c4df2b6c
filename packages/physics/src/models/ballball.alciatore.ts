import type { Bodies } from "../bodies.ts";
import { decay } from "../maths.ts";
import type { PhysicsProfile } from "../profile.ts";
import type { Contacts } from "../resolve/contacts.ts";

/*
 * Two balls meet: a normal impulse with restitution, and along the surface a friction impulse that never turns the
 * slip round. Alciatore TP A-14, for any radii and masses.
 * On the bed the part of the friction that points up or down lifts one ball and presses the other onto the slate; what a
 * ball has of that from an earlier round of the same instant is no slip there, for the slate has still to answer it.
 * Exchanging the two balls changes no bit, and of balls of one size on one level none depends on heights.
 */

/** The speed, m/s, at which the balls of contact `c` approach along the line of their centres. */
export function approachSpeed(bodies: Bodies, contacts: Contacts, c: number): number {
  const one = bodies.balls[contacts.first[c]!]!;
  const two = bodies.balls[contacts.second[c]!]!;
  const level = (one.vx - two.vx) * contacts.nx[c]! + (one.vy - two.vy) * contacts.ny[c]!;
  return contacts.flat[c]! * level + contacts.steep[c]! * (one.vz - two.vz);
}

/** Pushes the balls of contact `c` apart with an impulse in N·s. */
export function push(bodies: Bodies, contacts: Contacts, c: number, impulse: number): void {
  const one = bodies.balls[contacts.first[c]!]!;
  const two = bodies.balls[contacts.second[c]!]!;
  const nx = contacts.nx[c]!;
  const ny = contacts.ny[c]!;
  const changeI = impulse / one.mass;
  const changeJ = impulse / two.mass;
  const flatI = changeI * contacts.flat[c]!;
  const flatJ = changeJ * contacts.flat[c]!;
  one.vx -= flatI * nx;
  one.vy -= flatI * ny;
  one.vz -= changeI * contacts.steep[c]!;
  two.vx += flatJ * nx;
  two.vy += flatJ * ny;
  two.vz += changeJ * contacts.steep[c]!;
}

/** The friction of ball on ball at a slip in m/s, as a ratio to the normal impulse: the slower, the more. */
export const coefficientAt = (figures: PhysicsProfile["ballBall"]["friction"], slip: number): number =>
  figures.base + figures.range * decay(figures.decay * slip);

/**
 * Writes the friction between the balls of contact `c`, pressed together by its impulse, into its `level` and `up`.
 * Of the impulse that would end the slip only the `share` of the contacts may be used.
 */
export function findFriction(
  bodies: Bodies,
  contacts: Contacts,
  c: number,
  figures: PhysicsProfile["ballBall"]["friction"],
): void {
  const nx = contacts.nx[c]!;
  const ny = contacts.ny[c]!;
  const flat = contacts.flat[c]!;
  const steep = contacts.steep[c]!;
  const one = bodies.balls[contacts.first[c]!]!;
  const two = bodies.balls[contacts.second[c]!]!;
  const radiusI = one.radius;
  const radiusJ = two.radius;
  const relX = one.vx - two.vx;
  const relY = one.vy - two.vy;
  const turn = radiusI * (one.wx * ny - one.wy * nx) + radiusJ * (two.wx * ny - two.wy * nx);
  let across = relY * nx - relX * ny + flat * (radiusI * one.wz + radiusJ * two.wz);
  let rise = turn;
  if (contacts.tilted[c] === 1) {
    across -= steep * (radiusI * (one.wx * nx + one.wy * ny) + radiusJ * (two.wx * nx + two.wy * ny));
    rise += flat * (one.vz - two.vz) - steep * (relX * nx + relY * ny);
  }
  const slip = Math.sqrt(across * across + rise * rise);
  const coefficient = coefficientAt(figures, slip);
  const ending = (contacts.share * slip) / (3.5 * (1 / one.mass + 1 / two.mass));
  const size = slip === 0 ? 0 : Math.min(coefficient * contacts.impulse[c]!, ending) / slip;
  contacts.level[c] = -size * across;
  contacts.up[c] = -size * rise;
}

/** Gives the balls of contact `c` the friction that `findFriction` has written there. */
export function rub(bodies: Bodies, contacts: Contacts, c: number): void {
  const one = bodies.balls[contacts.first[c]!]!;
  const two = bodies.balls[contacts.second[c]!]!;
  const nx = contacts.nx[c]!;
  const ny = contacts.ny[c]!;
  const flat = contacts.flat[c]!;
  const level = contacts.level[c]!;
  const up = contacts.up[c]!;
  const massI = one.mass;
  const massJ = two.mass;
  const steep = contacts.steep[c]!;
  const lean = up * steep;
  const alongX = level * ny + lean * nx;
  const alongY = level * nx - lean * ny;
  one.vx -= alongX / massI;
  one.vy += alongY / massI;
  one.vz += (flat * up) / massI;
  two.vx += alongX / massJ;
  two.vy -= alongY / massJ;
  two.vz -= (flat * up) / massJ;
  const turnI = 2.5 / (massI * one.radius);
  const turnJ = 2.5 / (massJ * two.radius);
  const rollI = turnI * up;
  const rollJ = turnJ * up;
  const sideI = turnI * level;
  const sideJ = turnJ * level;
  one.wx += rollI * ny - sideI * steep * nx;
  one.wy -= rollI * nx + sideI * steep * ny;
  one.wz += sideI * flat;
  two.wx += rollJ * ny - sideJ * steep * nx;
  two.wy -= rollJ * nx + sideJ * steep * ny;
  two.wz += sideJ * flat;
}
