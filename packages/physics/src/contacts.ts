import { type Bodies, FALL } from "./bodies.ts";
import { approachSpeed, friction, frictionOf, push, rub } from "./models/ballball.alciatore.ts";
import type { PhysicsProfile } from "./profile.ts";

/*
 * What a contact between balls does, with all the balls that touch at that instant. The impulses are pairwise,
 * iterated until no pair approaches: the pair that approaches fastest goes first, and pairs that approach equally
 * fast go together, solved for at once. So the order of the balls plays no part, a symmetric group parts
 * symmetrically, and a row of balls passes the impulse on as Newton's cradle does.
 */

/** Pairs whose approach differs by less than this part are taken to approach equally fast. */
const TIE = 1e-9;
/** Approach in m/s that is none. */
const NO_APPROACH = 1e-12;
const SWEEPS = 80;

/** The touching pairs of one instant. Filled by `gather`, worked off by `resolve`. */
export class Contacts {
  count = 0;
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** Unit vector from the first ball to the second. */
  readonly nx: Float64Array;
  readonly ny: Float64Array;
  /** The order in which the pair first gave an impulse, from 1; 0 when it never did. */
  readonly fired: Int32Array;
  readonly approach: Float64Array;
  readonly impulse: Float64Array;
  /** Scratch: the next impulses of a sweep, then the friction along the surface. */
  readonly level: Float64Array;
  readonly up: Float64Array;
  /** How many of the pairs that go together a ball is part of. */
  readonly load: Int32Array;
  readonly member: Uint8Array;
  readonly members: Int32Array;
  memberCount = 0;

  constructor(balls: number) {
    // Round balls of like size: at most six neighbours each; the rest is room for unlike ones.
    const pairs = 8 * balls + 8;
    this.first = new Int32Array(pairs);
    this.second = new Int32Array(pairs);
    this.nx = new Float64Array(pairs);
    this.ny = new Float64Array(pairs);
    this.fired = new Int32Array(pairs);
    this.approach = new Float64Array(pairs);
    this.impulse = new Float64Array(pairs);
    this.level = new Float64Array(pairs);
    this.up = new Float64Array(pairs);
    this.load = new Int32Array(balls);
    this.member = new Uint8Array(balls);
    this.members = new Int32Array(balls);
  }
}

/**
 * Collects the balls that hang together with the pair `i`, `j` by touching, carries them to `now`, and lists
 * every touching pair among them in the order of the balls; the pair itself is always listed.
 */
export function gather(
  contacts: Contacts,
  bodies: Bodies,
  i: number,
  j: number,
  now: number,
  gap: number,
): void {
  const { member, members } = contacts;
  member.fill(0, 0, bodies.count);
  members[0] = i;
  members[1] = j;
  member[i] = 1;
  member[j] = 1;
  bodies.advance(i, now);
  bodies.advance(j, now);
  contacts.memberCount = 2;
  for (let next = 0; next < contacts.memberCount; next++) {
    const ball = members[next]!;
    for (let other = 0; other < bodies.count; other++) {
      if (member[other] === 1 || bodies.motion[other] === FALL || !touches(bodies, ball, other, now, gap))
        continue;
      bodies.advance(other, now);
      member[other] = 1;
      members[contacts.memberCount++] = other;
    }
  }
  contacts.count = 0;
  members.subarray(0, contacts.memberCount).sort();
  for (let a = 0; a < contacts.memberCount; a++) {
    for (let b = a + 1; b < contacts.memberCount; b++) {
      const one = members[a]!;
      const two = members[b]!;
      const struck = (one === i && two === j) || (one === j && two === i);
      if (struck || touches(bodies, one, two, now, gap)) list(contacts, bodies, one, two);
    }
  }
}

function touches(bodies: Bodies, i: number, j: number, now: number, gap: number): boolean {
  const hi = now - bodies.since[i]!;
  const hj = now - bodies.since[j]!;
  const x =
    bodies.x[i]! +
    hi * (bodies.vx[i]! + 0.5 * bodies.ax[i]! * hi) -
    (bodies.x[j]! + hj * (bodies.vx[j]! + 0.5 * bodies.ax[j]! * hj));
  const y =
    bodies.y[i]! +
    hi * (bodies.vy[i]! + 0.5 * bodies.ay[i]! * hi) -
    (bodies.y[j]! + hj * (bodies.vy[j]! + 0.5 * bodies.ay[j]! * hj));
  const reach = bodies.radius[i]! + bodies.radius[j]! + gap;
  return x * x + y * y <= reach * reach;
}

function list(contacts: Contacts, bodies: Bodies, i: number, j: number): void {
  const x = bodies.x[j]! - bodies.x[i]!;
  const y = bodies.y[j]! - bodies.y[i]!;
  const apart = Math.sqrt(x * x + y * y);
  const at = contacts.count++;
  contacts.first[at] = i;
  contacts.second[at] = j;
  contacts.nx[at] = x / apart;
  contacts.ny[at] = y / apart;
  contacts.fired[at] = 0;
}

