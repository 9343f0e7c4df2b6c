import type { Bodies } from "../bodies.ts";
import { approachSpeed, findFriction, push, rub } from "../models/ballball.alciatore.ts";
import type { PhysicsProfile } from "../profile.ts";
import { type Contacts, fires } from "./contacts.ts";
import { measure } from "./impulses.ts";
import { gainedSpeed } from "./pressed.ts";

/** Far more contacts than one soft one sets off among balls that touch; what were left after them would meet anew. */
const MOST = 100;

/**
 * The balls of contact `c` meet so softly that nothing can hop of it; then, one pair after the other and the fastest first,
 * those of the gathered balls that are driven together by it faster than `contact.soft`.
 *
 * @returns whether the balls of `c` approached; else all are left alone
 */
export function lean(contacts: Contacts, bodies: Bodies, c: number, profile: PhysicsProfile): boolean {
  if (!leanOn(contacts, bodies, c, profile)) return false;
  for (let after = 0; after < MOST; after++) {
    measure(contacts, bodies);
    if (contacts.fastest <= profile.contact.soft) break;
    leanOn(contacts, bodies, contacts.approach.indexOf(contacts.fastest), profile);
  }
  return true;
}

/**
 * The balls of contact `c` meet so softly that nothing can hop of it, at least one of them in the air, or one on a rail and
 * one on the bed: they part by the laws of `ballball.alciatore.ts`, but one that lies on the slate and is pressed onto it
 * gives way only sidewards; the slate takes the rest, and so it is for both where none flies. What lies pressed on
 * another ball, or is driven onto it by its spin, parts from it fast enough to meet it again after the profile's
 * `contact.rhythm` only, as far as the spin of the two pays for it.
 *
 * @returns whether they approached; else both are left alone
 */
function leanOn(contacts: Contacts, bodies: Bodies, c: number, profile: PhysicsProfile): boolean {
  const { ballBall, gravity, contact } = profile;
  const approach = approachSpeed(bodies, contacts, c);
  if (approach <= 0) return false;
  const i = contacts.first[c]!;
  const j = contacts.second[c]!;
  const one = bodies.balls[i]!;
  const two = bodies.balls[j]!;
  const flat = contacts.flat[c]!;
  const steep = contacts.steep[c]!;
  const liesI = !bodies.isAloft(i);
  const liesJ = !bodies.isAloft(j);
  const both = liesI && liesJ;
  const heldI = liesI && (steep > 0 || both);
  const heldJ = liesJ && (steep < 0 || both);
  const lightness = (heldI ? flat * flat : 1) / one.mass + (heldJ ? flat * flat : 1) / two.mass;
  // What comes hardly faster than the softest springs back as fast as that.
  const firm = Math.min(1, ballBall.restitution * Math.max(1, contact.soft / approach));
  contacts.impulse[c] = ((1 + firm) * approach) / lightness;
  fires(contacts, c);
  contacts.share = 1;
  findFriction(bodies, contacts, c, ballBall.friction);
  rub(bodies, contacts, c);
  const along = (one.ax - two.ax) * contacts.nx[c]! + (one.ay - two.ay) * contacts.ny[c]!;
  const pull = both ? flat * along : gravity * Math.max(heldI ? steep : 0, heldJ ? -steep : 0);
  const target = 0.5 * contact.rhythm * Math.max(pull, 0);
  const gain = gainedSpeed(one, two, 1 / lightness, firm * approach, target);
  push(bodies, contacts, c, contacts.impulse[c] + gain / lightness);
  if (heldI) one.vz = 0;
  if (heldJ) two.vz = 0;
  return true;
}
