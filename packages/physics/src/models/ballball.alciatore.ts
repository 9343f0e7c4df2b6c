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
  const i = contacts.first[c]!;
  const j = contacts.second[c]!;
  const level =
    (bodies.vx[i]! - bodies.vx[j]!) * contacts.nx[c]! + (bodies.vy[i]! - bodies.vy[j]!) * contacts.ny[c]!;
  return contacts.flat[c]! * level + contacts.steep[c]! * (bodies.vz[i]! - bodies.vz[j]!);
}

/** Pushes the balls of contact `c` apart with an impulse in N·s. */
export function push(bodies: Bodies, contacts: Contacts, c: number, impulse: number): void {
  const i = contacts.first[c]!;
  const j = contacts.second[c]!;
  const nx = contacts.nx[c]!;
  const ny = contacts.ny[c]!;
  const changeI = impulse / bodies.mass[i]!;
  const changeJ = impulse / bodies.mass[j]!;
  const flatI = changeI * contacts.flat[c]!;
  const flatJ = changeJ * contacts.flat[c]!;
  bodies.vx[i]! -= flatI * nx;
  bodies.vy[i]! -= flatI * ny;
  bodies.vz[i]! -= changeI * contacts.steep[c]!;
  bodies.vx[j]! += flatJ * nx;
  bodies.vy[j]! += flatJ * ny;
  bodies.vz[j]! += changeJ * contacts.steep[c]!;
}

/** The friction of ball on ball at a slip in m/s, as a ratio to the normal impulse: the slower, the more. */
export const coefficientAt = (figures: PhysicsProfile["ballBall"]["friction"], slip: number): number =>
  figures.base + figures.range * decay(figures.decay * slip);

/**
 * Writes the friction between the balls of contact `c`, pressed together by its impulse, into its `level` and `up`.
 * `share` is the part of the impulse that would end the slip which may be used: less than one where a ball is rubbed
 * by several at once.
 */
export function findFriction(
  bodies: Bodies,
  contacts: Contacts,
  c: number,
  share: number,
  figures: PhysicsProfile["ballBall"]["friction"],
): void {
  const i = contacts.first[c]!;
  const j = contacts.second[c]!;
  const nx = contacts.nx[c]!;
  const ny = contacts.ny[c]!;
  const flat = contacts.flat[c]!;
  const steep = contacts.steep[c]!;
  const { vx, vy, vz, wx, wy, wz, mass } = bodies;
  const radiusI = bodies.radius[i]!;
  const radiusJ = bodies.radius[j]!;
  const relX = vx[i]! - vx[j]!;
  const relY = vy[i]! - vy[j]!;
  const turn = radiusI * (wx[i]! * ny - wy[i]! * nx) + radiusJ * (wx[j]! * ny - wy[j]! * nx);
  let across = relY * nx - relX * ny + flat * (radiusI * wz[i]! + radiusJ * wz[j]!);
  let rise = turn;
  if (contacts.tilted[c] === 1) {
    across -= steep * (radiusI * (wx[i]! * nx + wy[i]! * ny) + radiusJ * (wx[j]! * nx + wy[j]! * ny));
    rise += flat * (vz[i]! - vz[j]!) - steep * (relX * nx + relY * ny);
  }
  const slip = Math.sqrt(across * across + rise * rise);
  const coefficient = coefficientAt(figures, slip);
  const ending = (share * slip) / (3.5 * (1 / mass[i]! + 1 / mass[j]!));
  const size = slip === 0 ? 0 : Math.min(coefficient * contacts.impulse[c]!, ending) / slip;
  contacts.level[c] = -size * across;
  contacts.up[c] = -size * rise;
}

/** Gives the balls of contact `c` the friction that `findFriction` has written there. */
export function rub(bodies: Bodies, contacts: Contacts, c: number): void {
  const i = contacts.first[c]!;
  const j = contacts.second[c]!;
  const nx = contacts.nx[c]!;
  const ny = contacts.ny[c]!;
  const flat = contacts.flat[c]!;
  const level = contacts.level[c]!;
  const up = contacts.up[c]!;
  const massI = bodies.mass[i]!;
  const massJ = bodies.mass[j]!;
  const steep = contacts.steep[c]!;
  const lean = up * steep;
  const alongX = level * ny + lean * nx;
  const alongY = level * nx - lean * ny;
  bodies.vx[i]! -= alongX / massI;
  bodies.vy[i]! += alongY / massI;
  bodies.vz[i]! += (flat * up) / massI;
  bodies.vx[j]! += alongX / massJ;
  bodies.vy[j]! -= alongY / massJ;
  bodies.vz[j]! -= (flat * up) / massJ;
  const turnI = 2.5 / (massI * bodies.radius[i]!);
  const turnJ = 2.5 / (massJ * bodies.radius[j]!);
  const rollI = turnI * up;
  const rollJ = turnJ * up;
  const sideI = turnI * level;
  const sideJ = turnJ * level;
  bodies.wx[i]! += rollI * ny - sideI * steep * nx;
  bodies.wy[i]! -= rollI * nx + sideI * steep * ny;
  bodies.wz[i]! += sideI * flat;
  bodies.wx[j]! += rollJ * ny - sideJ * steep * nx;
  bodies.wy[j]! -= rollJ * nx + sideJ * steep * ny;
  bodies.wz[j]! += sideJ * flat;
}
