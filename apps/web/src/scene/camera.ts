import { type Point, point } from "@tacada/table";
import { OrthographicCamera, Quaternion, Vector3 } from "three";

const NEAREST = 8;
const DISTANCE = 4;
const Z = new Vector3(0, 0, 1);

/** The top view: looks straight down, fits the table, zooms and pans within it. */
export class TopCamera {
  readonly camera = new OrthographicCamera(-1, 1, 1, -1, 0.1, 2 * DISTANCE);
  #reach = point(1, 1);
  #size = point(1, 1);
  #zoom = 1;
  #center = point(0, 0);

  /** `reach`: half the length and width to be shown, metres; `size`: the picture's width and height, pixels. */
  fit(reach: Point, size: Point): void {
    this.#reach = reach;
    this.#size = point(Math.max(1, size.x), Math.max(1, size.y));
    this.#update();
  }

  /** Whether the table stands upright, its break end below. */
  get upright(): boolean {
    return this.#size.y > this.#size.x;
  }

  /** Angle by which a thing on the table is turned to look upright on the screen, radians. */
  get roll(): number {
    return this.upright ? -Math.PI / 2 : 0;
  }

  /** How a ball lies whose number is read best from here. */
  get facing(): Quaternion {
    return new Quaternion().setFromAxisAngle(Z, this.roll);
  }

  /** Metres on the table for one pixel of the picture. */
  get pixel(): number {
    return (this.camera.right - this.camera.left) / this.#size.x;
  }

  /** Zooms by a factor and keeps the place under the pointer (pixels from the upper left) where it is. */
  zoomAt(x: number, y: number, factor: number): void {
    const before = this.toTable(x, y);
    this.#zoom = Math.min(NEAREST, Math.max(1, this.#zoom * factor));
    this.#update();
    const after = this.toTable(x, y);
    this.#move(before.x - after.x, before.y - after.y);
  }

  /** Zooms by a factor about the middle of the picture. */
  zoom(factor: number): void {
    this.zoomAt(this.#size.x / 2, this.#size.y / 2, factor);
  }

  /** Moves the picture by pixels. */
  pan(dx: number, dy: number): void {
    const from = this.toTable(0, 0);
    const to = this.toTable(dx, dy);
    this.#move(from.x - to.x, from.y - to.y);
  }

  /** Back to the whole table. */
  reset(): void {
    this.#zoom = 1;
    this.#center = point(0, 0);
    this.#update();
  }

  /** The place on the cloth under a pixel. */
  toTable(x: number, y: number): Point {
    const at = new Vector3((2 * x) / this.#size.x - 1, 1 - (2 * y) / this.#size.y, 0).unproject(this.camera);
    return point(at.x, at.y);
  }

  /** The pixel over a place, metres. */
  toPicture(x: number, y: number, z: number): Point {
    const at = new Vector3(x, y, z).project(this.camera);
    return point(((at.x + 1) / 2) * this.#size.x, ((1 - at.y) / 2) * this.#size.y);
  }

  #move(dx: number, dy: number): void {
    this.#center = point(this.#center.x + dx, this.#center.y + dy);
    this.#update();
  }

  #update(): void {
    const across = this.upright ? this.#reach.y : this.#reach.x;
    const down = this.upright ? this.#reach.x : this.#reach.y;
    const scale = Math.max(across / this.#size.x, down / this.#size.y) / this.#zoom;
    const half = point(scale * this.#size.x, scale * this.#size.y);
    const limit = (value: number, room: number) =>
      Math.min(Math.max(0, room), Math.max(-Math.max(0, room), value));
    const halfX = this.upright ? half.y : half.x;
    const halfY = this.upright ? half.x : half.y;
    this.#center = point(
      limit(this.#center.x, this.#reach.x - halfX),
      limit(this.#center.y, this.#reach.y - halfY),
    );
    const { camera } = this;
    camera.left = -half.x;
    camera.right = half.x;
    camera.top = half.y;
    camera.bottom = -half.y;
    camera.up.set(this.upright ? 1 : 0, this.upright ? 0 : 1, 0);
    camera.position.set(this.#center.x, this.#center.y, DISTANCE);
    camera.lookAt(this.#center.x, this.#center.y, 0);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }
}
