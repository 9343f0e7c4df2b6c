import { failure, type Layout, type Position, type Result, type ShownState, success } from "@tacada/formats";
import { distance, dPlaces, insideD, overlapsNone, type Point, point, type TableSpec } from "@tacada/table";
import { lyingBalls } from "./layout.ts";

/** Whether the cue ball may be put at `at` now; refused with what would be accepted. */
export function mayPlace(
  table: TableSpec,
  layout: Layout,
  state: ShownState,
  at: Position,
): Result<Position> {
  if (state.inHand === false) return failure("not-open", "cue", "the cue ball where it lies", at);
  const place = point(at[0], at[1]);
  if (table.d === undefined || !insideD(table.d, place)) {
    return failure("impossible", "cue", "a place on or within the D", at);
  }
  if (!overlapsNone(place, table.cueBall.radius, lyingBalls(table, layout, ["cue"]))) {
    return failure("impossible", "cue", "a place clear of the other balls", at);
  }
  return success(at);
}

/** A good first place for the cue ball in hand: the free place of the D nearest to its middle. */
export function suggestPlace(table: TableSpec, layout: Layout): Point | undefined {
  const { d } = table;
  if (d === undefined) return undefined;
  const middle = point(d.line - d.radius / 2, 0);
  const free = dPlaces(table, lyingBalls(table, layout, ["cue"]), 0.01);
  return free.reduce<Point | undefined>(
    (best, place) => (best === undefined || distance(place, middle) < distance(best, middle) ? place : best),
    undefined,
  );
}
