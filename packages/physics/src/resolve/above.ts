import type { Bodies } from "../bodies.ts";
import { approachSpeed } from "../models/ballball.alciatore.ts";
import type { PhysicsProfile } from "../profile.ts";
import { blow } from "./blow.ts";
import type { Contacts } from "./contacts.ts";
import type { Flights } from "./flights.ts";
import { lean } from "./lean.ts";

/*
 * Balls that are not on one level meet hard or softly, and nothing jumps between the two (own). At the speed of a hop that
 * is none and below, the slate just holds the ball that lies there (lean.ts); from where it can throw that one so high, it
 * answers blow by blow (blow.ts). In between comes a mixture of what the two would do. Each of them leaves no ball pressed
 * down and lets none approach, and gains no energy; so does every mixture of them.
 */

const AXES = ["vx", "vy", "vz", "wx", "wy", "wz"] as const;

/** Nothing came of it: the balls did not approach. */
export const APART = -1;

/**
 * Lets the gathered balls meet of which those of contact `c` are not on one level. Returns how many series were cut off, none
 * unless the models fail to come to an end; or {@link APART}, with all left alone.
 */
export function meetAbove(
  contacts: Contacts,
  bodies: Bodies,
  c: number,
  profile: PhysicsProfile,
  flights: Flights,
): number {
  const hard = hardness(contacts, bodies, c, profile);
  if (hard === 1) return blow(contacts, bodies, profile, flights);
  if (hard > 0) swap(contacts, bodies, false);
  if (!lean(contacts, bodies, c, profile)) return APART;
  if (hard === 0) return 0;
  swap(contacts, bodies, true);
  const cut = blow(contacts, bodies, profile, flights);
  mix(contacts, bodies, hard);
  return cut;
}

/**
 * How much of a blow the meeting of contact `c` is, from 0 to 1. However unlike two balls are, the one below is pressed down
 * hardly faster than they approach, so it hops from hop/bed on. From the speed of a hop up to there a ball that comes
 * straight down springs back equally fast, so that what comes faster never springs back more slowly.
 */
function hardness(contacts: Contacts, bodies: Bodies, c: number, { flight }: PhysicsProfile): number {
  if (flight === undefined) return 0;
  const approach = approachSpeed(bodies, contacts, c);
  if (approach >= flight.hop / flight.bed) return 1;
  return approach <= flight.hop ? 0 : (1 - flight.hop / approach) / (1 - flight.bed);
}

/** Keeps the velocities and spins of the gathered balls; with `back`, gives them those that were kept in exchange. */
function swap({ members, memberCount, kept }: Contacts, bodies: Bodies, back: boolean): void {
  for (let at = 0; at < memberCount; at++) {
    const ball = bodies.balls[members[at]!]!;
    for (const [axis, name] of AXES.entries()) {
      const value = ball[name];
      if (back) ball[name] = kept[AXES.length * at + axis]!;
      kept[AXES.length * at + axis] = value;
    }
  }
}

/** Gives the gathered balls the part `share` of the velocities and spins that they have, and the rest of those kept. */
function mix({ members, memberCount, kept }: Contacts, bodies: Bodies, share: number): void {
  for (let at = 0; at < memberCount; at++) {
    const ball = bodies.balls[members[at]!]!;
    for (const [axis, name] of AXES.entries()) {
      ball[name] = share * ball[name] + (1 - share) * kept[AXES.length * at + axis]!;
    }
  }
}
