import type { Layout } from "@tacada/formats";
import type { TableSpec } from "@tacada/table";
import { AmbientLight, type Camera, DirectionalLight, Group, Scene, type WebGLRenderer } from "three";
import { AimModel } from "./aim.ts";
import { BallModel } from "./ball.ts";
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
  readonly #balls = new Map<string, BallModel>();
  readonly #ballGroup = new Group();
  readonly #aim: AimModel;
  readonly #marks: MarkModel;
  #model: TableModel;
  #look: Look;

  constructor(backdrop: HTMLCanvasElement, table: TableSpec, look: Look) {
    this.#backdrop = backdrop;
    this.#table = table;
    this.#look = look;
    this.#aim = new AimModel(table.ball.radius);
    this.#marks = new MarkModel(table);
    this.#model = tableModel(table, look.cloth);
    this.#still.add(this.#model.group);
    const lamp = new DirectionalLight(0xffffff, 0.75 * Math.PI);
    lamp.position.set(-0.55, 0.75, 1);
    const room = new AmbientLight(0xffffff, 0.5 * Math.PI);
    this.#scene.add(this.#ballGroup, this.#aim.group, this.#marks.group, lamp, room);
  }

  dress(look: Look): void {
    if (look.cloth !== this.#look.cloth) {
      this.#model.dispose();
      this.#model = tableModel(this.#table, look.cloth);
      this.#still.add(this.#model.group);
    }
    if (look.numbers !== this.#look.numbers)
      for (const ball of this.#balls.values()) ball.number(look.numbers);
    this.#look = look;
  }

  pose(poses: Poses): void {
    for (const [ball, { place, turn, shown }] of poses.all) {
      const model = this.#ball(ball);
      model.group.visible = shown;
      model.place(place.x, place.y, place.z, turn);
    }
  }

  aim(drawing: AimDrawing | undefined, pixel: number): void {
    this.#aim.draw(drawing, pixel);
  }

  mark(marks: Marks, layout: Layout, held: boolean): void {
    this.#marks.show(marks, layout);
    this.#balls.get("cue")?.fade(held ? 0.85 : 1);
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
    for (const part of [this.#ballGroup, this.#aim.group, this.#marks.group]) release(part);
    // The canvas below is seen through the other picture unless it is empty.
    this.#backdrop.width = 1;
  }

  #ball(name: string): BallModel {
    const known = this.#balls.get(name);
    if (known) return known;
    const made = new BallModel(name, this.#table.ball.radius, this.#look.numbers);
    this.#balls.set(name, made);
    this.#ballGroup.add(made.group);
    return made;
  }
}
