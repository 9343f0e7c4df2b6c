import { type Bodies, ROLL, SLIDE, SPIN } from "../bodies.ts";
import type { ClothFigures, PhysicsProfile } from "../profile.ts";

/*
 * A ball on the cloth: it slides under constant friction until it rolls, rolls until it stands, and its spin
 * about the vertical dies apart from both.
 * Leckie & Greenspan, "An event-based pool physics simulator", 2006; Marlow, "The physics of pocket billiards", 1995.
 */

/** What of a profile the cloth asks for. */
type Surroundings = Pick<PhysicsProfile, "gravity" | "contact">;

/**
 * Gives ball `i`, whose velocity and spin at present are set, the motion that follows from them: path, spin, and
 * the times when the motion and the vertical spin end. A slip under the `still` of contacts is a roll already.
 */
export function settle(
  bodies: Bodies,
  i: number,
  cloth: ClothFigures,
  { gravity, contact: { still } }: Surroundings,
): void {
  const radius = bodies.radius[i]!;
  const slipX = bodies.vx[i]! - radius * bodies.wy[i]!;
  const slipY = bodies.vy[i]! + radius * bodies.wx[i]!;
  const slip = Math.sqrt(slipX * slipX + slipY * slipY);
  bodies.steady(i);
  bodies.since[i] = bodies.now;
  if (slip > still) {
    slide(bodies, i, slipX / slip, slipY / slip, slip, cloth.sliding * gravity);
  } else {
    // What friction would leave of so small a slip: angular momentum about the point of contact stays.
    bodies.vx[i]! -= (2 / 7) * slipX;
    bodies.vy[i]! -= (2 / 7) * slipY;
    rollOrSpin(bodies, i, cloth.rolling * gravity, still);
  }
  decaySpin(bodies, i, cloth.spinDecay, still);
}

function slide(
  bodies: Bodies,
  i: number,
  alongX: number,
  alongY: number,
  slip: number,
  deceleration: number,
): void {
  const turn = (2.5 * deceleration) / bodies.radius[i]!;
  bodies.motion[i] = SLIDE;
  bodies.ax[i] = -deceleration * alongX;
  bodies.ay[i] = -deceleration * alongY;
  bodies.dwx[i] = -turn * alongY;
  bodies.dwy[i] = turn * alongX;
  bodies.motionEnd[i] = bodies.now + (2 * slip) / (7 * deceleration);
}

function rollOrSpin(bodies: Bodies, i: number, deceleration: number, still: number): void {
  const radius = bodies.radius[i]!;
  const vx = bodies.vx[i]!;
  const vy = bodies.vy[i]!;
  const speed = Math.sqrt(vx * vx + vy * vy);
  if (speed > still) {
    bodies.motion[i] = ROLL;
    bodies.wx[i] = -vy / radius;
    bodies.wy[i] = vx / radius;
    bodies.ax[i] = (-deceleration * vx) / speed;
    bodies.ay[i] = (-deceleration * vy) / speed;
    bodies.dwx[i] = -bodies.ay[i] / radius;
    bodies.dwy[i] = bodies.ax[i] / radius;
    bodies.motionEnd[i] = bodies.now + speed / deceleration;
  } else {
    bodies.vx[i] = 0;
    bodies.vy[i] = 0;
    bodies.wx[i] = 0;
    bodies.wy[i] = 0;
    bodies.motion[i] = SPIN;
    bodies.motionEnd[i] = Infinity;
  }
}

/** The vertical spin's own clock; a ball that has only this spin stands when it is over. */
function decaySpin(bodies: Bodies, i: number, rate: number, still: number): void {
  const spin = bodies.wz[i]!;
  const size = Math.abs(spin);
  if (size * bodies.radius[i]! > still) {
    bodies.dwz[i] = spin > 0 ? -rate : rate;
    bodies.spinEnd[i] = bodies.now + size / rate;
  } else {
    bodies.wz[i] = 0;
    bodies.spinEnd[i] = Infinity;
    if (bodies.motion[i] === SPIN) bodies.still(i);
  }
}

/** Ends the motion of ball `i` at its `motionEnd`: slide becomes roll, roll becomes spin or rest. */
export function endMotion(bodies: Bodies, i: number, cloth: ClothFigures, surroundings: Surroundings): void {
  bodies.advance(i);
  const radius = bodies.radius[i]!;
  if (bodies.motion[i] === ROLL) {
    bodies.vx[i] = 0;
    bodies.vy[i] = 0;
  }
  bodies.wx[i] = -bodies.vy[i]! / radius;
  bodies.wy[i] = bodies.vx[i]! / radius;
  settle(bodies, i, cloth, surroundings);
}

/** Ends the vertical spin of ball `i` at its `spinEnd`; its way over the cloth stays as it is. */
export function endSpin(bodies: Bodies, i: number): void {
  bodies.advance(i);
  bodies.wz[i] = 0;
  bodies.dwz[i] = 0;
  bodies.spinEnd[i] = Infinity;
  if (bodies.motion[i] === SPIN) bodies.still(i);
}
