/** Newton seconds, or what has no unit, by axis. */
export type Three = readonly [number, number, number];

/** Something that stands and that a ball touches: which impulses it can give. */
export interface Support {
  /** Unit vector from it to the ball. */
  readonly normal: Three;
  /** Its friction at most, as a ratio to the push along the normal. */
  readonly friction: number;
  /** The largest push, N·s. */
  readonly most: number;
}

/** Rounds of the search among several supports, and the part of the impulse that it may leave: it nears slowly in the end. */
const SEARCH = { rounds: 4000, left: 1e-3 } as const;

/**
 * Whether supports together can have given an impulse in N·s, each within the cone of its friction and up to `rounding`:
 * one of them alone, as is the rule, or several. Their parts are searched for by steps down what is left, with the speed of
 * the step before kept (Nesterov), each brought back into its cone.
 */
export function isGiven(impulse: Three, supports: readonly Support[], rounding: number): boolean {
  if (size(impulse) <= rounding) return true;
  if (supports.some((support) => size(plus(impulse, nearest(impulse, support), -1)) <= rounding)) return true;
  const enough = Math.max(rounding, SEARCH.left * size(impulse));
  let parts: readonly Three[] = supports.map(() => NONE);
  let ahead = parts;
  for (let round = 0; round < SEARCH.rounds; round++) {
    if (size(leftOf(impulse, parts)) <= enough) return true;
    const left = leftOf(impulse, ahead);
    const next = supports.map((support, at) => nearest(plus(ahead[at]!, left, 1 / supports.length), support));
    ahead = next.map((part, at) => plus(part, plus(part, parts[at]!, -1), round / (round + 3)));
    parts = next;
  }
  return false;
}

const leftOf = (impulse: Three, parts: readonly Three[]): Three =>
  parts.reduce((left, part) => plus(left, part, -1), impulse);

/** The impulse of a support that is nearest to a given one. */
function nearest(impulse: Three, { normal, friction, most }: Support): Three {
  const straight = dot(impulse, normal);
  const aside = plus(impulse, normal, -straight);
  const rubbed = size(aside);
  const inside = rubbed <= friction * straight;
  const push = inside ? straight : Math.max((straight + friction * rubbed) / (1 + friction * friction), 0);
  const given = Math.min(push, most);
  const rub = rubbed === 0 ? 0 : Math.min(friction * given, rubbed) / rubbed;
  return plus([given * normal[0], given * normal[1], given * normal[2]], aside, rub);
}

/** No impulse. */
export const NONE: Three = [0, 0, 0];

const dot = (a: Three, b: Three): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** The length of a vector. */
export const size = (a: Three): number => Math.sqrt(dot(a, a));
/** One vector and some times another. */
export const plus = (a: Three, b: Three, times = 1): Three => [
  a[0] + times * b[0],
  a[1] + times * b[1],
  a[2] + times * b[2],
];
