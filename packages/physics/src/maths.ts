/*
 * Sine, cosine and the exponential from + − × ÷ alone, so that every JavaScript engine gives the same bits.
 * Each reduces its argument to a short interval around zero and sums the Taylor series there; the first term
 * left out is under 1e-18.
 */

/** π/2 in three parts; the first two have 33 bits, so that a whole multiple up to 2²⁰ of each is exact. */
const QUARTER_1 = 1.5707963267341256;
const QUARTER_2 = 6.077100506303966e-11;
const QUARTER_3 = 2.0222662487959506e-21;
const QUARTERS_PER_RADIAN = 0.6366197723675814;

/** ln 2 in two parts; the first has 33 bits. */
const LN2_1 = 0.6931471803691238;
const LN2_2 = 1.9082149292705877e-10;
const PER_LN2 = 1.4426950408889634;

/** The largest angle, radians, that `sine` and `cosine` take: the reduction is exact up to it. */
export const LARGEST_ANGLE = 1e6;

const reduced = (x: number, quarters: number): number =>
  x - quarters * QUARTER_1 - quarters * QUARTER_2 - quarters * QUARTER_3;

function sineSeries(r: number): number {
  const s = r * r;
  let sum = 1 / 355687428096000;
  sum = sum * s - 1 / 1307674368000;
  sum = sum * s + 1 / 6227020800;
  sum = sum * s - 1 / 39916800;
  sum = sum * s + 1 / 362880;
  sum = sum * s - 1 / 5040;
  sum = sum * s + 1 / 120;
  sum = sum * s - 1 / 6;
  return r + r * s * sum;
}

function cosineSeries(r: number): number {
  const s = r * r;
  let sum = 1 / 20922789888000;
  sum = sum * s - 1 / 87178291200;
  sum = sum * s + 1 / 479001600;
  sum = sum * s - 1 / 3628800;
  sum = sum * s + 1 / 40320;
  sum = sum * s - 1 / 720;
  sum = sum * s + 1 / 24;
  return 1 - 0.5 * s + s * s * sum;
}

/** Sine of an angle in radians, |x| ≤ {@link LARGEST_ANGLE}; odd to the last bit. */
export function sine(x: number): number {
  const size = Math.abs(x);
  const quarters = Math.floor(size * QUARTERS_PER_RADIAN + 0.5);
  const r = reduced(size, quarters);
  const turn = quarters % 4;
  const value = turn % 2 === 0 ? sineSeries(r) : cosineSeries(r);
  return x < 0 === turn < 2 ? -value : value;
}

/** Cosine of an angle in radians, |x| ≤ {@link LARGEST_ANGLE}; even to the last bit. */
export function cosine(x: number): number {
  const size = Math.abs(x);
  const quarters = Math.floor(size * QUARTERS_PER_RADIAN + 0.5);
  const r = reduced(size, quarters);
  const turn = quarters % 4;
  const value = turn % 2 === 0 ? cosineSeries(r) : sineSeries(r);
  return turn === 1 || turn === 2 ? -value : value;
}

/** e to the power of −x, for x ≥ 0. */
export function decay(x: number): number {
  if (x > 700) return 0;
  const halvings = Math.floor(x * PER_LN2 + 0.5);
  const r = halvings * LN2_1 - x + halvings * LN2_2;
  let sum = 1 / 87178291200;
  sum = sum * r + 1 / 6227020800;
  sum = sum * r + 1 / 479001600;
  sum = sum * r + 1 / 39916800;
  sum = sum * r + 1 / 3628800;
  sum = sum * r + 1 / 362880;
  sum = sum * r + 1 / 40320;
  sum = sum * r + 1 / 5040;
  sum = sum * r + 1 / 720;
  sum = sum * r + 1 / 120;
  sum = sum * r + 1 / 24;
  sum = sum * r + 1 / 6;
  sum = sum * r + 0.5;
  let value = 1 + r + r * r * sum;
  for (let power = 0.5, left = halvings; left > 0; power *= power, left = Math.floor(left / 2)) {
    if (left % 2 === 1) value *= power;
  }
  return value;
}
