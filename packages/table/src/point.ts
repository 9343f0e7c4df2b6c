/** A place on the bed, metres: `x` along the length (negative at the break end), `y` across. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point from its coordinates, metres. */
export const point = (x: number, y: number): Point => ({ x, y });

/** Euclidean distance, metres. `√` alone is used: it is exact to the last bit in every engine. */
export function distance(a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** The vector from `a` to `b` made one metre long; undefined when they are the same place. */
export function direction(a: Point, b: Point): Point | undefined {
  const length = distance(a, b);
  return length === 0 ? undefined : point((b.x - a.x) / length, (b.y - a.y) / length);
}