/**
 * Works off the gathered contacts. Returns how many rounds of impulses were cut off, which is none unless
 * the models fail to come to an end.
 */
export function resolve(contacts: Contacts, bodies: Bodies, profile: PhysicsProfile): number {
  let order = 0;
  const limit = 1000 + 200 * contacts.count;
  for (let round = 0; round < limit; round++) {
    let most = NO_APPROACH;
    for (let c = 0; c < contacts.count; c++) {
      const speed = approachSpeed(
        bodies,
        contacts.first[c]!,
        contacts.second[c]!,
        contacts.nx[c]!,
        contacts.ny[c]!,
      );
      contacts.approach[c] = speed;
      if (speed > most) most = speed;
    }
    if (most === NO_APPROACH) return 0;
    order = fire(contacts, bodies, most, order, profile);
  }
  return 1;
}

/** One round: the pairs that approach at `most`, to within a hair, get their impulses at once. */
function fire(
  contacts: Contacts,
  bodies: Bodies,
  most: number,
  order: number,
  profile: PhysicsProfile,
): number {
  const { first, second, load } = contacts;
  const firm = most > profile.contact.soft ? profile.ballBall.restitution : 1;
  const bar = most * (1 - TIE);
  let together = 0;
  let busiest = 0;
  load.fill(0, 0, bodies.count);
  for (let c = 0; c < contacts.count; c++) {
    contacts.impulse[c] = 0;
    if (contacts.approach[c]! < bar) continue;
    together++;
    busiest = Math.max(busiest, ++load[first[c]!]!, ++load[second[c]!]!);
  }
  solveTogether(contacts, bodies, bar, 1 + firm, together);
  for (let c = 0; c < contacts.count; c++) {
    if (contacts.approach[c]! < bar) continue;
    if (contacts.fired[c] === 0) contacts.fired[c] = ++order;
    push(bodies, first[c]!, second[c]!, contacts.nx[c]!, contacts.ny[c]!, contacts.impulse[c]!);
  }
  // All frictions are found before any acts, so that no pair is rubbed by what another has just done.
  for (let c = 0; c < contacts.count; c++) {
    if (contacts.approach[c]! < bar) continue;
    const { nx, ny, impulse } = contacts;
    frictionOf(
      bodies,
      first[c]!,
      second[c]!,
      nx[c]!,
      ny[c]!,
      impulse[c]!,
      1 / busiest,
      profile.ballBall.friction,
    );
    contacts.level[c] = friction[0]!;
    contacts.up[c] = friction[1]!;
  }
  for (let c = 0; c < contacts.count; c++) {
    if (contacts.approach[c]! < bar) continue;
    const { nx, ny, level, up } = contacts;
    rub(bodies, first[c]!, second[c]!, nx[c]!, ny[c]!, level[c]!, up[c]!);
  }
  return order;
}

/**
 * Impulses after which each of the pairs that go together parts at its approach times the restitution.
 * Found by sweeps over all pairs at once, never one after the other, which keeps the result symmetric.
 */
function solveTogether(
  contacts: Contacts,
  bodies: Bodies,
  bar: number,
  factor: number,
  together: number,
): void {
  const { first, second, impulse, level: next, approach } = contacts;
  const sweeps = together === 1 ? 1 : SWEEPS;
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let c = 0; c < contacts.count; c++) {
      if (approach[c]! < bar) continue;
      let left = factor * approach[c]!;
      if (together > 1) {
        for (let d = 0; d < contacts.count; d++) {
          if (d !== c && approach[d]! >= bar) left -= coupling(contacts, bodies, c, d) * impulse[d]!;
        }
      }
      next[c] = left / (1 / bodies.mass[first[c]!]! + 1 / bodies.mass[second[c]!]!);
    }
    for (let c = 0; c < contacts.count; c++) {
      if (approach[c]! >= bar) impulse[c] = Math.max(next[c]!, 0);
    }
  }
}

/** How much an impulse at pair `d` slows the approach of pair `c`, per kilogram. */
function coupling(contacts: Contacts, bodies: Bodies, c: number, d: number): number {
  const along = contacts.nx[c]! * contacts.nx[d]! + contacts.ny[c]! * contacts.ny[d]!;
  const a = contacts.first[c]!;
  const b = contacts.second[c]!;
  const e = contacts.first[d]!;
  const f = contacts.second[d]!;
  if (a === e) return along / bodies.mass[a]!;
  if (b === f) return along / bodies.mass[b]!;
  if (a === f) return -along / bodies.mass[a]!;
  if (b === e) return -along / bodies.mass[b]!;
  return 0;
}
