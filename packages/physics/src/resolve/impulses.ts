import type { Bodies } from "../bodies.ts";
import { approachSpeed, findFriction, push, rub } from "../models/ballball.alciatore.ts";
import type { PhysicsProfile } from "../profile.ts";
import { type Contacts, fires } from "./contacts.ts";

/*
 * What a contact between balls does, with all the balls that touch at that instant: rounds of impulses until no
 * pair approaches. A round belongs to the pair that approaches fastest, to those that approach equally fast, and
 * to the pairs that approach and share a ball with one of these; they are solved for at once. So the order of the
 * balls plays no part, a symmetric group parts symmetrically, a row of balls passes the impulse on as Newton's
 * cradle does, and a ball struck into two shares out between them.
 */

/** Pairs whose approach differs by less than this part are taken to approach equally fast. */
const TIE = 1e-9;
/** Approach in m/s that is none. */
const NO_APPROACH = 1e-12;
/** A sweep that changes impulses by less than this part of the largest ends the solution. */
const SETTLED = 1e-14;
const SWEEPS = 400;

/**
 * Works off the gathered contacts. Returns how many series of rounds were cut off: none, unless the models fail
 * to come to an end. What is `driven` together does not spring apart (driven.ts).
 */
export function resolve(contacts: Contacts, bodies: Bodies, profile: PhysicsProfile, driven = false): number {
  const limit = 1000 + 200 * contacts.count;
  for (let round = 0; round < limit; round++) {
    measure(contacts, bodies);
    if (contacts.fastest <= NO_APPROACH) return 0;
    choose(contacts, bodies);
    fire(contacts, bodies, profile, driven);
  }
  return 1;
}

/**
 * Lets every gathered pair that has met part at `speed`, m/s, or at the part `share` of its `closing` where that is less,
 * and none approach: all at once, without friction.
 */
export function part(contacts: Contacts, bodies: Bodies, speed: number, share: number): void {
  const { approach, closing, fired, impulse, chosen } = contacts;
  measure(contacts, bodies);
  for (let c = 0; c < contacts.count; c++) {
    chosen[c] = c;
    approach[c]! += fired[c] === 1 ? Math.max(0, Math.min(speed, share * closing[c]!)) : -NO_APPROACH;
  }
  contacts.chosenCount = contacts.count;
  solve(contacts, bodies, 1);
  for (let c = 0; c < contacts.count; c++) {
    if (impulse[c]! > 0) give(contacts, bodies, c);
  }
}

/** Gives pair `c` the impulse found for it along the line of centres, and lists the pair at its first. */
function give(contacts: Contacts, bodies: Bodies, c: number): void {
  if (contacts.impulse[c]! > 0) fires(contacts, c);
  push(bodies, contacts, c, contacts.impulse[c]!);
}

/** Measures how fast every pair approaches, and how fast the fastest one does. */
export function measure(contacts: Contacts, bodies: Bodies): void {
  const { approach } = contacts;
  let fastest = 0;
  for (let c = 0; c < contacts.count; c++) {
    approach[c] = approachSpeed(bodies, contacts, c);
    fastest = Math.max(fastest, approach[c]!);
  }
  contacts.fastest = fastest;
}

/** Chooses the pairs of a round, and counts for each ball how many of them it is in. */
function choose(contacts: Contacts, bodies: Bodies): void {
  const { first, second, approach, load, chosen } = contacts;
  const bar = contacts.fastest * (1 - TIE);
  for (let k = 0; k < bodies.count; k++) load[k] = 0;
  for (let c = 0; c < contacts.count; c++) {
    if (approach[c]! < bar) continue;
    load[first[c]!] = 1;
    load[second[c]!] = 1;
  }
  contacts.chosenCount = 0;
  for (let c = 0; c < contacts.count; c++) {
    if (approach[c]! > NO_APPROACH && load[first[c]!]! + load[second[c]!]! > 0) {
      chosen[contacts.chosenCount++] = c;
    }
  }
  for (let k = 0; k < bodies.count; k++) load[k] = 0;
  for (let at = 0; at < contacts.chosenCount; at++) {
    load[first[chosen[at]!]!]!++;
    load[second[chosen[at]!]!]!++;
  }
}

/** Gives the chosen pairs their impulses: along the normal, then friction. */
function fire(contacts: Contacts, bodies: Bodies, profile: PhysicsProfile, driven: boolean): void {
  const { chosen, chosenCount } = contacts;
  const firm = contacts.fastest > profile.contact.soft ? profile.ballBall.restitution : 1;
  solve(contacts, bodies, driven ? 1 : 1 + firm);
  for (let at = 0; at < chosenCount; at++) give(contacts, bodies, chosen[at]!);
  // All frictions are found before any acts, so that no pair is rubbed by what another has just done.
  contacts.share = 1 / busiest(contacts);
  for (let at = 0; at < chosenCount; at++) {
    findFriction(bodies, contacts, chosen[at]!, profile.ballBall.friction);
  }
  for (let at = 0; at < chosenCount; at++) rub(bodies, contacts, chosen[at]!);
}

