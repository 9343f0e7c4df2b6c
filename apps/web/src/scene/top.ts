import type { Layout } from "@tacada/formats";
import type { TableSpec } from "@tacada/table";
import { AmbientLight, type Camera, DirectionalLight, Scene, type WebGLRenderer } from "three";
import { AimModel } from "./aim.ts";
import { topBalls } from "./ball.ts";
import type { BallSet } from "./ballpaint.ts";
import type { AimDrawing } from "./drawing.ts";
import { MarkModel, type Marks } from "./mark.ts";
import type { Look, Picture } from "./picture.ts";
import type { Poses } from "./pose.ts";
import { release, type TableModel, tableModel } from "./table.ts";

/** The table from above: flat, crisp, in layers. What stands still is drawn once into a canvas that lies below. */
export class TopPicture implements Picture {
  readonly #table: TableSpec;
  readonly #backdrop: HTMLCanvasElement;
  readonly #still = new Scene();
  readonly #scene = new Scene();
  readonly #balls: ReturnType<typeof topBalls>;
  readonly #aim: AimModel;
  readonly #marks: MarkModel;
  #model: TableModel;
  #look: Look;

  constructor(backdrop: HTMLCanvasElement, table: TableSpec, balls: BallSet, look: Look) {
    this.#backdrop = backdrop;
    this.#table = table;
    this.#look = look;
    this.#balls = topBalls(table, balls, look.numbers);
    this.#aim = new AimModel(table.cueBall.radius);
    this.#marks = new MarkModel(table);
    this.#model = tableModel(table, look.cloth);
    this.#still.add(this.#model.group);
    const lamp = new DirectionalLight(0xffffff, 0.75 * Math.PI);
    lamp.position.set(-0.55, 0.75, 1);
    const room = new AmbientLight(0xffffff, 0.5 * Math.PI);
    this.#scene.add(this.#balls.group, this.#aim.group, this.#marks.group, lamp, room);
  }

  dress(look: Look): void {
    if (look.cloth !== this.#look.cloth) {
      this.#model.dispose();
      this.#model = tableModel(this.#table, look.cloth);
      this.#still.add(this.#model.group);
    }
    if (look.numbers !== this.#look.numbers) this.#balls.number(look.numbers);
    this.#look = look;
  }

  pose(poses: Poses): void {
    this.#balls.pose(poses);
  }

  aim(drawing: AimDrawing | undefined, pixel: number): void {
    this.#aim.draw(drawing, pixel);
  }

  mark(marks: Marks, layout: Layout, held: boolean): void {
    this.#marks.show(marks, layout);
    this.#balls.kind("cue").mesh.material.opacity = held ? 0.85 : 1;
  }

  turnLabels(angle: number): void {
    this.#model.turnLabels(angle);
  }

  /** Most of the area costs nothing while balls roll: the table comes from the canvas below. */
  draw(renderer: WebGLRenderer, camera: Camera, anew: boolean): void {
    if (anew) {
      const { domElement } = renderer;
      this.#backdrop.width = domElement.width;
      this.#backdrop.height = domElement.height;
      renderer.render(this.#still, camera);
      this.#backdrop.getContext("2d")?.drawImage(domElement, 0, 0);
    }
    renderer.render(this.#scene, camera);
  }

  dispose(): void {
    this.#model.dispose();
    for (const part of [this.#balls.group, this.#aim.group, this.#marks.group]) release(part);
    // The canvas below is seen through the other picture unless it is empty.
    this.#backdrop.width = 1;
  }
}
