import type { Bodies } from "../bodies.ts";
import type { PhysicsProfile } from "../profile.ts";
import type { Contacts } from "./contacts.ts";
import type { Flights } from "./flights.ts";
import { resolve } from "./impulses.ts";

/*
 * A ball that comes down on another throws it onto the slate, and the slate throws it back into the ball above: impacts
 * one after the other at one instant, first of balls alone and then of slate and balls (own). A ball dropped straight
 * onto one that lies so bounces off half as high a speed, as it would off the slate itself.
 */

/** Answers of the slate at one instant, far more than any blow has: each is at most half as strong as the one before. */
const ANSWERS = 1000;

/**
 * Lets the gathered balls, each of them free, part, and what is pressed onto slate or rail be thrown back, until no two
 * approach. Returns how many series were cut off: none, unless the models fail to come to an end.
 */
export function blow(contacts: Contacts, bodies: Bodies, profile: PhysicsProfile, flights: Flights): number {
  let cut = 0;
  for (let answers = 0; answers < ANSWERS; answers++) {
    cut += resolve(contacts, bodies, profile);
    if (!answer(contacts, bodies, flights)) return cut;
  }
  return cut + 1;
}

/** Slate and rails answer the balls that lie on them; returns whether one was pressed. */
function answer({ members, memberCount }: Contacts, bodies: Bodies, flights: Flights): boolean {
  let pressed = false;
  for (let at = 0; at < memberCount; at++) {
    const ball = members[at]!;
    if (!bodies.isAloft(ball) && flights.throwBack(ball)) pressed = true;
  }
  return pressed;
}
