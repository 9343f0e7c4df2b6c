/** Value of a polynomial, coefficients from the constant upwards. */
export const valueOf = (polynomial: readonly number[], x: number): number =>
  polynomial.reduceRight((sum, coefficient) => sum * x + coefficient, 0);

/**
 * All real roots of a polynomial in [from, to], by halving between the roots of its derivative: slow and plain, as
 * an oracle should be. A double root shows when the value at a turning point is within `slack` of zero.
 */
export function rootsOf(polynomial: readonly number[], from: number, to: number, slack = 0): number[] {
  if (polynomial.length <= 1) return [];
  const derivative = polynomial.slice(1).map((coefficient, at) => coefficient * (at + 1));
  const turns = rootsOf(derivative, from, to);
  const stops = [from, ...turns, to];
  const found = turns.filter((turn) => Math.abs(valueOf(polynomial, turn)) <= slack);
  for (let at = 0; at + 1 < stops.length; at++) {
    let low = stops[at]!;
    let high = stops[at + 1]!;
    if (valueOf(polynomial, low) * valueOf(polynomial, high) > 0) continue;
    const rising = valueOf(polynomial, low) < valueOf(polynomial, high);
    for (let halving = 0; halving < 200 && low < high; halving++) {
      const middle = (low + high) / 2;
      if (middle === low || middle === high) break;
      if (valueOf(polynomial, middle) < 0 === rising) low = middle;
      else high = middle;
    }
    found.push((low + high) / 2);
  }
  return found.sort((a, b) => a - b);
}

/** The quartic |d + v·h + a·h²/2|² − reach², coefficients from the constant upwards; in the plane or in space. */
export function distanceQuartic(
  d: readonly number[],
  v: readonly number[],
  a: readonly number[],
  reach: number,
): number[] {
  const dot = (one: readonly number[], two: readonly number[]): number =>
    one.reduce((sum, value, axis) => sum + value * two[axis]!, 0);
  return [dot(d, d) - reach * reach, 2 * dot(d, v), dot(v, v) + dot(d, a), dot(v, a), dot(a, a) / 4];
}
