import type { Bodies } from "../bodies.ts";
import { gainedSpeed } from "../pressed.ts";
import type { PhysicsProfile } from "../profile.ts";
import { coefficientAt } from "./ballball.alciatore.ts";

/**
 * Balls `i` and `j` meet softly, at least one of them in the air, or one on a rail and one on the bed (for blows see
 * blow.ts): the laws of `ballball.alciatore.ts` along the true line between their centres. A ball that lies on the slate and is pressed onto it
 * gives way only sidewards; the slate takes the rest, and so it is for both where none flies. What lies pressed on
 * another ball parts from it fast enough to meet it again after `rhythm` seconds only, as far as the spin of the two
 * pays for it.
 *
 * @returns whether they approached; else both are left alone
 */
export function meetInAir(bodies: Bodies, i: number, j: number, profile: PhysicsProfile): boolean {
  const { x, y, z, vx, vy, vz, wx, wy, wz } = bodies;
  const { ballBall, gravity, contact } = profile;
  const radiusI = bodies.radius[i]!;
  const radiusJ = bodies.radius[j]!;
  const awayX = x[j]! - x[i]!;
  const awayY = y[j]! - y[i]!;
  const awayZ = z[j]! - z[i]!;
  const apart = Math.sqrt(awayX * awayX + awayY * awayY + awayZ * awayZ);
  const nx = awayX / apart;
  const ny = awayY / apart;
  const nz = awayZ / apart;
  const relX = vx[i]! - vx[j]!;
  const relY = vy[i]! - vy[j]!;
  const relZ = vz[i]! - vz[j]!;
  const approach = relX * nx + relY * ny + relZ * nz;
  if (approach <= 0) return false;

  const liesI = !bodies.isAloft(i);
  const liesJ = !bodies.isAloft(j);
  const both = liesI && liesJ;
  const heldI = liesI && (nz > 0 || both);
  const heldJ = liesJ && (nz < 0 || both);
  const level = nx * nx + ny * ny;
  const lightness = (heldI ? level : 1) / bodies.mass[i]! + (heldJ ? level : 1) / bodies.mass[j]!;
  const firm = approach > contact.soft ? ballBall.restitution : 1;
  let impulse = ((1 + firm) * approach) / lightness;

  // Both surfaces turn towards the same contact: the spins add up, each with its own radius.
  const turnX = radiusI * wx[i]! + radiusJ * wx[j]!;
  const turnY = radiusI * wy[i]! + radiusJ * wy[j]!;
  const turnZ = radiusI * wz[i]! + radiusJ * wz[j]!;
  const slipX = relX - approach * nx + (turnY * nz - turnZ * ny);
  const slipY = relY - approach * ny + (turnZ * nx - turnX * nz);
  const slipZ = relZ - approach * nz + (turnX * ny - turnY * nx);
  const slip = Math.sqrt(slipX * slipX + slipY * slipY + slipZ * slipZ);
  const most = coefficientAt(ballBall.friction, slip) * impulse;
  const ending = slip / (3.5 * (1 / bodies.mass[i]! + 1 / bodies.mass[j]!));
  const rub = slip === 0 ? 0 : Math.min(most, ending) / slip;
  const spinX = -rub * (ny * slipZ - nz * slipY);
  const spinY = -rub * (nz * slipX - nx * slipZ);
  const spinZ = -rub * (nx * slipY - ny * slipX);
  turn(bodies, i, spinX, spinY, spinZ);
  turn(bodies, j, spinX, spinY, spinZ);

  const pull = both ? 0 : gravity * Math.max(heldI ? nz : 0, heldJ ? -nz : 0);
  impulse +=
    gainedSpeed(bodies, i, j, 1 / lightness, firm * approach, 0.5 * contact.rhythm * pull) / lightness;
  give(
    bodies,
    i,
    heldI,
    -impulse * nx - rub * slipX,
    -impulse * ny - rub * slipY,
    -impulse * nz - rub * slipZ,
  );
  give(bodies, j, heldJ, impulse * nx + rub * slipX, impulse * ny + rub * slipY, impulse * nz + rub * slipZ);
  return true;
}

/** Gives ball `i` an impulse, N·s; of one that is held by the slate only the level part. */
function give(bodies: Bodies, i: number, held: boolean, x: number, y: number, z: number): void {
  bodies.vx[i]! += x / bodies.mass[i]!;
  bodies.vy[i]! += y / bodies.mass[i]!;
  if (!held) bodies.vz[i]! += z / bodies.mass[i]!;
}

/** Gives ball `i` the spin of an impulse along its surface, as n × impulse, N·s. */
function turn(bodies: Bodies, i: number, x: number, y: number, z: number): void {
  const factor = 2.5 / (bodies.mass[i]! * bodies.radius[i]!);
  bodies.wx[i]! += factor * x;
  bodies.wy[i]! += factor * y;
  bodies.wz[i]! += factor * z;
}
