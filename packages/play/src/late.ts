import type { Action, Layout, ShownState } from "@tacada/formats";
import { isNamed, layoutName, placeOf } from "@tacada/referee";
import { distance, mouthOf, outlineOf, type TableSpec } from "@tacada/table";

/** The balls of a layout that an action has left in play: one that fell late for good no longer lies there. */
export function stillInPlay(table: TableSpec, layout: Layout, { balls }: ShownState, action: Action): Layout {
  const colors = Array.isArray(balls) ? balls : balls.colors;
  const names = new Set<string>(["cue", ...colors.map(layoutName)]);
  const reds = Object.keys(layout).filter((ball) => isNamed(ball, "red"));
  const gone = Array.isArray(balls) ? 0 : reds.length - balls.red;
  for (const red of likeliest(table, layout, reds, action).slice(Math.max(0, gone))) names.add(red);
  return Object.fromEntries(Object.entries(layout).filter(([ball]) => names.has(ball)));
}

/** The reds in the order in which they may have fallen: the one that was named, then the nearest to the pocket. */
function likeliest(table: TableSpec, layout: Layout, reds: readonly string[], action: Action): string[] {
  const { ball, pocket } = action.type === "incident" ? action : {};
  const drop = outlineOf(table).drops.find((each) => each.pocket === pocket);
  const far = (red: string): number => {
    const place = placeOf(layout, red);
    if (ball !== undefined && red === layoutName(ball)) return -1;
    return drop === undefined || place === undefined ? 0 : distance(place, mouthOf(drop));
  };
  return [...reds].sort((a, b) => far(a) - far(b));
}
