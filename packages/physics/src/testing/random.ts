import { outlineOf, type TableSpec } from "@tacada/table";
import { type PhysicsProfile, TACADA_1 } from "../profile.ts";
import { liesOnBed } from "../strike/check.ts";
import { minimumElevation } from "../strike/elevation.ts";
import type { PhysicsLayout, PhysicsStrike } from "../strike/strike.ts";
import { boundaryOf } from "../table/boundary.ts";
import { levelReach, tilts } from "../table/reach.ts";

/** Numbers in [0, 1) from a seed: the same series every time. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number drawn evenly from an interval. */
export const between = (random: () => number, low: number, high: number): number =>
  low + (high - low) * random();

/** Gaps that have undone other engines, metres. */
const AWKWARD_GAPS = [0, 0, 1e-12, 1e-9, 1e-6] as const;

/** A layout of `count` balls on the bed; when `awkward` many touch each other, as they do under `profile`, or a cushion, or lie in a mouth. */
export function randomLayout(
  table: TableSpec,
  random: () => number,
  count: number,
  awkward: boolean,
  profile: PhysicsProfile = TACADA_1,
): PhysicsLayout {
  const places: [number, number][] = [];
  const boundary = boundaryOf(outlineOf(table));
  const radiusOf = (at: number): number => (at === 0 ? table.cueBall : table.ball).radius;
  const reach = (a: number, b: number): number => levelReach(tilts(profile), a, b);
  while (places.length < count) {
    const radius = radiusOf(places.length);
    const farX = table.length / 2 - radius;
    const farY = table.width / 2 - radius;
    const free = (x: number, y: number): boolean =>
      liesOnBed(boundary, x, y, radius, 0) &&
      places.every(
        (place, at) => Math.hypot(place[0] - x, place[1] - y) >= reach(radius, radiusOf(at)) - 1e-12,
      );
    let x = (2 * random() - 1) * farX;
    let y = (2 * random() - 1) * farY;
    const neighbour = Math.floor(random() * places.length);
    const beside = places[neighbour];
    if (awkward && beside !== undefined && random() < 0.6) {
      const angle = 2 * Math.PI * random();
      const apart =
        reach(radius, radiusOf(neighbour)) + AWKWARD_GAPS[Math.floor(random() * AWKWARD_GAPS.length)]!;
      x = beside[0] + apart * Math.cos(angle);
      y = beside[1] + apart * Math.sin(angle);
    }
    if (awkward && random() < 0.15) x = Math.sign(x) * farX;
    if (awkward && random() < 0.15) y = Math.sign(y) * farY;
    if (awkward && random() < 0.1) {
      const drop = boundary.drops[Math.floor(random() * boundary.drops.length)]!;
      const before = drop.radius + 0.06 * random();
      const aside = 0.04 * (random() - 0.5);
      x = drop.x - before * drop.axisX - aside * drop.axisY;
      y = drop.y - before * drop.axisY + aside * drop.axisX;
    }
    if (free(x, y)) places.push([x, y]);
  }
  return Object.fromEntries(places.map((place, at) => [at === 0 ? "cue" : String(at), place]));
}

/** Any strike that is allowed: creeping or as hard as can be, level or steep, anywhere on the ball. */
export function randomStrike(random: () => number): PhysicsStrike {
  const angle = 2 * Math.PI * random();
  const offset = 0.5 * Math.sqrt(random());
  return {
    speed: random() < 0.3 ? 0.001 + 0.3 * random() : 0.3 + 11 * random(),
    azimuth: Math.PI * (2 * random() - 1),
    elevation: random() < 0.3 ? (Math.PI / 2) * random() : 0.05,
    tip: [offset * Math.cos(angle), offset * Math.sin(angle)],
  };
}

/** The strike with its stick raised as far as it must be on this layout. */
export const raised = (table: TableSpec, layout: PhysicsLayout, strike: PhysicsStrike): PhysicsStrike => ({
  ...strike,
  elevation: Math.max(strike.elevation, minimumElevation(table, layout, strike).elevation),
});
