import type { ObjectBall, Position } from "@tacada/formats";
import { distance, type LyingBall, point, runsInto, type TableSpec } from "@tacada/table";
import { kindOf } from "../scene/ballpaint.ts";

/** Balls by name, as a layout has them. */
type Balls = Readonly<Record<string, Position>>;

/** The names in a layout of the balls that a ball's name stands for: itself, or every red. */
export const namesOf = (layout: Balls, ball: ObjectBall): string[] =>
  Object.keys(layout).filter((name) => name === String(ball) || kindOf(name) === ball);

/**
 * The names of these balls in the order in which one would aim at them: those with an open way from the cue ball to
 * their middle before the others, the nearest first.
 */
export function aimable(
  table: TableSpec,
  layout: Balls,
  cue: Position,
  balls: readonly ObjectBall[],
): string[] {
  const from = point(cue[0], cue[1]);
  const lying = Object.entries(layout)
    .filter(([name]) => name !== "cue")
    .map(([ball, [x, y]]): LyingBall => ({ ball, at: point(x, y), radius: table.ball.radius }));
  const names = balls.flatMap((ball) => namesOf(layout, ball));
  return lying
    .filter(({ ball }) => names.includes(ball))
    .map(({ ball, at }) => ({
      ball,
      far: distance(from, at),
      open: !lying.some((each) => each.ball !== ball && runsInto(from, at, table.cueBall.radius, each)),
    }))
    .sort((a, b) => Number(b.open) - Number(a.open) || a.far - b.far)
    .map(({ ball }) => ball);
}
