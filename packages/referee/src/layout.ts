import type { Layout, ObjectBall } from "@tacada/formats";
import { type LyingBall, type Point, point, type TableSpec } from "@tacada/table";

/** Name of a ball in a layout: the number as text, or a red's own name. */
export const layoutName = (ball: ObjectBall | "cue"): string => String(ball);

/** The ball that a layout's name stands for. */
export function ballNamed(name: string): ObjectBall | "cue" {
  const number = Number(name);
  // A layout's names are checked at the border: what is no number is "cue" or a red.
  return Number.isInteger(number) ? number : name;
}

/** The ball as players name it: one red is as good as another. */
export const kindOf = (ball: ObjectBall): ObjectBall => (typeof ball === "number" ? ball : "red");

/** The balls of a layout that a name stands for: a ball, every red, or every colour of `sinuca`. */
export const isNamed = (ball: string, name: ObjectBall | "color"): boolean => {
  const one = ballNamed(ball);
  if (one === "cue") return false;
  return name === "color" ? typeof one === "number" : one === name || kindOf(one) === name;
};

/** Where a ball lies, if it is on the table. */
export function placeOf(layout: Layout, name: string): Point | undefined {
  const at = layout[name];
  return at === undefined ? undefined : point(at[0], at[1]);
}

/** Every ball of a layout but those named, with its radius. */
export function lyingBalls(table: TableSpec, layout: Layout, except: readonly string[] = []): LyingBall[] {
  return Object.entries(layout)
    .filter(([ball]) => !except.includes(ball))
    .map(([ball, at]) => ({
      ball,
      at: point(at[0], at[1]),
      radius: ball === "cue" ? table.cueBall.radius : table.ball.radius,
    }));
}
