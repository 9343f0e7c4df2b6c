import { point } from "./point.ts";
import { POOL_BALL, poolCorner, poolMiddle, poolNose } from "./poolequipment.ts";
import type { TableSpec } from "./spec.ts";

/** A pool table of the given length and half that width, metres, with its marks. */
const poolTable = (id: string, length: number, source: string): TableSpec => ({
  id,
  length,
  width: length / 2,
  ball: POOL_BALL,
  cueBall: POOL_BALL,
  noseHeight: poolNose(POOL_BALL),
  corner: poolCorner(POOL_BALL),
  middle: poolMiddle(POOL_BALL),
  headString: -length / 4,
  spots: { head: point(-length / 4, 0), foot: point(length / 4, 0) },
  sources: {
    length: source,
    ball: "WPA equipment specification: 57.15 mm, 156–170 g",
    noseHeight: "WPA equipment specification: 63.5 % of the ball's diameter",
    corner: "WPA and BCA equipment specifications for mouth, cut angle and shelf; the rest are parameters",
    middle: "WPA and BCA equipment specifications for mouth, cut angle and shelf; the rest are parameters",
    headString:
      "WPA equipment specification: through the second sights, a quarter of the length from the head",
    spots: "WPA equipment specification: head and foot spots a quarter of the length from their cushions",
  },
});

/** The 9 ft table of `bola-8`: 2.54 × 1.27 m. */
export const POOL_9FT: TableSpec = poolTable(
  "pool-9ft",
  2.54,
  "WPA equipment specification: playing surface 100 × 50 inches",
);

/** A smaller table for `bola-8`: 2.24 × 1.12 m. */
export const POOL_8FT: TableSpec = poolTable(
  "pool-8ft",
  2.24,
  "common 8 ft table, 88 × 44 inches; the WPA's own 8 ft table is longer",
);
