import type { ObjectBall, Side } from "@tacada/formats";
import type { Stroke } from "./stroke.ts";

/** One visit of a side to the table. */
export interface Visit {
  readonly frame: number;
  readonly by: Side;
  /** Whose visit it was, where a side has players. */
  readonly player?: string;
  readonly strokes: number;
  /** Points by pots; none in a game without points. */
  readonly points: number;
  /** The series: balls credited, in order. */
  readonly balls: readonly ObjectBall[];
}

/** The visits that strokes make, in the order in which they began. */
export function visitsOf(strokes: readonly Stroke[]): readonly Visit[] {
  const visits = new Map<string, Visit>();
  for (const stroke of strokes) {
    const { frame, by, player, visit: key, ruling, potted } = stroke;
    const begun = visits.get(key) ?? { strokes: 0, points: 0, balls: [] };
    visits.set(key, {
      frame,
      by,
      ...(player === undefined ? {} : { player }),
      strokes: begun.strokes + 1,
      points: begun.points + (ruling.scored[by] ?? 0),
      balls: [...begun.balls, ...potted],
    });
  }
  return [...visits.values()];
}
