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
  const ball = bodies.balls[i]!;
  const radius = ball.radius;
  const slipX = ball.vx - radius * ball.wy;
  const slipY = ball.vy + radius * ball.wx;
  const slip = Math.sqrt(slipX * slipX + slipY * slipY);
  bodies.steady(i);
  ball.since = bodies.now;
  if (slip > still) {
    slide(bodies, i, slipX / slip, slipY / slip, slip, cloth.sliding * gravity);
  } else {
    // What friction would leave of so small a slip: angular momentum about the point of contact stays.
    ball.vx -= (2 / 7) * slipX;
    ball.vy -= (2 / 7) * slipY;
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
  const ball = bodies.balls[i]!;
  const turn = (2.5 * deceleration) / ball.radius;
  ball.motion = SLIDE;
  ball.ax = -deceleration * alongX;
  ball.ay = -deceleration * alongY;
  ball.dwx = -turn * alongY;
  ball.dwy = turn * alongX;
  ball.motionEnd = bodies.now + (2 * slip) / (7 * deceleration);
}

function rollOrSpin(bodies: Bodies, i: number, deceleration: number, still: number): void {
  const ball = bodies.balls[i]!;
  const radius = ball.radius;
  const vx = ball.vx;
  const vy = ball.vy;
  const speed = Math.sqrt(vx * vx + vy * vy);
  if (speed > still) {
    ball.motion = ROLL;
    ball.wx = -vy / radius;
    ball.wy = vx / radius;
    ball.ax = (-deceleration * vx) / speed;
    ball.ay = (-deceleration * vy) / speed;
    ball.dwx = -ball.ay / radius;
    ball.dwy = ball.ax / radius;
    ball.motionEnd = bodies.now + speed / deceleration;
  } else {
    ball.vx = 0;
    ball.vy = 0;
    ball.wx = 0;
    ball.wy = 0;
    ball.motion = SPIN;
    ball.motionEnd = Infinity;
  }
}

/** The vertical spin's own clock; a ball that has only this spin stands when it is over. */
function decaySpin(bodies: Bodies, i: number, rate: number, still: number): void {
  const ball = bodies.balls[i]!;
  const spin = ball.wz;
  const size = Math.abs(spin);
  if (size * ball.radius > still) {
    ball.dwz = spin > 0 ? -rate : rate;
    ball.spinEnd = bodies.now + size / rate;
  } else {
    ball.wz = 0;
    ball.spinEnd = Infinity;
    if (ball.motion === SPIN) bodies.still(i);
  }
}

/** Ends the motion of ball `i` at its `motionEnd`: slide becomes roll, roll becomes spin or rest. */
export function endMotion(bodies: Bodies, i: number, cloth: ClothFigures, surroundings: Surroundings): void {
  const ball = bodies.balls[i]!;
  bodies.advance(i);
  const radius = ball.radius;
  if (ball.motion === ROLL) {
    ball.vx = 0;
    ball.vy = 0;
  }
  ball.wx = -ball.vy / radius;
  ball.wy = ball.vx / radius;
  settle(bodies, i, cloth, surroundings);
}

/** Ends the vertical spin of ball `i` at its `spinEnd`; its way over the cloth stays as it is. */
export function endSpin(bodies: Bodies, i: number): void {
  const ball = bodies.balls[i]!;
  bodies.advance(i);
  ball.wz = 0;
  ball.dwz = 0;
  ball.spinEnd = Infinity;
  if (ball.motion === SPIN) bodies.still(i);
}
