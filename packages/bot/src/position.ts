import type { Layout, Position } from "@tacada/formats";
import type { Game } from "@tacada/play";
import { type LyingBall, type Outline, outlineOf, point, type TableSpec } from "@tacada/table";

/** What a bot is given: the balls, the state and the physics. Never the match's seed. */
export type BotPosition = Pick<Game, "table" | "engine" | "state" | "shown" | "layout">;

/** The balls of a layout but the cue ball. */
export const objectBalls = (table: TableSpec, layout: Layout): LyingBall[] =>
  Object.entries(layout)
    .filter(([ball]) => ball !== "cue")
    .map(([ball, at]) => ({ ball, at: point(at[0], at[1]), radius: table.ball.radius }));

/** The layout with the cue ball on it. */
export const withCue = (layout: Layout, cue: Position | undefined): Layout =>
  cue === undefined ? layout : { ...layout, cue };

const outlines = new Map<string, Outline>();

/** The outline of a table, worked out once. */
export function outlineFor(table: TableSpec): Outline {
  const known = outlines.get(table.id);
  if (known !== undefined) return known;
  const outline = outlineOf(table);
  outlines.set(table.id, outline);
  return outline;
}
