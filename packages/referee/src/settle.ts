import type { Layout, Place, Position, Returned, Ruling, ShownState } from "@tacada/formats";
import { isFree, nearestFree, type Point, point, type TableSpec } from "@tacada/table";
import { layoutName, lyingBalls } from "./layout.ts";
import type { RackOfGame } from "./rack.ts";
import { redsRack } from "./reds.ts";

/** The layout of a frame that begins: every ball on its own spot, the reds racked, the cue ball in hand. */
export function rackOf(table: TableSpec, { rulebook, options }: RackOfGame): Layout {
  const spots = Object.entries(table.spots)
    .filter(([name]) => Number.isInteger(Number(name)))
    .map(([name, spot]): [string, Position] => [name, [spot.x, spot.y]]);
  return {
    ...Object.fromEntries(spots),
    ...(rulebook === "sinuca" && redsRack(table, Number(options["reds"]))),
  };
}

/**
 * The balls after a ruling: removed balls taken off, returned ones put back, all racked when the break is
 * played (again), and no cue ball on the table while it is in hand.
 */
export function settle(table: TableSpec, lying: Layout, ruling: Ruling, state: ShownState): Layout {
  if (state.stage === "break") return rackOf(table, state);
  const off = new Set([
    ...ruling.removed.map(layoutName),
    ...ruling.returned.map(({ ball }) => layoutName(ball)),
    ...(state.inHand === false ? [] : ["cue"]),
  ]);
  let layout: Layout = Object.fromEntries(Object.entries(lying).filter(([ball]) => !off.has(ball)));
  for (const returned of ruling.returned) {
    if (returned.ball !== "cue") layout = placeReturned(table, layout, returned);
  }
  return layout;
}

/** The layout with one more ball, on the first free of its candidate places. */
export function placeReturned(table: TableSpec, layout: Layout, returned: Returned): Layout {
  const at = placeFor(table, layout, returned);
  return { ...layout, [layoutName(returned.ball)]: [at.x, at.y] };
}

/** The first of a returning ball's candidate places that is free; its own spot when none is. */
function placeFor(table: TableSpec, layout: Layout, { ball, place, otherwise }: Returned): Point {
  const solve = (each: Place) => solvePlace(table, layout, each);
  const free = [place, ...(otherwise ?? [])].map(solve).find((at) => at !== undefined);
  return free ?? table.spots[layoutName(ball)] ?? point(0, 0);
}

function solvePlace(table: TableSpec, layout: Layout, place: Place): Point | undefined {
  const balls = lyingBalls(table, layout);
  const { radius } = table.ball;
  const spot = table.spots[place.of === undefined ? "neutral" : layoutName(place.of)];
  if (spot === undefined) return undefined;
  if (place.kind !== "line") return isFree(spot, radius, balls) ? spot : undefined;
  const along = (end: "head" | "foot") => {
    const toward = end === "head" ? -1 : 1;
    return nearestFree(spot, point(toward, 0), table.length / 2 - radius - toward * spot.x, radius, balls);
  };
  return place.towards === undefined ? (along("head") ?? along("foot")) : along(place.towards);
}
