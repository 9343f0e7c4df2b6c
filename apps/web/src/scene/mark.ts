import type { Layout } from "@tacada/formats";
import { outlineOf, type PocketNumber, type Point, point, type TableSpec } from "@tacada/table";
import { Group, type Material, Mesh } from "three";
import { CHALK, IVORY, REFUSED } from "./color.ts";
import { LAYERS, layered, ring } from "./flat.ts";

/** What is marked: the ball aimed at, the pocket meant, a hand place that is refused. */
export interface Marks {
  readonly target?: string;
  readonly pocket?: PocketNumber;
  readonly refused: boolean;
  /** Where the cue ball met something, in a stroke that is seen again. */
  readonly contact?: Point;
}

/** Rings around what the stroke is played at. */
export class MarkModel {
  readonly group = new Group();
  readonly #table: TableSpec;
  readonly #target: Mesh;
  readonly #pocket: Mesh;
  readonly #refused: Mesh;
  readonly #contact: Mesh;

  /** `paint` makes the paint of a ring; rings lie on the cloth and on the rail at their heights, metres. */
  constructor(
    table: TableSpec,
    paint: (look: { color: string }) => Material = layered,
    heights = { cloth: 0, rail: 0 },
  ) {
    const { radius } = table.ball;
    const hole = table.corner.dropRadius;
    const ringed = (inner: number, outer: number, color: string, height = heights.cloth) => {
      const made = new Mesh(ring(inner, outer), paint({ color }));
      made.renderOrder = LAYERS.mark;
      made.position.z = height;
      return made;
    };
    this.#table = table;
    this.#target = ringed(radius * 1.35, radius * 1.55, CHALK);
    this.#pocket = ringed(hole + 0.011, hole + 0.019, CHALK, heights.rail);
    this.#refused = ringed(radius * 1.25, radius * 1.6, REFUSED);
    this.#contact = ringed(radius * 1.7, radius * 1.9, IVORY);
    this.group.add(this.#target, this.#pocket, this.#refused, this.#contact);
  }

  /** Puts the rings where the balls of a layout lie; those that mark nothing are hidden. */
  show({ target, pocket, refused, contact }: Marks, layout: Layout): void {
    put(this.#target, placeOf(layout, target));
    put(this.#pocket, outlineOf(this.#table).drops.find((drop) => drop.pocket === pocket)?.center);
    put(this.#refused, refused ? placeOf(layout, "cue") : undefined);
    put(this.#contact, contact);
  }
}

function put(mesh: Mesh, at: Point | undefined): void {
  mesh.visible = at !== undefined;
  if (at) mesh.position.set(at.x, at.y, mesh.position.z);
}

function placeOf(layout: Layout, ball: string | undefined): Point | undefined {
  const at = ball === undefined ? undefined : layout[ball];
  return at && point(at[0], at[1]);
}
