import type { Bodies } from "../bodies.ts";
import type { PhysicsProfile } from "../profile.ts";
import {
  ALONG,
  enterFrame,
  INTO,
  leaveFrame,
  ROLL_ALONG,
  ROLL_INTO,
  restitutionAt,
  rubNose,
  rubSlate,
  SIDE,
  state,
} from "./cushionframe.ts";

/** Steps in which the impulse of a ball that meets the cushion straight is given. */
const STEPS = 60;
/** More steps than any ball needs; only speeds at the end of the range of numbers come here. */
const MOST = 16 * STEPS;

/**
 * Ball `i` meets a cushion whose nose lies above the ball's centre and which also presses it onto the slate: it is rubbed
 * at both. `nx`, `ny` is the unit vector from the cushion into the bed, `noseHeight` is in metres.
 *
 * Mathavan, Jackson & Parkin, "A theoretical analysis of billiard ball dynamics under cushion impacts", 2010: the impulse
 * at the nose grows in small steps; friction at nose and slate acts against the slip of the moment; the cushion gives
 * back the square of its restitution of the work done on it. Each step is the paper's, but that friction never turns a
 * slip round, so that sticking needs no case of its own, and that the last step is cut to the work that is due. Nothing
 * is tabulated: the steps are few. Restitution may fall with speed.
 *
 * @returns false for a ball that does not approach: it is left alone
 */
export function meetCushion(
  bodies: Bodies,
  i: number,
  nx: number,
  ny: number,
  noseHeight: number,
  figures: PhysicsProfile["cushion"],
  soft: number,
): boolean {
  const lift = (noseHeight - bodies.radius[i]!) / bodies.radius[i]!;
  const reach = Math.sqrt(1 - lift * lift);
  enterFrame(bodies, i, nx, ny);
  const approach = reach * state[INTO]!;
  if (approach <= 0) return false;
  const firm = approach > soft ? restitutionAt(figures, approach) : 1;
  const step = ((1 + firm) * state[INTO]!) / (reach * STEPS);
  let taken = 0;
  let given = 0;
  let back = false;
  for (let steps = 0; steps < MOST && !back; steps++) {
    // The work of an impulse P is the integral of the speed along it; that speed changes by reach · P.
    const from = state[INTO]!;
    let to = from - reach * step;
    taken += Math.max(from, 0) * Math.max(from, 0) - Math.max(to, 0) * Math.max(to, 0);
    const due = firm * firm * taken - given + Math.min(from, 0) * Math.min(from, 0);
    back = to < 0 && to * to >= due;
    if (back) to = -Math.sqrt(due);
    given += Math.min(to, 0) * Math.min(to, 0) - Math.min(from, 0) * Math.min(from, 0);
    state[INTO] = to;
    rub((from - to) / reach, lift, reach, figures);
  }
  leaveFrame(bodies, i, nx, ny);
  return true;
}

/** Friction while the nose gives an impulse, per mass, m/s. */
function rub(impulse: number, lift: number, reach: number, figures: PhysicsProfile["cushion"]): void {
  const slipAlong = state[ALONG]! + state[SIDE]! * reach - state[ROLL_INTO]! * lift;
  const slipUp = -lift * state[INTO]! - state[ROLL_ALONG]!;
  const slip = Math.sqrt(slipAlong * slipAlong + slipUp * slipUp);
  const part = slip === 0 ? 0 : Math.min(figures.friction * impulse, slip / 3.5) / slip;
  rubNose(-part * slipAlong, -part * slipUp, lift, reach);
  rubSlate(lift * impulse + reach * part * slipUp, figures.slate);
}
