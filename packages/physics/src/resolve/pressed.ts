import type { Ball } from "../ball.ts";
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
  const one = bodies.balls[contacts.first[c]!]!;
  const two = bodies.balls[contacts.second[c]!]!;
  const pull =
    contacts.flat[c]! * ((one.ax - two.ax) * contacts.nx[c]! + (one.ay - two.ay) * contacts.ny[c]!);
  const parting = -approachSpeed(bodies, contacts, c);
  const target = 0.5 * contact.rhythm * pull;
  if (parting >= target) return false;
  const mass = 1 / (1 / one.mass + 1 / two.mass);
  const gain = gainedSpeed(one, two, mass, parting, target);
  push(bodies, contacts, c, mass * gain);
  return gain > 0;
}

/** The same for a ball and a cushion whose normal into the bed is given. */
export function partFromCushion(ball: Ball, normal: Float64Array, { contact }: PhysicsProfile): boolean {
  const nx = normal[0]!;
  const ny = normal[1]!;
  const pull = -(ball.ax * nx + ball.ay * ny);
  const parting = ball.vx * nx + ball.vy * ny;
  const target = 0.5 * contact.rhythm * pull;
  if (parting >= target) return false;
  const gain = gainedSpeed(ball, ball, ball.mass, parting, target);
  ball.vx += gain * nx;
  ball.vy += gain * ny;
  return gain > 0;
}

/**
 * How much faster, m/s, bodies that part at `parting` and ought to at `target` do so on the energy of the spin of
 * two balls (one ball twice where the other body stands), at most half of which is taken from them.
 *
 * @param mass the inertia of their parting, kg
 */
export function gainedSpeed(one: Ball, two: Ball, mass: number, parting: number, target: number): number {
  const spin = spinEnergy(one) + (one === two ? 0 : spinEnergy(two));
  const cost = Math.min(0.5 * mass * (target * target - parting * parting), spin / 2);
  if (cost <= 0) return 0;
  slowSpin(one, Math.sqrt(1 - cost / spin));
  if (one !== two) slowSpin(two, Math.sqrt(1 - cost / spin));
  return Math.sqrt(parting * parting + (2 * cost) / mass) - parting;
}

/** Energy of the rotation of a ball, J. */
function spinEnergy(ball: Ball): number {
  const w2 = ball.wx * ball.wx + ball.wy * ball.wy + ball.wz * ball.wz;
  return 0.2 * ball.mass * ball.radius * ball.radius * w2;
}

/** Multiplies the spin of a ball by `part`. */
function slowSpin(ball: Ball, part: number): void {
  ball.wx *= part;
  ball.wy *= part;
  ball.wz *= part;
}
