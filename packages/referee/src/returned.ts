import type { Layout, Place, Returned } from "@tacada/formats";
import { isFree, type Point, point, type TableSpec } from "@tacada/table";
import { layoutName, lyingBalls } from "./layout.ts";
import { alongAxis, markPlace } from "./mark.ts";
import { onSection } from "./section.ts";

/** Where a ball goes that has no spot of its own, and what a `line` without a spot starts from. */
const midSpot = ({ spots }: TableSpec): Point => spots["neutral"] ?? spots["foot"] ?? point(0, 0);

/**
 * The layout with one more ball, on the first free of its candidate places; without one, on the free point of the long
 * axis nearest to its spot.
 *
 * @param beside balls that went back by the same ruling before it: on a cushion it may lie against them
 */
export function placeReturned(
  table: TableSpec,
  layout: Layout,
  { ball, place, otherwise }: Returned,
  beside: ReadonlySet<string> = new Set(),
): Layout {
  const name = layoutName(ball);
  const last: Place = {
    kind: "line",
    ...(table.spots[name] !== undefined && ball !== "cue" && { of: ball }),
  };
  const at = [place, ...(otherwise ?? []), last]
    .map((each) => solvePlace(table, layout, each, beside))
    .find((solved) => solved !== undefined);
  const { x, y } = at ?? midSpot(table);
  return { ...layout, [name]: [x, y] };
}

function solvePlace(
  table: TableSpec,
  layout: Layout,
  place: Place,
  beside: ReadonlySet<string>,
): Point | undefined {
  switch (place.kind) {
    case "cushion": {
      return onSection(table, layout, place, beside);
    }
    case "mark": {
      return markPlace(table, layout);
    }
    case "line": {
      return onLine(table, layout, place);
    }
    case "foot": {
      return ifFree(table, layout, table.spots["foot"]);
    }
    case "spot": {
      return ifFree(table, layout, spotOf(table, place));
    }
    case "neutral": {
      return ifFree(table, layout, table.spots["neutral"]);
    }
  }
}

const spotOf = (table: TableSpec, { of }: Place): Point | undefined =>
  of === undefined ? undefined : table.spots[layoutName(of)];

function ifFree(table: TableSpec, layout: Layout, spot: Point | undefined): Point | undefined {
  const free = spot !== undefined && isFree(spot, table.ball.radius, lyingBalls(table, layout));
  return free ? spot : undefined;
}

/** The free point nearest to a spot towards one end; where none is named, towards the end the game looks at first. */
function onLine(table: TableSpec, layout: Layout, place: Place): Point | undefined {
  const from = place.of === undefined ? midSpot(table) : spotOf(table, place);
  if (from === undefined) return undefined;
  const along = (end: "head" | "foot") => alongAxis(table, layout, from, end, table.ball.radius);
  if (place.towards !== undefined) return along(place.towards);
  // The neutral spot lies towards the head, and its line starts there (000 6.2); a foot spot's towards the foot.
  return from.x < 0 ? (along("head") ?? along("foot")) : (along("foot") ?? along("head"));
}
