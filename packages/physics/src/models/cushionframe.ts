import type { Bodies } from "../bodies.ts";
import type { PhysicsProfile } from "../profile.ts";

/*
 * What the cushion models that are integrated share: a ball seen from the cushion that it meets. All masses fall out of
 * the equations of one ball against something that stands, so impulses are per mass, and spins are the speeds that they
 * give the ball's surface: everything is in m/s.
 */

/** Places in {@link state}: velocity into the cushion and along it (to the left of that), and the spin about these and up. */
export const INTO = 0;
export const ALONG = 1;
export const ROLL_INTO = 2;
export const ROLL_ALONG = 3;
export const SIDE = 4;

/** The ball at hand in the frame of its cushion, m/s; a model changes it in place. */
export const state = new Float64Array(5);
const before = new Float64Array(5);

/** Writes ball `i` into {@link state}; `nx`, `ny` is the unit vector from the cushion into the bed. */
export function enterFrame(bodies: Bodies, i: number, nx: number, ny: number): void {
  const radius = bodies.radius[i]!;
  before[INTO] = -(bodies.vx[i]! * nx + bodies.vy[i]! * ny);
  before[ALONG] = bodies.vx[i]! * ny - bodies.vy[i]! * nx;
  before[ROLL_INTO] = -radius * (bodies.wx[i]! * nx + bodies.wy[i]! * ny);
  before[ROLL_ALONG] = radius * (bodies.wx[i]! * ny - bodies.wy[i]! * nx);
  before[SIDE] = radius * bodies.wz[i]!;
  state.set(before);
}

/**
 * Gives ball `i` what has become of {@link state}: the change of it, or as much of that as does not raise the energy. A
 * part k of the change raises it by k·first + k²·second.
 */
export function leaveFrame(bodies: Bodies, i: number, nx: number, ny: number): void {
  const radius = bodies.radius[i]!;
  let first = 0;
  let second = 0;
  for (let at = 0; at < state.length; at++) {
    const change = state[at]! - before[at]!;
    const inertia = at < ROLL_INTO ? 1 : 0.4;
    first += inertia * before[at]! * change;
    second += 0.5 * inertia * change * change;
    state[at] = change;
  }
  const part = first + second > 0 ? -first / second : 1;
  const into = part * state[INTO]!;
  const along = part * state[ALONG]!;
  const rollInto = (part * state[ROLL_INTO]!) / radius;
  const rollAlong = (part * state[ROLL_ALONG]!) / radius;
  bodies.vx[i]! += -into * nx + along * ny;
  bodies.vy[i]! += -into * ny - along * nx;
  bodies.wx[i]! += -rollInto * nx + rollAlong * ny;
  bodies.wy[i]! += -rollInto * ny - rollAlong * nx;
  bodies.wz[i]! += (part * state[SIDE]!) / radius;
}

/**
 * Rubs the ball at the nose with impulses along the cushion and up over the ball. `lift` and `reach` are sine and cosine
 * of the nose's height seen from the ball's centre.
 */
export function rubNose(along: number, up: number, lift: number, reach: number): void {
  state[INTO]! -= lift * up;
  state[ALONG]! += along;
  state[ROLL_INTO]! -= 2.5 * lift * along;
  state[ROLL_ALONG]! -= 2.5 * up;
  state[SIDE]! += 2.5 * reach * along;
}

/**
 * Rubs the ball on the slate, onto which it is pressed by an impulse, with the friction that ends its slip there or with
 * all that there is. One that is lifted is not rubbed; it stays on the bed all the same.
 */
export function rubSlate(pressed: number, friction: number): void {
  const slipInto = state[INTO]! - state[ROLL_ALONG]!;
  const slipAlong = state[ALONG]! + state[ROLL_INTO]!;
  const slip = Math.sqrt(slipInto * slipInto + slipAlong * slipAlong);
  if (pressed <= 0 || slip === 0) return;
  const rub = Math.min(friction * pressed, slip / 3.5) / slip;
  state[INTO]! -= rub * slipInto;
  state[ALONG]! -= rub * slipAlong;
  state[ROLL_INTO]! -= 2.5 * rub * slipAlong;
  state[ROLL_ALONG]! += 2.5 * rub * slipInto;
}

/** The restitution of a cushion at an approach in m/s. */
export const restitutionAt = ({ restitution }: PhysicsProfile["cushion"], approach: number): number =>
  Math.max(
    restitution.least,
    restitution.slow - restitution.fall * Math.max(approach - restitution.rigid, 0),
  );
