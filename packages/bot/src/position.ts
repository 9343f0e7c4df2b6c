import type { Layout, Position } from "@tacada/formats";
import type { Game } from "@tacada/play";
import { type LyingBall, point, type TableSpec } from "@tacada/table";

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
