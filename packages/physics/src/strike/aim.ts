import { cosine, sine } from "../maths.ts";
import type { PhysicsStrike } from "./strike.ts";

/*
 * Where the stick of a strike points. Several models ask it of one strike, one after the other: the last answer is kept,
 * and given again as the same object, so it is to be read before another strike is asked about.
 */

const aim = { azimuth: Number.NaN, x: Number.NaN, y: Number.NaN };
const tilt = { elevation: Number.NaN, level: Number.NaN, steep: Number.NaN };

/** Where it points as seen from above: a unit vector. */
export function aimOf(strike: Pick<PhysicsStrike, "azimuth">): { readonly x: number; readonly y: number } {
  if (strike.azimuth !== aim.azimuth) {
    aim.azimuth = strike.azimuth;
    aim.x = cosine(strike.azimuth);
    aim.y = sine(strike.azimuth);
  }
  return aim;
}

/** Cosine and sine of its elevation. */
export function tiltOf(strike: PhysicsStrike): { readonly level: number; readonly steep: number } {
  if (strike.elevation !== tilt.elevation) {
    tilt.elevation = strike.elevation;
    tilt.level = cosine(strike.elevation);
    tilt.steep = sine(strike.elevation);
  }
  return tilt;
}
