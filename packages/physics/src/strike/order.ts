import type { TableSpec } from "@tacada/table";
import { aimOf } from "./aim.ts";
import type { PhysicsLayout, PhysicsStrike } from "./strike.ts";

/** A ball as the engine lays it out. */
export interface PlacedBall {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly mass: number;
}

/** −y, and never −0. */
export const mirrored = (y: number): number => 0 - y;

const byPlace = (a: PlacedBall, b: PlacedBall): number =>
  a.x - b.x || Math.abs(a.y) - Math.abs(b.y) || a.y - b.y;

/** The balls of a layout ordered by where they lie, so that nothing ever depends on their names. */
export function placedBalls(table: TableSpec, layout: PhysicsLayout): PlacedBall[] {
  const balls = Object.entries(layout).map(([id, [x, y]]): PlacedBall => {
    const { radius, mass } = id === "cue" ? table.cueBall : table.ball;
    return { id, x, y, radius, mass };
  });
  return balls.sort(byPlace);
}

/**
 * Of a stroke and its mirror image about the long axis only one is ever computed, the other is its reflection:
 * so the two agree to the last bit. True when this is the one to reflect: the first of aim, side of the tip and
 * `lean` of the layout that does not mirror into itself points right.
 */
export const isReflected = (lean: number, strike: PhysicsStrike): boolean =>
  (aimOf(strike).y || strike.tip[0] || lean) < 0;

/** Which way ordered balls lean: the first of the places of the cue ball and of all that does not mirror into itself. */
export function leanOf(balls: readonly PlacedBall[]): number {
  const cue = balls.find((ball) => ball.id === "cue")?.y;
  if (cue) return cue;
  const image = reflect(balls);
  for (let at = 0; at < balls.length; at++) {
    const difference = (balls[at]?.y ?? 0) - (image[at]?.y ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The mirror image of ordered balls, in its own order. */
export const reflect = (balls: readonly PlacedBall[]): PlacedBall[] =>
  balls.map((ball) => ({ ...ball, y: mirrored(ball.y) })).sort(byPlace);

/** The mirror image of a strike. */
export const reflectStrike = (strike: PhysicsStrike): PhysicsStrike => ({
  ...strike,
  azimuth: mirrored(strike.azimuth),
  tip: [mirrored(strike.tip[0]), strike.tip[1]],
});

/** Ball ids as traces list them: the cue ball, numbers in order, then the rest by name and number. */
export function inTraceOrder(ids: readonly string[]): string[] {
  const ranked = ids.map((id) => {
    const split = id.indexOf(":") + 1;
    const number = id === "cue" ? -1 : Number(id.slice(split));
    return { id, name: id.slice(0, split), number };
  });
  ranked.sort((a, b) => {
    if (a.name !== b.name) return a.name < b.name ? -1 : 1;
    return a.number - b.number || (a.id < b.id ? -1 : 1);
  });
  return ranked.map(({ id }) => id);
}
