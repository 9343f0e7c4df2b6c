import type { Bodies } from "./bodies.ts";
import type { RimPart } from "./boundary.ts";
import { slowSpin, spinEnergy } from "./contacts.ts";
import { meetCushion } from "./models/cushion.han2005.ts";
import type { PhysicsProfile } from "./profile.ts";

/**
 * Ball `i` meets a nose or a jaw, along the local normal. Returns whether it did: a ball that moves away
 * is left alone.
 */
export function meetRim(
  bodies: Bodies,
  i: number,
  part: Exclude<RimPart, { kind: "drop" }>,
  noseHeight: number,
  profile: PhysicsProfile,
): boolean {
  let nx: number;
  let ny: number;
  if (part.kind === "nose") {
    nx = part.nx;
    ny = part.ny;
  } else {
    const x = bodies.x[i]! - part.x;
    const y = bodies.y[i]! - part.y;
    const apart = Math.sqrt(x * x + y * y);
    nx = x / apart;
    ny = y / apart;
  }
  const approach = -(bodies.vx[i]! * nx + bodies.vy[i]! * ny);
  if (approach <= 0) return false;
  meetCushion(bodies, i, nx, ny, noseHeight, profile.cushion, profile.contact.soft);
  if (approach < profile.contact.soft / 4) leaveSoftly(bodies, i, nx, ny, profile.contact.soft);
  return true;
}

/** A ball that is only pressed against a cushion leaves it at `speed`; its spin pays, as far as it goes. */
function leaveSoftly(bodies: Bodies, i: number, nx: number, ny: number, speed: number): void {
  const leaving = bodies.vx[i]! * nx + bodies.vy[i]! * ny;
  const mass = bodies.mass[i]!;
  const energy = spinEnergy(bodies, i);
  const wanted = 0.5 * mass * (speed * speed - leaving * leaving);
  if (wanted <= 0 || energy === 0) return;
  const cost = Math.min(wanted, energy / 2);
  slowSpin(bodies, i, Math.sqrt(1 - cost / energy));
  const gain = Math.sqrt(leaving * leaving + (2 * cost) / mass) - leaving;
  bodies.vx[i]! += gain * nx;
  bodies.vy[i]! += gain * ny;
}
