import type { PhysicsProfile } from "../profile.ts";
import type { CushionFrame } from "./cushionframe.ts";

/** Steps from first touch to the deepest, for a ball that meets the cushion straight: within 0.3° of 512 of them. */
const STEPS = 10;
/** More steps than any ball needs; only speeds at the end of the range of numbers come here. */
const MOST = 16 * STEPS;
const QUARTER_TURN = 1.5707963267948966;

/**
 * A ball meets a cushion that gives way, inwards and along its surface, and springs back both ways.
 *
 * After Stronge, "Impact Mechanics", 2000, chapter 5: rubber as a spring along the line from nose to centre, which comes
 * back stiffer by the square of restitution and so gives back that part of the work, and a spring across it, whose ball
 * end holds until friction's most is asked of it and then slides. Stronge solves it in one plane; here along and up are
 * solved together in equal steps of time, half a step before and half a step after each push (own). The slate rubs the
 * ball that is pressed onto it, as in Mathavan 2010.
 *
 * Of `frame` it reads what was seen of the ball and writes the impulses.
 */
export function integrate(frame: CushionFrame, figures: PhysicsProfile["cushion"]): void {
  const { firm, lift, reach } = frame;
  let into = frame.into;
  let noseAlong = frame.noseAlong;
  let noseUp = frame.noseUp;
  let slateInto = frame.slateInto;
  let slateAlong = frame.slateAlong;
  const { friction, slate, compliance } = figures;
  // Time is counted so that the inward spring has strength 1 per mass: straight, the ball swings with frequency `reach`.
  const time = QUARTER_TURN / (reach * STEPS);
  const half = 0.5 * time;
  const square = firm * firm;
  let pushed = 0;
  let rubbedAlong = 0;
  let rubbedUp = 0;
  let bedInto = 0;
  let bedAlong = 0;
  let depth = half * reach * into;
  let aside = half * noseAlong;
  let over = half * noseUp;
  let deepest = depth;
  for (let steps = 0; steps < MOST; steps++) {
    const force = into > 0 ? depth : (depth - deepest * (1 - square)) / square;
    if (force <= 0) break;
    const strain = Math.sqrt(aside * aside + over * over);
    const most = friction * force * compliance;
    if (strain > most) {
      aside *= most / strain;
      over *= most / strain;
    }
    const push = time * force;
    const along = (-time * aside) / compliance;
    const up = (-time * over) / compliance;
    into -= reach * push + lift * up;
    noseAlong += 3.5 * along;
    noseUp += lift * reach * push + (2.5 + lift * lift) * up;
    slateInto += (2.5 - lift) * up - reach * push;
    slateAlong += (1 - 2.5 * lift) * along;
    pushed += push;
    rubbedAlong += along;
    rubbedUp += up;

    const pressed = lift * push - reach * up;
    const slide = Math.sqrt(slateInto * slateInto + slateAlong * slateAlong);
    if (pressed > 0 && slide > 0) {
      const hold = Math.min(slate * pressed, slide / 3.5) / slide;
      const holdInto = -hold * slateInto;
      const holdAlong = -hold * slateAlong;
      into += holdInto;
      noseUp += (2.5 - lift) * holdInto;
      noseAlong += (1 - 2.5 * lift) * holdAlong;
      slateInto += 3.5 * holdInto;
      slateAlong += 3.5 * holdAlong;
      bedInto += holdInto;
      bedAlong += holdAlong;
    }
    depth += time * reach * into;
    aside += time * noseAlong;
    over += time * noseUp;
    deepest = Math.max(deepest, depth);
  }
  frame.push = pushed;
  frame.along = rubbedAlong;
  frame.up = rubbedUp;
  frame.bedInto = bedInto;
  frame.bedAlong = bedAlong;
}
