import type { Layout, Position, Ruling, ShownState } from "@tacada/formats";
import type { TableSpec } from "@tacada/table";
import { layoutName } from "./layout.ts";
import type { RackOfGame } from "./rack.ts";
import { redsRack } from "./reds.ts";
import { placeReturned } from "./returned.ts";

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
  const beside = new Set<string>();
  for (const returned of ruling.returned) {
    if (returned.ball === "cue") continue;
    layout = placeReturned(table, layout, returned, beside);
    beside.add(layoutName(returned.ball));
  }
  return layout;
}
