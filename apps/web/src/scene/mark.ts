import type { Layout } from "@tacada/formats";
import { outlineOf, type PocketNumber, type Point, point, type TableSpec } from "@tacada/table";
import { Group, type Mesh } from "three";
import { CHALK, REFUSED } from "./color.ts";
import { flat, ring } from "./flat.ts";

/** What is marked: the ball aimed at, the pocket meant, a hand place that is refused. */
export interface Marks {
  readonly target?: string;
  readonly pocket?: PocketNumber;
  readonly refused: boolean;
}

/** Rings around what the stroke is played at. */
export class MarkModel {
  readonly group = new Group();
  readonly #table: TableSpec;
  readonly #target: Mesh;
  readonly #pocket: Mesh;
  readonly #refused: Mesh;

  constructor(table: TableSpec) {
    const { radius } = table.ball;
    this.#table = table;
    this.#target = flat(ring(radius * 1.35, radius * 1.55), "mark", { color: CHALK });
    this.#pocket = flat(ring(0.056, 0.064), "mark", { color: CHALK });
    this.#refused = flat(ring(radius * 1.25, radius * 1.6), "mark", { color: REFUSED });
    this.group.add(this.#target, this.#pocket, this.#refused);
  }

  /** Puts the rings where the balls of a layout lie; those that mark nothing are hidden. */
  show({ target, pocket, refused }: Marks, layout: Layout): void {
    put(this.#target, placeOf(layout, target));
    put(this.#pocket, outlineOf(this.#table).drops.find((drop) => drop.pocket === pocket)?.center);
    put(this.#refused, refused ? placeOf(layout, "cue") : undefined);
  }
}

function put(mesh: Mesh, at: Point | undefined): void {
  mesh.visible = at !== undefined;
  if (at) mesh.position.set(at.x, at.y, 0);
}

function placeOf(layout: Layout, ball: string | undefined): Point | undefined {
  const at = ball === undefined ? undefined : layout[ball];
  return at && point(at[0], at[1]);
}
