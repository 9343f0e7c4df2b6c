import type { Layout, Position } from "@tacada/formats";
import type { Game } from "@tacada/play";

/** What a bot is given: the balls, the state and the physics. Never the match's seed. */
export type BotPosition = Pick<Game, "table" | "engine" | "state" | "shown" | "layout">;

/** The layout with the cue ball on it. */
export const withCue = (layout: Layout, cue: Position | undefined): Layout =>
  cue === undefined ? layout : { ...layout, cue };
