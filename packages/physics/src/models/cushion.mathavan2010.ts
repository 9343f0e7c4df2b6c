import type { PhysicsProfile } from "../profile.ts";
import type { CushionFrame } from "./cushionframe.ts";

/** Steps in which the impulse of a ball that meets the cushion straight is given. */
const STEPS = 60;
/** More steps than any ball needs; only speeds at the end of the range of numbers come here. */
const MOST = 16 * STEPS;

/**
 * A ball meets a cushion whose nose lies above the ball's centre and which also presses it onto the slate: it is rubbed at
 * both.
 *
 * Mathavan, Jackson & Parkin, "A theoretical analysis of billiard ball dynamics under cushion impacts", 2010: the impulse
 * at the nose grows in small steps; friction at nose and slate acts against the slip of the moment; the cushion gives
 * back the square of its restitution of the work done on it. Each step is the paper's, but that friction never turns a
 * slip round, so that sticking needs no case of its own, and that the last step is cut to the work that is due. Nothing
 * is tabulated: the steps are few. Restitution may fall with speed.
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
  const step = ((1 + firm) * into) / (reach * STEPS);
  const { friction, slate } = figures;
  let pushed = 0;
  let rubbedAlong = 0;
  let rubbedUp = 0;
  let bedInto = 0;
  let bedAlong = 0;
  let taken = 0;
  let returned = 0;
  let back = false;
  for (let steps = 0; steps < MOST && !back; steps++) {
    // The work of an impulse P is the integral of the speed along it; that speed changes by reach · P.
    const from = into;
    into -= reach * step;
    taken += Math.max(from, 0) * Math.max(from, 0) - Math.max(into, 0) * Math.max(into, 0);
    const due = firm * firm * taken - returned + Math.min(from, 0) * Math.min(from, 0);
    back = into < 0 && into * into >= due;
    if (back) into = -Math.sqrt(due);
    returned += Math.min(into, 0) * Math.min(into, 0) - Math.min(from, 0) * Math.min(from, 0);
    const push = (from - into) / reach;
    noseUp += lift * reach * push;
    slateInto -= reach * push;
    pushed += push;

    const slip = Math.sqrt(noseAlong * noseAlong + noseUp * noseUp);
    const rub = slip === 0 ? 0 : Math.min(friction * push, slip / 3.5) / slip;
    const along = -rub * noseAlong;
    const up = -rub * noseUp;
    into -= lift * up;
    noseAlong += 3.5 * along;
    noseUp += (2.5 + lift * lift) * up;
    slateInto += (2.5 - lift) * up;
    slateAlong += (1 - 2.5 * lift) * along;
    rubbedAlong += along;
    rubbedUp += up;

    const pressed = lift * push - reach * up;
    const slide = Math.sqrt(slateInto * slateInto + slateAlong * slateAlong);
    if (pressed <= 0 || slide === 0) continue;
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
  frame.push = pushed;
  frame.along = rubbedAlong;
  frame.up = rubbedUp;
  frame.bedInto = bedInto;
  frame.bedAlong = bedAlong;
}
