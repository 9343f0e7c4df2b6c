import type { Position } from "@tacada/formats";
import { point } from "@tacada/table";
import type { TableView } from "../scene/view.ts";

/** A way along the table: towards the foot cushion, and to the left as seen from the break end. */
export type Way = readonly [along: number, across: number];

const WAYS: readonly Way[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** Where the arrow keys point on the screen, x to the right and y down. */
const KEYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;
export type ArrowKey = keyof typeof KEYS;

export const isArrow = (key: string): key is ArrowKey => key in KEYS;

/** How far apart two places are whose pixels tell a direction, metres. */
const APART = 0.05;

/** Where a way along the table points on the screen; without a picture as if the table stood upright. */
function onScreen([along, across]: Way, from: Position, view: TableView | undefined) {
  if (!view) return point(-across, -along);
  const here = view.pixelOf(point(from[0], from[1]));
  const there = view.pixelOf(point(from[0] + along * APART, from[1] + across * APART));
  return point(there.x - here.x, there.y - here.y);
}

/** How well a way looks like what an arrow points at. */
function likeness(key: ArrowKey, way: Way, from: Position, view: TableView | undefined): number {
  const [right, down] = KEYS[key];
  const { x, y } = onScreen(way, from, view);
  return (x * right + y * down) / Math.hypot(x, y);
}

/** The way along the table that looks most like the arrow, from a place on it. */
export const wayOf = (key: ArrowKey, from: Position, view: TableView | undefined): Way =>
  WAYS.reduce((best, way) => (likeness(key, way, from, view) > likeness(key, best, from, view) ? way : best));

/** The arrow that looks most like a way along the table. */
export const arrowOf = (way: Way, from: Position, view: TableView | undefined): ArrowKey =>
  (["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const).reduce((best, key) =>
    likeness(key, way, from, view) > likeness(best, way, from, view) ? key : best,
  );
