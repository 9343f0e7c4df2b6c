import type { Bodies } from "../bodies.ts";

/** The touching pairs of one instant. Filled by `gather`, worked off by `resolve` of impulses.ts. */
export class Contacts {
  count = 0;
  /** How wide a gap, metres, counts as touching: handed over in calls it would cost an object in each. */
  readonly gap: number;
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** Unit vector from the first ball to the second as seen from above. */
  readonly nx: Float64Array;
  readonly ny: Float64Array;
  /** How much of the line between their centres is level, and how much of it points up: 1 and 0 for equal balls on the bed. */
  readonly flat: Float64Array;
  readonly steep: Float64Array;
  /** 1 where heights count: the centres are not level, or a ball flies. */
  readonly tilted: Uint8Array;
  /** 1 for a pair that has given an impulse, and these pairs in the order in which they first did. */
  readonly fired: Uint8Array;
  readonly inOrder: Int32Array;
  firedCount = 0;
  readonly approach: Float64Array;
  /** The part of what would end the slip of a pair that friction may use: less than 1 where a ball is rubbed by several. */
  share = Number.NaN;
  /** How fast the pair approaches that does so fastest, 0 where none does. */
  fastest = Number.NaN;
  /** How fast each pair approached before the tip drove all of them along together (driven.ts). */
  readonly closing: Float64Array;
  readonly impulse: Float64Array;
  /** Scratch: the next impulses of a sweep, then the friction along the surface. */
  readonly level: Float64Array;
  readonly up: Float64Array;
  /** The pairs of the round at hand, and how many of them a ball is in. */
  readonly chosen: Int32Array;
  chosenCount = 0;
  readonly load: Int32Array;
  /** For each of them what a unit of impulse does to its own approach, and the speed at which it ought to part. */
  readonly eases: Float64Array;
  readonly wanted: Float64Array;
  /** How they act on each other, row by row: where a row starts, and its columns and values. The lists grow. */
  readonly starts: Int32Array;
  columns: Int32Array = new Int32Array(64);
  couplings: Float64Array = new Float64Array(64);
  readonly member: Uint8Array;
  readonly members: Int32Array;
  /** Six numbers a ball, its velocity and spin as one law leaves them, while another is tried (above.ts). */
  readonly kept: Float64Array;
  memberCount = 0;

  constructor(balls: number, gap: number) {
    this.gap = gap;
    // A ball touches twelve others at most where balls lie on balls, and shares each touch with one of them.
    const pairs = 6 * balls;
    this.first = new Int32Array(pairs);
    this.second = new Int32Array(pairs);
    this.nx = new Float64Array(pairs);
    this.ny = new Float64Array(pairs);
    this.flat = new Float64Array(pairs);
    this.steep = new Float64Array(pairs);
    this.tilted = new Uint8Array(pairs);
    this.fired = new Uint8Array(pairs);
    this.inOrder = new Int32Array(pairs);
    this.approach = new Float64Array(pairs);
    this.closing = new Float64Array(pairs);
    this.impulse = new Float64Array(pairs);
    this.level = new Float64Array(pairs);
    this.up = new Float64Array(pairs);
    this.chosen = new Int32Array(pairs);
    this.eases = new Float64Array(pairs);
    this.wanted = new Float64Array(pairs);
    this.starts = new Int32Array(pairs + 1);
    this.load = new Int32Array(balls);
    this.member = new Uint8Array(balls);
    this.members = new Int32Array(balls);
    this.kept = new Float64Array(6 * balls);
  }
}

/**
 * Collects the balls that hang together with the pair `i`, `j` by touching, carries them to the present, and lists
 * every touching pair among them in the order of the balls; the pair itself is always listed. Where the pair lies on one
 * level, so do all that are collected.
 */
