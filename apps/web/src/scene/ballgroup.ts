import type { TableSpec } from "@tacada/table";
import { type BufferGeometry, Group, type Material, type Texture } from "three";
import { type BallSet, kindOf, paintOf } from "./ballpaint.ts";
import { Batch } from "./batch.ts";
import { ballSkin } from "./decal.ts";
import type { BallPose, Poses } from "./pose.ts";

/** The most balls of one kind, and of all kinds: fifteen reds, six colours and the cue ball. */
const REDS = 15;
export const MOST_BALLS = 22;

type Painted<M extends Material> = M & { map: Texture | null };

/** What a view puts around every ball, how it makes a ball of a radius (metres) and where it puts one. */
interface BallDrawing<M extends Material> {
  readonly sphere: (radius: number) => BufferGeometry;
  readonly paint: (skin: Texture) => Painted<M>;
  readonly beside: readonly Batch<Material>[];
  readonly put: (pose: BallPose, kind: Batch<Painted<M>>, radius: number) => void;
}

/** All balls of a picture; those that look alike are drawn in one go. */
export class BallGroup<M extends Material> {
  readonly group = new Group();
  readonly #table: TableSpec;
  readonly #set: BallSet;
  readonly #drawing: BallDrawing<M>;
  readonly #kinds = new Map<string, Batch<Painted<M>>>();
  #numbered: boolean;

  constructor(table: TableSpec, set: BallSet, numbered: boolean, drawing: BallDrawing<M>) {
    this.#table = table;
    this.#set = set;
    this.#numbered = numbered;
    this.#drawing = drawing;
    for (const { mesh } of drawing.beside) this.group.add(mesh);
  }

  /** Draws the balls where they are. */
  pose(poses: Poses): void {
    const { beside, put } = this.#drawing;
    for (const batch of [...beside, ...this.#kinds.values()]) batch.clear();
    for (const [ball, pose] of poses.all) if (pose.shown) put(pose, this.kind(ball), this.#radius(ball));
    for (const batch of [...beside, ...this.#kinds.values()]) batch.finish();
  }

  /** Shows the numbers, or plain balls. */
  number(shown: boolean): void {
    this.#numbered = shown;
    for (const [name, { mesh }] of this.#kinds) {
      mesh.material.map?.dispose();
      mesh.material.map = this.#skin(name);
    }
  }

  /** The balls that look like this one. */
  kind(ball: string): Batch<Painted<M>> {
    const name = kindOf(ball);
    const known = this.#kinds.get(name);
    if (known) return known;
    const { sphere, paint } = this.#drawing;
    const made = new Batch(sphere(this.#radius(ball)), paint(this.#skin(name)), name === "red" ? REDS : 1);
    this.#kinds.set(name, made);
    this.group.add(made.mesh);
    return made;
  }

  #radius(ball: string): number {
    return ball === "cue" ? this.#table.cueBall.radius : this.#table.ball.radius;
  }

  #skin(name: string): Texture {
    return ballSkin(name, paintOf(this.#set, name), this.#numbered);
  }
}
