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

/** Steps from first touch to the deepest, for a ball that meets the cushion straight. */
const STEPS = 32;
/** More steps than any ball needs; only speeds at the end of the range of numbers come here. */
const MOST = 16 * STEPS;
const QUARTER_TURN = 1.5707963267948966;

/**
 * Ball `i` meets a cushion that gives way, inwards and along its surface, and springs back both ways. `nx`, `ny` is the
 * unit vector from the cushion into the bed, `noseHeight` is in metres.
 *
 * After Stronge, "Impact Mechanics", 2000, chapter 5: rubber as a spring along the line from nose to centre, which comes
 * back stiffer by the square of restitution and so gives back that part of the work, and a softer or harder spring across
 * it, whose ball end holds until friction's most is asked of it and then slides. Stronge solves it in one plane; here
 * along and up are solved together in equal steps of time, half a step before and half a step after each push (own).
 * The slate rubs the ball that is pressed onto it, as in Mathavan 2010.
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
  // Time is counted so that the inward spring has strength 1 per mass: straight, the ball swings with frequency `reach`.
  const half = (0.5 * QUARTER_TURN) / (reach * STEPS);
  const across = 1 / figures.compliance;
  let depth = 0;
  let deepest = 0;
  let aside = 0;
  let over = 0;
  for (let steps = 0; steps < MOST; steps++) {
    depth += half * reach * state[INTO]!;
    aside += half * slipAlong(lift, reach);
    over += half * slipUp(lift);
    const inwards = state[INTO]! > 0;
    deepest = Math.max(deepest, depth);
    const force = inwards ? depth : (depth - deepest * (1 - firm * firm)) / (firm * firm);
    if (force <= 0) break;
    const strained = across * Math.sqrt(aside * aside + over * over);
    const most = figures.friction * force;
    if (strained > most) {
      aside *= most / strained;
      over *= most / strained;
    }
    const push = 2 * half * force;
    const up = -2 * half * across * over;
    state[INTO]! -= reach * push;
    rubNose(-2 * half * across * aside, up, lift, reach);
    rubSlate(lift * push - reach * up, figures.slate);
    depth += half * reach * state[INTO]!;
    aside += half * slipAlong(lift, reach);
    over += half * slipUp(lift);
  }
  leaveFrame(bodies, i, nx, ny);
  return true;
}

/** How the ball's surface moves over the nose, m/s: along the cushion, and up over the ball. */
const slipAlong = (lift: number, reach: number): number =>
  state[ALONG]! + state[SIDE]! * reach - state[ROLL_INTO]! * lift;
const slipUp = (lift: number): number => -lift * state[INTO]! - state[ROLL_ALONG]!;
