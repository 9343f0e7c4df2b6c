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
  const one = bodies.balls[i]!;
  const two = bodies.balls[j]!;
  const pull =
    contacts.flat[c]! * ((one.ax - two.ax) * contacts.nx[c]! + (one.ay - two.ay) * contacts.ny[c]!);
  const parting = -approachSpeed(bodies, contacts, c);
  const target = 0.5 * contact.rhythm * pull;
  if (parting >= target) return false;
  const mass = 1 / (1 / one.mass + 1 / two.mass);
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
  const ball = bodies.balls[i]!;
  const pull = -(ball.ax * nx + ball.ay * ny);
  const parting = ball.vx * nx + ball.vy * ny;
  const target = 0.5 * contact.rhythm * pull;
  if (parting >= target) return false;
  const gain = gainedSpeed(bodies, i, i, ball.mass, parting, target);
  ball.vx += gain * nx;
  ball.vy += gain * ny;
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
  const ball = bodies.balls[i]!;
  const w2 = ball.wx * ball.wx + ball.wy * ball.wy + ball.wz * ball.wz;
  return 0.2 * ball.mass * ball.radius * ball.radius * w2;
}

/** Multiplies the spin of ball `i` by `part`. */
function slowSpin(bodies: Bodies, i: number, part: number): void {
  const ball = bodies.balls[i]!;
  ball.wx *= part;
  ball.wy *= part;
  ball.wz *= part;
}
