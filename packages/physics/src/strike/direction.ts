import type { Point } from "@tacada/table";
import { cosine, sine } from "../maths.ts";

/** The unit vector of an azimuth (radians counter-clockwise from +x), with the same bits in every engine. */
export const directionOf = (azimuth: number): Point => ({ x: cosine(azimuth), y: sine(azimuth) });

const QUARTER = 1.5707963267948966;

/** The azimuth of a direction that need not have length one, in radians from −π to π; 0 for no direction. */
export function azimuthOf({ x, y }: Point): number {
  const length = Math.sqrt(x * x + y * y);
  if (length === 0) return 0;
  const cos = Math.abs(x) / length;
  const sin = Math.abs(y) / length;
  const acute = cos >= sin ? arctangent(sin / cos) : QUARTER - arctangent(cos / sin);
  const half = x < 0 ? 2 * QUARTER - acute : acute;
  return y < 0 ? -half : half;
}

/** Arctangent of 0 ≤ x ≤ 1: the angle is halved twice, then its series summed; the first term left out is under 1e-17. */
function arctangent(x: number): number {
  const half = x / (1 + Math.sqrt(1 + x * x));
  const quarter = half / (1 + Math.sqrt(1 + half * half));
  const s = quarter * quarter;
  let sum = 0;
  for (let n = 23; n > 0; n -= 2) sum = 1 / n - s * sum;
  return 4 * quarter * sum;
}
