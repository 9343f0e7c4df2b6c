import type { Bodies } from "../bodies.ts";
import { approachSpeed, push } from "../models/ballball.alciatore.ts";
import type { PhysicsProfile } from "../profile.ts";
import type { Contacts } from "./contacts.ts";

/*
 * Bodies that are pressed together, one driven into the other by its spin, would meet without end. They part at
 * least so fast that they meet again only after a given time. The energy for that is taken from the spin that
 * drives them, and only as far as it goes, so that energy never rises. On the average of many such contacts the
 * push is the one that a steady touch would give.
 */

/** Lets the balls of contact `c`, which have just met, part fast enough if they are pressed. Returns whether it had to. */
export function partBalls(
  bodies: Bodies,
  contacts: Contacts,
  c: number,
  { contact }: PhysicsProfile,
): boolean {
  const i = contacts.first[c]!;
  const j = contacts.second[c]!;
  const pull =
    contacts.flat[c]! *
    ((bodies.ax[i]! - bodies.ax[j]!) * contacts.nx[c]! + (bodies.ay[i]! - bodies.ay[j]!) * contacts.ny[c]!);
  const parting = -approachSpeed(bodies, contacts, c);
  const target = 0.5 * contact.rhythm * pull;
  if (parting >= target) return false;
  const mass = 1 / (1 / bodies.mass[i]! + 1 / bodies.mass[j]!);
  const gain = gainedSpeed(bodies, i, j, mass, parting, target);
  push(bodies, contacts, c, mass * gain);
  return gain > 0;
}

/** The same for ball `i` and a cushion whose normal into the bed is `nx`, `ny`. */
export function partFromCushion(
  bodies: Bodies,
  i: number,
  nx: number,
  ny: number,
  { contact }: PhysicsProfile,
): boolean {
  const pull = -(bodies.ax[i]! * nx + bodies.ay[i]! * ny);
  const parting = bodies.vx[i]! * nx + bodies.vy[i]! * ny;
  const target = 0.5 * contact.rhythm * pull;
  if (parting >= target) return false;
  const gain = gainedSpeed(bodies, i, i, bodies.mass[i]!, parting, target);
  bodies.vx[i]! += gain * nx;
  bodies.vy[i]! += gain * ny;
  return gain > 0;
}

/**
 * How much faster, m/s, bodies that part at `parting` and ought to at `target` do so on the energy of the spin of
 * balls `i` and `j` (one ball twice where the other body stands), at most half of which is taken from them.
 *
 * @param mass the inertia of their parting, kg
 */
export function gainedSpeed(
  bodies: Bodies,
  i: number,
  j: number,
  mass: number,
  parting: number,
  target: number,
): number {
  const spin = spinEnergy(bodies, i) + (i === j ? 0 : spinEnergy(bodies, j));
  const cost = Math.min(0.5 * mass * (target * target - parting * parting), spin / 2);
  if (cost <= 0) return 0;
  slowSpin(bodies, i, Math.sqrt(1 - cost / spin));
  if (i !== j) slowSpin(bodies, j, Math.sqrt(1 - cost / spin));
  return Math.sqrt(parting * parting + (2 * cost) / mass) - parting;
}

/** Energy of the rotation of ball `i`, J. */
function spinEnergy(bodies: Bodies, i: number): number {
  const w2 = bodies.wx[i]! * bodies.wx[i]! + bodies.wy[i]! * bodies.wy[i]! + bodies.wz[i]! * bodies.wz[i]!;
  return 0.2 * bodies.mass[i]! * bodies.radius[i]! * bodies.radius[i]! * w2;
}

/** Multiplies the spin of ball `i` by `part`. */
function slowSpin(bodies: Bodies, i: number, part: number): void {
  bodies.wx[i]! *= part;
  bodies.wy[i]! *= part;
  bodies.wz[i]! *= part;
}