/** The largest number of chosen pairs that one ball is in. */
function busiest(contacts: Contacts): number {
  let most = 1;
  for (let at = 0; at < contacts.chosenCount; at++) {
    const c = contacts.chosen[at]!;
    most = Math.max(most, contacts.load[contacts.first[c]!]!, contacts.load[contacts.second[c]!]!);
  }
  return most;
}

/**
 * Impulses, none of them pulling, after which each chosen pair parts at its approach times the restitution, or
 * faster where another pair drives it. Found by sweeps over all pairs at once, never one after the other, which
 * keeps the result symmetric; damped so far that they converge.
 */
function solve(contacts: Contacts, bodies: Bodies, factor: number): void {
  const { first, second, impulse, approach, chosen, chosenCount, wanted, eases } = contacts;
  for (let row = 0; row < chosenCount; row++) {
    const c = chosen[row]!;
    eases[row] = ease(bodies, first[c]!, second[c]!);
    wanted[row] = factor * approach[c]!;
    impulse[c] = Math.max(wanted[row]! / eases[row]!, 0);
  }
  if (chosenCount === 1) return;
  const damping = couple(contacts, bodies);
  const { starts, columns, couplings, level: next, up: last } = contacts;
  for (let row = 0; row < chosenCount; row++) last[row] = impulse[chosen[row]!]!;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let largest = 0;
    let change = 0;
    for (let row = 0; row < chosenCount; row++) {
      let left = wanted[row]!;
      const end = starts[row + 1]!;
      for (let at = starts[row]!; at < end; at++) left -= couplings[at]! * last[columns[at]!]!;
      const value = Math.max(last[row]! + (damping * left) / eases[row]!, 0);
      next[row] = value;
      largest = Math.max(largest, value);
      change = Math.max(change, Math.abs(value - last[row]!));
    }
    for (let row = 0; row < chosenCount; row++) last[row] = next[row]!;
    if (change <= SETTLED * largest) break;
  }
  for (let row = 0; row < chosenCount; row++) impulse[chosen[row]!] = last[row]!;
}

/** How much one unit of impulse changes the approach of a pair, per kilogram. */
const ease = (bodies: Bodies, i: number, j: number): number =>
  1 / bodies.balls[i]!.mass + 1 / bodies.balls[j]!.mass;

/**
 * Lists for each chosen pair those that share a ball with it, itself too, and how an impulse there slows its approach:
 * few of all pairs. Returns the damping that sweeps need.
 */
function couple(contacts: Contacts, bodies: Bodies): number {
  const { first, second, chosen, chosenCount, starts, eases } = contacts;
  let stiffest = 1;
  let count = 0;
  for (let row = 0; row < chosenCount; row++) {
    const a = first[chosen[row]!]!;
    const b = second[chosen[row]!]!;
    starts[row] = count;
    let sum = 0;
    for (let column = 0; column < chosenCount; column++) {
      const one = first[chosen[column]!]!;
      const two = second[chosen[column]!]!;
      if (one !== a && two !== b && one !== b && two !== a) continue;
      if (count === contacts.columns.length) lengthen(contacts);
      const value = coupling(contacts, bodies, chosen[row]!, chosen[column]!);
      contacts.columns[count] = column;
      contacts.couplings[count] = value;
      count++;
      sum += Math.abs(value);
    }
    stiffest = Math.max(stiffest, sum / eases[row]!);
  }
  starts[chosenCount] = count;
  return Math.min(1, 1.5 / stiffest);
}

function lengthen(contacts: Contacts): void {
  const { columns, couplings } = contacts;
  contacts.columns = new Int32Array(2 * columns.length);
  contacts.columns.set(columns);
  contacts.couplings = new Float64Array(2 * couplings.length);
  contacts.couplings.set(couplings);
}

/** How much an impulse at pair `d`, which shares a ball with pair `c`, slows the approach of that, per kilogram. */
function coupling(contacts: Contacts, bodies: Bodies, c: number, d: number): number {
  const { first, second, nx, ny, flat, steep } = contacts;
  const a = first[c]!;
  const b = second[c]!;
  if (c === d) return ease(bodies, a, b);
  const along = flat[c]! * flat[d]! * (nx[c]! * nx[d]! + ny[c]! * ny[d]!) + steep[c]! * steep[d]!;
  if (a === first[d]) return along / bodies.balls[a]!.mass;
  if (b === second[d]) return along / bodies.balls[b]!.mass;
  if (a === second[d]) return -along / bodies.balls[a]!.mass;
  return -along / bodies.balls[b]!.mass;
}
