import { distanceQuartic, rootsOf } from "./roots.ts";

type Triple = readonly [number, number, number];

/** Two bodies seen from one of them: place, velocity and acceleration of the other, SI units. */
export interface Approach {
  readonly d: Triple;
  readonly v: Triple;
  readonly a: Triple;
}

/** Numbers are whole multiples of 2⁻²⁰⁰ here: so are all doubles over 10⁻⁴⁴, exactly. */
const BITS = 200n;
const ONE = 2 ** 200;
const exact = (value: number): bigint => BigInt(value * ONE);

/** How far a time is halved: to 2⁻¹⁰⁰ s. */
const HALVINGS = 100;

/**
 * The first time within the window, seconds, at which the distance of two bodies is `reach` or less, Infinity when it
 * never is: halved in whole numbers of any length, nothing is rounded before the answer. The turning points between
 * which it is looked for need not be exact.
 */
export function firstExactly({ d, v, a }: Approach, reach: number, window: number): number {
  const limit = (2n * exact(reach)) << (2n * BITS);
  const axes = [0, 1, 2].map((axis) => [exact(d[axis]!), exact(v[axis]!), exact(a[axis]!)] as const);
  /** Whether the bodies are within reach at a time: twice the square of each axis, in multiples of 2⁻⁶⁰⁰. */
  const isWithin = (h: bigint): boolean => {
    const squares = axes.map(([place, speed, pull]) => {
      const at = ((2n * place) << (2n * BITS)) + ((2n * speed * h) << BITS) + pull * h * h;
      return at * at;
    });
    return squares.reduce((sum, square) => sum + square, 0n) <= limit * limit;
  };
  const slope = distanceQuartic(d, v, a, reach)
    .slice(1)
    .map((coefficient, at) => coefficient * (at + 1));
  const stops = [0, ...rootsOf(slope, 0, window), window].map((stop) => exact(Math.trunc(stop * ONE) / ONE));
  const within = stops.findIndex(isWithin);
  if (within <= 0) return within === 0 ? 0 : Infinity;
  let low = stops[within - 1]!;
  let high = stops[within]!;
  for (let halving = 0; halving < HALVINGS && low < high; halving++) {
    const middle: bigint = (low + high) >> 1n;
    if (isWithin(middle)) high = middle;
    else low = middle;
  }
  return Number(high) / ONE;
}
