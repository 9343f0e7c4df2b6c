import type { Bodies } from "./bodies.ts";
import { FALL } from "./bodies.ts";
import { approachSpeed, push, rub } from "./models/ballball.alciatore.ts";
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
  readonly change: Float64Array;
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
    this.change = new Float64Array(pairs);
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
  let hardest = 0;
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
    if (most === NO_APPROACH) {
      if (hardest < profile.contact.soft / 4) partSoftly(contacts, bodies, profile.contact.soft);
      return 0;
    }
    if (most > hardest) hardest = most;
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
  for (let c = 0; c < contacts.count; c++) {
    if (contacts.approach[c]! < bar) continue;
    const { friction } = profile.ballBall;
    rub(
      bodies,
      first[c]!,
      second[c]!,
      contacts.nx[c]!,
      contacts.ny[c]!,
      contacts.impulse[c]!,
      1 / busiest,
      friction,
    );
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
  const { first, second, impulse, change, approach } = contacts;
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
      change[c] = left / (1 / bodies.mass[first[c]!]! + 1 / bodies.mass[second[c]!]!);
    }
    for (let c = 0; c < contacts.count; c++) {
      if (approach[c]! >= bar) impulse[c] = Math.max(change[c]!, 0);
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

/**
 * Lets pairs that were only pressed together part at `speed`, so that a ball that pushes another meets it a few
 * hundred times a second and not without end. The energy is taken from their spin, and only as far as that goes.
 */
function partSoftly(contacts: Contacts, bodies: Bodies, speed: number): void {
  for (let c = 0; c < contacts.count; c++) {
    if (contacts.fired[c] === 0) continue;
    const i = contacts.first[c]!;
    const j = contacts.second[c]!;
    const parting = -approachSpeed(bodies, i, j, contacts.nx[c]!, contacts.ny[c]!);
    const reduced = 1 / (1 / bodies.mass[i]! + 1 / bodies.mass[j]!);
    const spare = (spinEnergy(bodies, i) + spinEnergy(bodies, j)) / 2;
    const wanted = 0.5 * reduced * (speed * speed - parting * parting);
    if (wanted <= 0 || spare === 0) continue;
    const cost = Math.min(wanted, spare);
    slowSpin(bodies, i, Math.sqrt(1 - cost / (2 * spare)));
    slowSpin(bodies, j, Math.sqrt(1 - cost / (2 * spare)));
    const parted = Math.sqrt(parting * parting + (2 * cost) / reduced);
    push(bodies, i, j, contacts.nx[c]!, contacts.ny[c]!, reduced * (parted - parting));
  }
}

/** Energy of the rotation of ball `i`, J. */
export function spinEnergy(bodies: Bodies, i: number): number {
  const w2 = bodies.wx[i]! * bodies.wx[i]! + bodies.wy[i]! * bodies.wy[i]! + bodies.wz[i]! * bodies.wz[i]!;
  return 0.2 * bodies.mass[i]! * bodies.radius[i]! * bodies.radius[i]! * w2;
}

/** Multiplies the spin of ball `i` by `part`. */
export function slowSpin(bodies: Bodies, i: number, part: number): void {
  bodies.wx[i]! *= part;
  bodies.wy[i]! *= part;
  bodies.wz[i]! *= part;
}