export function gather(contacts: Contacts, bodies: Bodies, i: number, j: number): void {
  const { member, members } = contacts;
  const level = bodies.isLevel(i, j);
  for (let k = 0; k < bodies.count; k++) member[k] = 0;
  members[0] = i;
  members[1] = j;
  member[i] = 1;
  member[j] = 1;
  bodies.advance(i);
  bodies.advance(j);
  contacts.memberCount = 2;
  for (let next = 0; next < contacts.memberCount; next++) {
    const ball = members[next]!;
    for (let other = 0; other < bodies.count; other++) {
      if (member[other] === 1 || !touches(contacts, bodies, ball, other) || !bodies.canMeet(other)) continue;
      if (level && !bodies.isLevel(ball, other)) continue;
      bodies.advance(other);
      member[other] = 1;
      members[contacts.memberCount++] = other;
    }
  }
  contacts.count = 0;
  contacts.firedCount = 0;
  sort(members, contacts.memberCount);
  for (let a = 0; a < contacts.memberCount; a++) {
    for (let b = a + 1; b < contacts.memberCount; b++) {
      const one = members[a]!;
      const two = members[b]!;
      const struck = (one === i && two === j) || (one === j && two === i);
      if (struck || touches(contacts, bodies, one, two)) list(contacts, bodies, one, two);
    }
  }
}

/** The gathered contact of balls `i` and `j`, which is among them. */
export function contactOf({ first, second, count }: Contacts, i: number, j: number): number {
  for (let c = 0; c < count; c++) {
    if ((first[c] === i && second[c] === j) || (first[c] === j && second[c] === i)) return c;
  }
  throw new Error(`balls ${i} and ${j} were not gathered`);
}

/** Lists contact `c` among those that have given an impulse, once. */
export function fires(contacts: Contacts, c: number): void {
  if (contacts.fired[c] === 1) return;
  contacts.fired[c] = 1;
  contacts.inOrder[contacts.firedCount++] = c;
}

/** Sorts the first `count` of a few numbers by putting each in its place among those before it. */
function sort(list: Int32Array, count: number): void {
  for (let at = 1; at < count; at++) {
    const value = list[at]!;
    let to = at;
    for (; to > 0 && list[to - 1]! > value; to--) list[to] = list[to - 1]!;
    list[to] = value;
  }
}

/** A ball that touches ball `i`, which has been carried to the present; −1 where none does. */
export function touching(contacts: Contacts, bodies: Bodies, i: number): number {
  for (let j = 0; j < bodies.count; j++) {
    if (j !== i && bodies.canMeet(j) && touches(contacts, bodies, i, j)) return j;
  }
  return -1;
}

/** Whether ball `i`, which has been carried to the present, touches ball `j`. */
function touches({ gap }: Contacts, bodies: Bodies, i: number, j: number): boolean {
  const one = bodies.balls[i]!;
  const two = bodies.balls[j]!;
  const h = bodies.now - two.since;
  const beside = one.radius + two.radius + gap;
  const x = one.x - (two.x + h * (two.vx + 0.5 * two.ax * h));
  if (Math.abs(x) > beside) return false;
  const y = one.y - (two.y + h * (two.vy + 0.5 * two.ay * h));
  if (bodies.isLevel(i, j)) {
    const reach = bodies.reach(i, j) + gap;
    return x * x + y * y <= reach * reach;
  }
  const z = one.z - (two.z + h * (two.vz + 0.5 * two.az * h));
  return x * x + y * y + z * z <= beside * beside;
}

function list(contacts: Contacts, bodies: Bodies, i: number, j: number): void {
  const one = bodies.balls[i]!;
  const two = bodies.balls[j]!;
  const x = two.x - one.x;
  const y = two.y - one.y;
  const apart = Math.sqrt(x * x + y * y);
  const at = contacts.count++;
  contacts.first[at] = i;
  contacts.second[at] = j;
  // Of a ball right over another no side is the nearer one.
  contacts.nx[at] = apart === 0 ? 1 : x / apart;
  contacts.ny[at] = apart === 0 ? 0 : y / apart;
  contacts.flat[at] = 1;
  contacts.steep[at] = 0;
  contacts.tilted[at] = 0;
  contacts.fired[at] = 0;
  const level = bodies.isLevel(i, j);
  if (level && (!bodies.tilts || one.radius === two.radius)) return;
  const z = two.z - one.z;
  const full = Math.sqrt(apart * apart + z * z);
  contacts.flat[at] = apart / full;
  contacts.steep[at] = z / full;
  contacts.tilted[at] = 1;
}
