import type { TableSpec } from "@tacada/table";
import { LARGEST_ANGLE } from "../maths.ts";
import { isMiscue } from "../models/cue.alciatore.ts";
import type { PhysicsProfile } from "../profile.ts";
import type { Boundary } from "../table/boundary.ts";
import { isInMouth } from "../table/mouth.ts";
import { levelReach, tilts } from "../table/reach.ts";
import { mayPass, minimumElevation, type Surroundings, surroundingsOf, UPRIGHT } from "./elevation.ts";
import type { PhysicsLayout, PhysicsStrike, StrikeProblem, StrikeProblemKind } from "./strike.ts";

const problem = (
  kind: StrikeProblemKind,
  path: string,
  expected: string,
  found: string,
  balls?: readonly string[],
): StrikeProblem => ({ kind, path, expected, found, ...(balls === undefined ? {} : { balls }) });

/** The first reason why a strike cannot be played on a layout; undefined when it can. */
export function findProblem(
  table: TableSpec,
  boundary: Boundary,
  profile: PhysicsProfile,
  layout: PhysicsLayout,
  strike: PhysicsStrike,
): StrikeProblem | undefined {
  return (
    layoutProblem(table, boundary, profile, layout) ??
    strikeProblem(table, profile, layout, surroundingsOf(layout), strike)
  );
}

/** The first reason why a strike cannot be played on a layout that has been checked, and listed; undefined when it can. */
export const strikeProblem = (
  table: TableSpec,
  profile: PhysicsProfile,
  layout: PhysicsLayout,
  around: Surroundings,
  strike: PhysicsStrike,
): StrikeProblem | undefined =>
  figureProblem(profile, strike) ?? stickProblem(table, profile, layout, around, strike);

function figureProblem(profile: PhysicsProfile, strike: PhysicsStrike): StrikeProblem | undefined {
  const { speed, azimuth, elevation, tip } = strike;
  const infinite = infiniteNumber(strike);
  if (infinite !== undefined) return infinite;
  const { fastest, miscue } = profile.cue;
  if (speed <= 0 || speed > fastest) {
    const expected = `more than 0 and at most ${fastest} m/s`;
    return problem("speed-out-of-range", "strike.speed", expected, String(speed));
  }
  if (Math.abs(azimuth) > LARGEST_ANGLE) {
    const expected = `an angle between −${LARGEST_ANGLE} and ${LARGEST_ANGLE} rad`;
    return problem("azimuth-out-of-range", "strike.azimuth", expected, String(azimuth));
  }
  if (elevation < 0 || elevation > UPRIGHT) {
    return problem("elevation-out-of-range", "strike.elevation", "from 0 to π/2 rad", String(elevation));
  }
  const offset = Math.sqrt(tip[0] * tip[0] + tip[1] * tip[1]);
  if (offset > 1) {
    return problem("tip-outside-ball", "strike.tip", "an offset of at most 1 radius", String(offset));
  }
  if (profile.cue.follow === undefined && isMiscue(strike, profile.cue)) {
    return problem("miscue", "strike.tip", `an offset of at most ${miscue} radius`, String(offset));
  }
  return undefined;
}

function infiniteNumber({ speed, azimuth, elevation, tip }: PhysicsStrike): StrikeProblem | undefined {
  // Of finite numbers the sum is finite: no list is made of them for that.
  if (Number.isFinite(speed + azimuth + elevation + tip[0] + tip[1])) return undefined;
  const numbers: readonly (readonly [string, number])[] = [
    ["strike.speed", speed],
    ["strike.azimuth", azimuth],
    ["strike.elevation", elevation],
    ["strike.tip.0", tip[0]],
    ["strike.tip.1", tip[1]],
  ];
  for (const [path, value] of numbers) {
    if (!Number.isFinite(value)) return problem("not-a-number", path, "a finite number", String(value));
  }
  return undefined;
}

/** Sticks, rails and grips differ: a stick this much lower, radians, than the one of `elevation.ts` may still pass. */
const SPARE = 0.1;

