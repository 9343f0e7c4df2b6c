import type { Layout, Position } from "@tacada/formats";
import { distance, outlineOf, type PocketNumber, type Point, point, type TableSpec } from "@tacada/table";
import { Group, type Material, Mesh } from "three";
import { CHALK, IVORY, REFUSED, WARNING } from "./color.ts";
import { areas, LAYERS, layered, ring } from "./flat.ts";
import { arcPoints } from "./shape.ts";

/** What is marked: the ball aimed at, the pocket meant, a hand place that is refused. */
export interface Marks {
  readonly target?: string;
  readonly pocket?: PocketNumber;
  readonly refused: boolean;
  /** Balls that are picked to come off the table. */
  readonly picked: readonly string[];
  /** Where a ball in the hand may be put, metres. */
  readonly places: readonly Position[];
  /** Where the cue ball met something, in a stroke that is seen again. */
  readonly contact?: Point;
}

/** How large a dot over an allowed place is, and how far dots lie apart at least, in ball radii. */
const DOT = 0.2;
const APART = 0.9;

/** Rings around what the stroke is played at. */
export class MarkModel {
  readonly group = new Group();
  readonly #table: TableSpec;
  readonly #target: Mesh;
  readonly #pocket: Mesh;
  readonly #refused: Mesh;
  readonly #contact: Mesh;
  readonly #picked: readonly Mesh[];
  readonly #places: Mesh;
  #shown: readonly Position[] = [];

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
    this.#picked = [0, 1].map(() => ringed(radius * 1.3, radius * 1.65, WARNING));
    this.#places = new Mesh(areas([]), paint({ color: CHALK }));
    this.#places.renderOrder = LAYERS.line;
    this.#places.position.z = heights.cloth;
    this.group.add(this.#places, ...this.#picked);
    this.group.add(this.#target, this.#pocket, this.#refused, this.#contact);
  }

  /** Puts the rings where the balls of a layout lie; those that mark nothing are hidden. */
  show({ target, pocket, refused, contact, picked, places }: Marks, layout: Layout): void {
    this.#picked.forEach((mesh, index) => put(mesh, placeOf(layout, picked[index])));
    this.#dot(places);
    put(this.#target, placeOf(layout, target));
    put(this.#pocket, outlineOf(this.#table).drops.find((drop) => drop.pocket === pocket)?.center);
    put(this.#refused, refused ? placeOf(layout, "cue") : undefined);
    put(this.#contact, contact);
  }

  /** A row of dots over the places. */
  #dot(places: readonly Position[]): void {
    if (places === this.#shown) return;
    this.#shown = places;
    const { radius } = this.#table.ball;
    this.#places.geometry.dispose();
    const dots: Point[] = [];
    for (const [x, y] of places) {
      const place = point(x, y);
      if (dots.every((dot) => distance(dot, place) > APART * radius)) dots.push(place);
    }
    this.#places.geometry = areas(
      dots.map((dot) => arcPoints(dot, DOT * radius, 0, 2 * Math.PI, 12).slice(1)),
    );
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
