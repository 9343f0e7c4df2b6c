import type { Ball } from "../ball.ts";

/**
 * A ball meets something that does not give way: the bed from above, the top of a rail, a cushion while it flies.
 * `nx`, `ny`, `nz` is the unit vector from there to the ball. One impulse along it with restitution, one along the
 * surface that ends the slip or is friction's most, so that slip never turns round and energy never rises (own
 * derivation for a solid sphere: an impulse J along the surface changes the slip by 7/2 · J/m).
 *
 * @returns whether the ball approached; else it is left alone
 */
export function bounce(
  ball: Ball,
  nx: number,
  ny: number,
  nz: number,
  restitution: number,
  friction: number,
): boolean {
  const approach = -(ball.vx * nx + ball.vy * ny + ball.vz * nz);
  if (approach <= 0) return false;
  const radius = ball.radius;
  const wx = ball.wx;
  const wy = ball.wy;
  const wz = ball.wz;
  // The slip: velocity along the surface, and that of the spin at the point of contact, −R·(w × n).
  const slipX = ball.vx + approach * nx - radius * (wy * nz - wz * ny);
  const slipY = ball.vy + approach * ny - radius * (wz * nx - wx * nz);
  const slipZ = ball.vz + approach * nz - radius * (wx * ny - wy * nx);
  const slip = Math.sqrt(slipX * slipX + slipY * slipY + slipZ * slipZ);
  const push = (1 + restitution) * approach;
  const rub = slip === 0 ? 0 : Math.min(friction * push, slip / 3.5) / slip;
  ball.vx += push * nx - rub * slipX;
  ball.vy += push * ny - rub * slipY;
  ball.vz += push * nz - rub * slipZ;
  // The arm of the friction is −R·n.
  const turn = (2.5 * rub) / radius;
  ball.wx += turn * (ny * slipZ - nz * slipY);
  ball.wy += turn * (nz * slipX - nx * slipZ);
  ball.wz += turn * (nx * slipY - ny * slipX);
  return true;
}