/** A stick that would have to pass through a ball or a rail is refused, with the lowest that passes over. */
function stickProblem(
  table: TableSpec,
  { cue }: PhysicsProfile,
  layout: PhysicsLayout,
  around: Surroundings,
  strike: PhysicsStrike,
): StrikeProblem | undefined {
  if (cue.follow === undefined || mayPass(table, around, strike, SPARE)) return undefined;
  const { elevation, over } = minimumElevation(table, layout, strike);
  if (over === undefined) return undefined;
  const balls = over === "cushion" ? undefined : [over];
  const what = over === "cushion" ? "the rail" : `ball ${over}`;
  const expected = `at least ${elevation} rad to pass over ${what}`;
  return problem("elevation-too-low", "strike.elevation", expected, String(strike.elevation), balls);
}

/** The first reason why nothing can be played on a layout. */
export function layoutProblem(
  table: TableSpec,
  boundary: Boundary,
  profile: PhysicsProfile,
  layout: PhysicsLayout,
): StrikeProblem | undefined {
  if (layout["cue"] === undefined) {
    return problem("no-cue-ball", "balls.cue", "the place of the cue ball", "nothing");
  }
  const balls = Object.entries(layout);
  for (const [id, place] of balls) {
    const found = placeProblem(table, boundary, profile, id, place);
    if (found !== undefined) return found;
  }
  for (let index = 0; index < balls.length; index++) {
    const [id, place] = balls[index]!;
    const radius = radiusOf(table, id);
    for (let next = index + 1; next < balls.length; next++) {
      // Not taken apart: every pair of balls comes by here.
      const other = balls[next]!;
      const reach = levelReach(tilts(profile), radius, radiusOf(table, other[0]));
      const awayX = place[0] - other[1][0];
      const awayY = place[1] - other[1][1];
      const apart = Math.sqrt(awayX * awayX + awayY * awayY);
      if (reach - apart > profile.contact.overlap) {
        const from = other[0] === "cue" ? "the cue ball" : `ball ${other[0]}`;
        const expected = `at least ${reach} m from ${from}`;
        return problem("overlapping-balls", `balls.${id}`, expected, `${apart} m`, [id, other[0]]);
      }
    }
  }
  return undefined;
}

const radiusOf = (table: TableSpec, id: string): number => (id === "cue" ? table.cueBall : table.ball).radius;

function placeProblem(
  table: TableSpec,
  boundary: Boundary,
  profile: PhysicsProfile,
  id: string,
  place: readonly number[],
): StrikeProblem | undefined {
  const refused = (kind: StrikeProblemKind, expected: string): StrikeProblem =>
    problem(kind, `balls.${id}`, expected, `[${place.join(", ")}]`, [id]);
  const [x = 0, y = 0, z] = place;
  const radius = radiusOf(table, id);
  const isPlace = place.length === 2 || place.length === 3;
  if (!isPlace || !Number.isFinite(x) || !Number.isFinite(y) || !Number.isFinite(z ?? 0)) {
    return refused("not-a-number", "[x, y] or [x, y, z], finite numbers");
  }
  if (z !== undefined && Math.abs(z - radius) > profile.contact.overlap) {
    return refused("off-the-bed", `a ball on the cloth, z = ${radius}`);
  }
  if (!liesOnBed(boundary, x, y, radius, profile.contact.overlap)) {
    return refused("off-the-bed", "a ball on the bed, clear of cushions and pockets");
  }
  return undefined;
}

/**
 * Whether a ball lies on the bed: within the rectangle of the noses less its radius, or in the mouth of a pocket
 * before the drop edge and clear of noses, jaws and facings, each with `overlap` metres to spare.
 */
export function liesOnBed(
  boundary: Boundary,
  x: number,
  y: number,
  radius: number,
  overlap: number,
): boolean {
  const inside = Math.abs(x) <= boundary.x - radius + overlap && Math.abs(y) <= boundary.y - radius + overlap;
  return inside || boundary.drops.some((drop) => isInMouth(boundary, drop, x, y, radius, overlap));
}
