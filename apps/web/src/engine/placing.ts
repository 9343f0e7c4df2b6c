import type { Position } from "@tacada/formats";
import { type Game, sightAlong, suggestCue } from "@tacada/play";

/** Places of the D that are tried, as shares of its radius: behind the line, towards the right. */
const TRIED = [
  [0.5, 0],
  [0.5, 0.3],
  [0.5, -0.3],
  [0.4, 0.6],
  [0.4, -0.6],
  [0.15, 0.8],
  [0.15, -0.8],
] as const;

/**
 * A place of the D to begin with: the first from which the ball on lies open, else the referee's suggestion.
 * Undefined while the cue ball is not in hand.
 */
export function handPlace(game: Game): Position | undefined {
  const { shown, table, layout } = game;
  if (shown.inHand === false) return undefined;
  const on = typeof shown.ballOn === "number" ? layout[String(shown.ballOn)] : undefined;
  const { d } = table;
  const open =
    on &&
    d &&
    TRIED.map(([back, aside]): Position => [d.line - back * d.radius, aside * d.radius]).find((cue) => {
      const azimuth = Math.atan2(on[1] - cue[1], on[0] - cue[0]);
      const seen = sightAlong(game, { strike: { speed: 1, azimuth, elevation: 0, tip: [0, 0] }, cue });
      return seen.ok && seen.value.sighting.clear && seen.value.sighting.first === shown.ballOn;
    });
  return open ?? suggestCue(game);
}
