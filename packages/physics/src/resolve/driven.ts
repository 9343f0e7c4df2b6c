import type { Bodies } from "../bodies.ts";
import type { Stick } from "../models/stick.ts";
import type { ClothFigures, PhysicsProfile } from "../profile.ts";
import type { Contacts } from "./contacts.ts";
import { measure, part, resolve } from "./impulses.ts";

/*
 * What the cue ball meets while the tip is still on it. Tip and ball touch several times as long as two balls do, so
 * what the tip gives from then on drives all that touch along together: nothing springs back until it is over. That gives
 * a cue ball frozen to another the way that was filmed (Alciatore TP A-15): tan(ball) = 2·tan(stick), nearly. What it gave
 * before then meets with the full restitution of balls. So a gap goes over from frozen to free without a step. The stick
 * feels that more than one ball is in its way, and gives more than it would give the cue ball alone.
 */

/** The stick's additions become smaller from one to the next by a half and more; these are far more than it takes. */
const ADDITIONS = 200;
/** An addition, as a part of the whole blow, that is none. */
const NO_ADDITION = 1e-9;

/** What became of a meeting under the tip. */
export const driven = {
  /** Whether the stick gave more than it gives a cue ball that runs free. */
  pushed: false,
  /** Whether what was driven now parts so fast that the cloth does not press it together at once. */
  parted: false,
  /** How many series of rounds were cut off: none, unless the models fail to come to an end. */
  cut: 0,
};

/** Works off the gathered contacts, one of which has ball `cue`, with the stick on it; {@link driven} says what came. */
export function drive(
  contacts: Contacts,
  bodies: Bodies,
  cue: number,
  stick: Stick,
  profile: PhysicsProfile,
  cloth: ClothFigures,
): void {
  const left = stick.left(bodies.now);
  const before = stick.grip(bodies, cue);
  const ball = bodies.balls[cue]!;
  const aheadX = left * ball.vx;
  const aheadY = left * ball.vy;
  const turnX = left * ball.wx;
  const turnY = left * ball.wy;
  const turnZ = left * ball.wz;
  ball.vx -= aheadX;
  ball.vy -= aheadY;
  ball.wx -= turnX;
  ball.wy -= turnY;
  ball.wz -= turnZ;
  driven.cut = resolve(contacts, bodies, profile);
  ball.vx += aheadX;
  ball.vy += aheadY;
  ball.wx += turnX;
  ball.wy += turnY;
  ball.wz += turnZ;
  measure(contacts, bodies);
  const { fastest } = contacts;
  contacts.closing.set(contacts.approach);
  driven.cut += resolve(contacts, bodies, profile, true);
  let given = 0;
  for (let addition = 0; addition < ADDITIONS; addition++) {
    const more = left * stick.answer(before - stick.grip(bodies, cue), given) - given;
    if (!(more > NO_ADDITION)) break;
    stick.give(bodies, cue, more);
    given += more;
    driven.cut += resolve(contacts, bodies, profile, true);
  }
  // What the cloth's friction would press together at once parts so fast that it does not, all at once; no faster than balls
  // spring back (for slower ones see pressed.ts).
  const parting = profile.contact.rhythm * cloth.sliding * profile.gravity;
  const { restitution } = profile.ballBall;
  part(contacts, bodies, parting, restitution);
  driven.parted = restitution * fastest > parting;
  stick.lose(bodies, cue, given);
  driven.pushed = given > 0;
}
