import type { Layout, Position } from "@tacada/formats";
import type { Game } from "@tacada/play";

/**
 * What a bot is given: the balls, the state and the physics; the balls as the last stroke found them, where it may have
 * that stroke repeated. Never the match's seed.
 */
export type BotPosition = Pick<Game, "table" | "engine" | "profile" | "state" | "shown" | "layout"> &
  Partial<Pick<Game, "earlier">>;

/** The layout with the cue ball on it. */
export const withCue = (layout: Layout, cue: Position | undefined): Layout =>
  cue === undefined ? layout : { ...layout, cue };
