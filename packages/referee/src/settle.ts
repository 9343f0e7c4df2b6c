import type { Layout, Position, Ruling, ShownState } from "@tacada/formats";
import type { TableSpec } from "@tacada/table";
import { layoutName } from "./layout.ts";
import { drawRack, groupsRack, type RackOfGame } from "./rack.ts";
import { redsRack } from "./reds.ts";
import { placeReturned } from "./returned.ts";

/**
 * The layout of a frame that begins, the cue ball in hand: every ball on its own spot and the reds racked, or the balls
 * of a game of groups in a triangle.
 *
 * @param random numbers of [0, 1) by which such a triangle is racked; left out, its order means nothing
 */
export function rackOf(table: TableSpec, game: RackOfGame, random: () => number = ANY): Layout {
  const spots = Object.entries(table.spots)
    .filter(([name]) => Number.isInteger(Number(name)))
    .map(([name, spot]): [string, Position] => [name, [spot.x, spot.y]]);
  return {
    ...Object.fromEntries(spots),
    ...(game.rulebook === "sinuca" && redsRack(table, Number(game.options["reds"]))),
    ...groupsRack(table, drawRack(game, random)),
  };
}

const ANY = (): number => 0;

/** The names of racked balls from the tip on, row by row from the left. */
export const rackOrder = (layout: Layout): string[] =>
  Object.entries(layout)
    .filter(([name]) => name !== "cue")
    .sort(([, [x, y]], [, [otherX, otherY]]) => x - otherX || otherY - y)
    .map(([name]) => name);

/**
 * The balls after a ruling: removed balls taken off, returned ones put back, all racked when a break is to be played
 * (again), and no cue ball on the table while it is in hand.
 *
 * @param random see `rackOf`
 */
export function settle(
  table: TableSpec,
  lying: Layout,
  ruling: Ruling,
  state: ShownState,
  random?: () => number,
): Layout {
  const { cue: _, ...balls } = lying;
  // A break that is repeated from where the cue ball lies, or that met nothing, leaves the rack as it was set up.
  if (state.stage === "break" && state.inHand !== false) {
    const kept = state.over === undefined && isRacked(table, balls, state);
    return kept ? balls : rackOf(table, state, random);
  }
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

/** Every place of the rack is taken, whatever ball lies there. */
function isRacked(table: TableSpec, balls: Layout, game: RackOfGame): boolean {
  const taken = Object.values(balls);
  const places = Object.values(rackOf(table, game));
  return (
    taken.length === places.length && places.every(([x, y]) => taken.some((at) => at[0] === x && at[1] === y))
  );
}
