import type { Segment } from "./trace.ts";

/** Abscissas and weights of Gauss and Legendre's rule with five points on [−1, 1]. */
const POINTS = [
  [0, 0.5688888888888889],
  [-0.5384693101056831, 0.47862867049936647],
  [0.5384693101056831, 0.47862867049936647],
  [-0.906179845938664, 0.23692688505618908],
  [0.906179845938664, 0.23692688505618908],
] as const;

/**
 * Length of the first `time` seconds of a segment as seen from above, metres: exact where the ball keeps its line,
 * to a ten-thousandth of a millimetre where its way is curved.
 */
export function segmentLength(segment: Segment, time: number): number {
  const [vx, vy] = segment.v;
  const [ax, ay] = segment.a;
  const a2 = ax * ax + ay * ay;
  // Where the ball turns back its speed has a kink; each side of it is smooth.
  const slowest = a2 === 0 ? 0 : -(vx * ax + vy * ay) / a2;
  if (slowest <= 0 || slowest >= time) return stretch(segment, 0, time);
  return stretch(segment, 0, slowest) + stretch(segment, slowest, time);
}

function stretch(segment: Segment, from: number, to: number): number {
  const [vx, vy] = segment.v;
  const [ax, ay] = segment.a;
  const half = (to - from) / 2;
  let sum = 0;
  for (const [point, weight] of POINTS) {
    const h = from + half * (1 + point);
    const x = vx + ax * h;
    const y = vy + ay * h;
    sum += weight * Math.sqrt(x * x + y * y);
  }
  return sum * half;
}
