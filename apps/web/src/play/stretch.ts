import { type Point, point } from "@tacada/table";

/** The first stretch of a way, at most so many metres long. */
export function stretch(way: readonly Point[], length: number): Point[] {
  const kept: Point[] = [];
  let left = length;
  for (const [index, here] of way.entries()) {
    const before = way[index - 1];
    const step = before ? Math.hypot(here.x - before.x, here.y - before.y) : 0;
    if (before && step > left) {
      const part = left / step;
      kept.push(point(before.x + part * (here.x - before.x), before.y + part * (here.y - before.y)));
      return kept;
    }
    left -= step;
    kept.push(here);
  }
  return kept;
}
