import { outlineOf, type PocketNumber, type TableSpec } from "@tacada/table";

/** A place on the bed, metres. */
type Place = readonly [number, number];

/**
 * Where the cue ball touches a jaw of a pocket but for a gap, metres, `part` of the way from where the jaw leaves its nose
 * to its other end.
 *
 * @param second whether the second of the pocket's two jaws is meant
 */
export function besideJaw(
  table: TableSpec,
  pocket: PocketNumber,
  second: boolean,
  part: number,
  gap: number,
): Place {
  const jaw = outlineOf(table).jaws.filter((each) => each.pocket === pocket)[second ? 1 : 0];
  if (jaw === undefined) throw new Error(`no jaw at pocket ${pocket}`);
  const { center, from, to, radius } = jaw;
  const start = Math.atan2(from.y - center.y, from.x - center.x);
  const end = Math.atan2(to.y - center.y, to.x - center.x);
  const way = Math.atan2(Math.sin(end - start), Math.cos(end - start));
  const angle = start + part * way;
  const reach = radius + table.cueBall.radius + gap;
  return [center.x + reach * Math.cos(angle), center.y + reach * Math.sin(angle)];
}

/** Where the cue ball touches the facing of a pool pocket but for a gap, metres, `depth` metres into it from its jaw. */
export function besideFacing(table: TableSpec, pocket: PocketNumber, depth: number, gap: number): Place {
  const { facings, jaws } = outlineOf(table);
  const facing = facings.find((each) => each.pocket === pocket);
  if (facing === undefined) throw new Error(`no facing at pocket ${pocket}`);
  const { from, to, normal, cushion } = facing;
  const { to: near } = jaws.find((jaw) => jaw.pocket === pocket && jaw.cushion === cushion)!;
  const isFrom = Math.hypot(near.x - from.x, near.y - from.y) < Math.hypot(near.x - to.x, near.y - to.y);
  const [start, end] = isFrom ? [from, to] : [to, from];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const reach = table.cueBall.radius + gap;
  return [
    start.x + ((end.x - start.x) * depth) / length + reach * normal.x,
    start.y + ((end.y - start.y) * depth) / length + reach * normal.y,
  ];
}
