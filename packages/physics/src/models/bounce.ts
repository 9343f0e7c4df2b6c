import type { Bodies } from "../bodies.ts";

/**
 * Ball `i` meets something that does not give way: the bed from above, the top of a rail, a cushion while it flies.
 * `nx`, `ny`, `nz` is the unit vector from there to the ball. One impulse along it with restitution, one along the
 * surface that ends the slip or is friction's most, so that slip never turns round and energy never rises (own
 * derivation for a solid sphere: an impulse J along the surface changes the slip by 7/2 · J/m).
 *
 * @returns whether the ball approached; else it is left alone
 */
export function bounce(
  bodies: Bodies,
  i: number,
  nx: number,
  ny: number,
  nz: number,
  restitution: number,
  friction: number,
): boolean {
  const approach = -(bodies.vx[i]! * nx + bodies.vy[i]! * ny + bodies.vz[i]! * nz);
  if (approach <= 0) return false;
  const radius = bodies.radius[i]!;
  const wx = bodies.wx[i]!;
  const wy = bodies.wy[i]!;
  const wz = bodies.wz[i]!;
  // The slip: velocity along the surface, and that of the spin at the point of contact, −R·(w × n).
  const slipX = bodies.vx[i]! + approach * nx - radius * (wy * nz - wz * ny);
  const slipY = bodies.vy[i]! + approach * ny - radius * (wz * nx - wx * nz);
  const slipZ = bodies.vz[i]! + approach * nz - radius * (wx * ny - wy * nx);
  const slip = Math.sqrt(slipX * slipX + slipY * slipY + slipZ * slipZ);
  const push = (1 + restitution) * approach;
  const rub = slip === 0 ? 0 : Math.min(friction * push, slip / 3.5) / slip;
  bodies.vx[i]! += push * nx - rub * slipX;
  bodies.vy[i]! += push * ny - rub * slipY;
  bodies.vz[i]! += push * nz - rub * slipZ;
  // The arm of the friction is −R·n.
  const turn = (2.5 * rub) / radius;
  bodies.wx[i]! += turn * (ny * slipZ - nz * slipY);
  bodies.wy[i]! += turn * (nz * slipX - nx * slipZ);
  bodies.wz[i]! += turn * (nx * slipY - ny * slipX);
  return true;
}
