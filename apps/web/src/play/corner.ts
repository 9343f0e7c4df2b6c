import { type Point, point } from "@tacada/table";

/** The corners of the table's picture that hold no controls: those on its left. */
const CORNERS = ["top", "bottom"] as const;
export type Corner = (typeof CORNERS)[number];

/** Nearer than this to what it must not cover, pixels, a loupe leaves its corner. */
const LEAVES = 120;

/** The middle of a loupe in a corner of a picture so many pixels high; `half` is its own half width with its margin. */
const middle = (corner: Corner, height: number, half: number): Point =>
  point(half, corner === "top" ? half : height - half);

/**
 * The corner for a loupe: where it was, as long as that is away from every point that it must not cover, else the one that is
 * further away from all of them.
 */
export function cornerFor(
  height: number,
  half: number,
  points: readonly Point[],
  before: Corner | undefined,
): Corner {
  const away = (corner: Corner): number => {
    const { x, y } = middle(corner, height, half);
    return Math.min(...points.map((each) => Math.hypot(each.x - x, each.y - y)));
  };
  if (before !== undefined && away(before) >= LEAVES) return before;
  return away("top") >= away("bottom") ? "top" : "bottom";
}
