import type { Bodies } from "./bodies.ts";
import { approachSpeed, push } from "./models/ballball.alciatore.ts";

/*
 * Bodies that are pressed together, one driven into the other by its spin, would meet without end. They part at
 * least so fast that they meet again only after a given time. The energy for that is taken from the spin that
 * drives them, and only as far as it goes, so that energy never rises. On the average of many such contacts the
 * push is the one that a steady touch would give.
 */

/** Lets balls `i` and `j`, which have just met, part fast enough if they are pressed. Returns whether it had to. */
export function partBalls(
  bodies: Bodies,
  i: number,
  j: number,
  nx: number,
  ny: number,
  rhythm: number,
): boolean {
  const pull = (bodies.ax[i]! - bodies.ax[j]!) * nx + (bodies.ay[i]! - bodies.ay[j]!) * ny;
  const parting = -approachSpeed(bodies, i, j, nx, ny);
  const target = 0.5 * rhythm * pull;
  if (parting >= target) return false;
  const mass = 1 / (1 / bodies.mass[i]! + 1 / bodies.mass[j]!);
  const spin = spinEnergy(bodies, i) + spinEnergy(bodies, j);
  const cost = Math.min(0.5 * mass * (target * target - parting * parting), spin / 2);
  if (cost <= 0) return false;
  slowSpin(bodies, i, Math.sqrt(1 - cost / spin));
  slowSpin(bodies, j, Math.sqrt(1 - cost / spin));
  push(bodies, i, j, nx, ny, mass * (Math.sqrt(parting * parting + (2 * cost) / mass) - parting));
  return true;
}

/** The same for ball `i` and a cushion whose normal into the bed is `nx`, `ny`. */
export function partFromCushion(bodies: Bodies, i: number, nx: number, ny: number, rhythm: number): boolean {
  const pull = -(bodies.ax[i]! * nx + bodies.ay[i]! * ny);
  const parting = bodies.vx[i]! * nx + bodies.vy[i]! * ny;
  const target = 0.5 * rhythm * pull;
  if (parting >= target) return false;
  const mass = bodies.mass[i]!;
  const spin = spinEnergy(bodies, i);
  const cost = Math.min(0.5 * mass * (target * target - parting * parting), spin / 2);
  if (cost <= 0) return false;
  slowSpin(bodies, i, Math.sqrt(1 - cost / spin));
  const gain = Math.sqrt(parting * parting + (2 * cost) / mass) - parting;
  bodies.vx[i]! += gain * nx;
  bodies.vy[i]! += gain * ny;
  return true;
}

/** Energy of the rotation of ball `i`, J. */
function spinEnergy(bodies: Bodies, i: number): number {
  const w2 = bodies.wx[i]! * bodies.wx[i]! + bodies.wy[i]! * bodies.wy[i]! + bodies.wz[i]! * bodies.wz[i]!;
  return 0.2 * bodies.mass[i]! * bodies.radius[i]! * bodies.radius[i]! * w2;
}

/** Multiplies the spin of ball `i` by `part`. */
function slowSpin(bodies: Bodies, i: number, part: number): void {
  bodies.wx[i]! *= part;
  bodies.wy[i]! *= part;
  bodies.wz[i]! *= part;
}
