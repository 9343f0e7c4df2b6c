import { type Point, point } from "@tacada/table";
import { PerspectiveCamera, Quaternion, Raycaster, Vector2, Vector3 } from "three";
import { type Angles, HIGHEST, LOWEST } from "./angles.ts";

const NEAREST = 8;
/** The field of view across the shorter side of the picture, radians. */
const FIELD = 0.52;
const MARGIN = 1.02;
const X = new Vector3(1, 0, 0);
const Z = new Vector3(0, 0, 1);

/**
 * The free view: a camera with perspective that goes round the table, always far enough to show all of it, and
 * zooms and pans from there. Turned by nothing it shows the table as the top view does.
 */
export class OrbitCamera {
  readonly camera = new PerspectiveCamera(30, 1, 0.2, 30);
  readonly #height: number;
  #reach = point(1, 1);
  #size = point(1, 1);
  #zoom = 1;
  #center = point(0, 0);
  #angles: Angles = { turn: 0, rise: 1 };
  #distance = 1;

  /** `height`: that of the plane which is pointed at, metres above the cloth. */
  constructor(height: number) {
    this.#height = height;
  }

  /** `reach`: half the length and width to be shown, metres; `size`: the picture's width and height, pixels. */
  fit(reach: Point, size: Point): void {
    this.#reach = reach;
    this.#size = point(Math.max(1, size.x), Math.max(1, size.y));
    this.#update();
  }

  /** Looks from there; what lies outside the limits is brought back to them. */
  look({ turn, rise }: Angles): void {
    this.#angles = { turn, rise: Math.min(HIGHEST, Math.max(LOWEST, rise)) };
    this.#update();
  }

  get angles(): Angles {
    return this.#angles;
  }

  /** Angle by which a thing on the table is turned to look upright on the screen, radians. */
  get roll(): number {
    return this.#angles.turn - (this.#size.y > this.#size.x ? Math.PI / 2 : 0);
  }

  /** How a ball lies whose number faces this camera more than the ceiling. */
  get facing(): Quaternion {
    const tilt = new Quaternion().setFromAxisAngle(X, 0.7 * (Math.PI / 2 - this.#angles.rise));
    return new Quaternion().setFromAxisAngle(Z, this.roll).multiply(tilt);
  }

  /** Metres for one pixel of the picture in the middle of the table. */
  get pixel(): number {
    const { fov, zoom } = this.camera;
    return (2 * this.#distance * Math.tan((fov * Math.PI) / 360)) / (zoom * this.#size.y);
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
    const { x, y } = point(this.#size.x / 2, this.#size.y / 2);
    const from = this.toTable(x, y);
    const to = this.toTable(x + dx, y + dy);
    this.#move(from.x - to.x, from.y - to.y);
  }

  /** Back to the whole table. */
  reset(): void {
    this.#zoom = 1;
    this.#center = point(0, 0);
    this.#update();
  }

  /** The place under a pixel, at the height of the balls' middles; over the horizon, the farthest that is seen. */
  toTable(x: number, y: number): Point {
    const { ray } = this.#through(x, y);
    const down = Math.min(ray.direction.z, -0.04);
    const way = (this.#height - ray.origin.z) / down;
    return point(ray.origin.x + way * ray.direction.x, ray.origin.y + way * ray.direction.y);
  }

  /** The pixel over a place, metres. */
  toPicture(x: number, y: number, z: number): Point {
    const at = new Vector3(x, y, z).project(this.camera);
    return point(((at.x + 1) / 2) * this.#size.x, ((1 - at.y) / 2) * this.#size.y);
  }

  #through(x: number, y: number): Raycaster {
    const caster = new Raycaster();
    caster.setFromCamera(new Vector2((2 * x) / this.#size.x - 1, 1 - (2 * y) / this.#size.y), this.camera);
    return caster;
  }

  #move(dx: number, dy: number): void {
    this.#center = point(this.#center.x + dx, this.#center.y + dy);
    this.#update();
  }

  #update(): void {
    const { camera } = this;
    const { rise } = this.#angles;
    const facing = this.roll + Math.PI / 2;
    const aspect = this.#size.x / this.#size.y;
    const tangent = Math.tan(FIELD / 2);
    const high = tangent / Math.min(1, aspect);
    const wide = high * aspect;
    const forward = new Vector3(
      Math.cos(facing) * Math.cos(rise),
      Math.sin(facing) * Math.cos(rise),
      -Math.sin(rise),
    );
    const right = new Vector3(Math.sin(facing), -Math.cos(facing), 0);
    const up = new Vector3().crossVectors(right, forward);
    const corners = [-1, 1].flatMap((sx) =>
      [-1, 1].map((sy) => new Vector3(sx * this.#reach.x, sy * this.#reach.y, 0)),
    );
    this.#distance =
      MARGIN * Math.max(distance(corners, right, forward, wide), distance(corners, up, forward, high));
    // The middle of the picture shows a place of the table, however near; from afar it shows the whole table.
    const eye = new Vector3()
      .addScaledVector(right, middling(corners, right, forward, this.#distance))
      .addScaledVector(up, middling(corners, up, forward, this.#distance))
      .addScaledVector(forward, -this.#distance);
    const middle = eye.clone().addScaledVector(forward, -eye.z / forward.z);
    const play = 1 - 1 / this.#zoom;
    const held = (center: number, shown: number, reach: number) =>
      limited(limited(center + shown, reach) - shown, play * (reach + Math.abs(shown)));
    this.#center = point(
      held(this.#center.x, middle.x, this.#reach.x),
      held(this.#center.y, middle.y, this.#reach.y),
    );
    camera.up.copy(up);
    camera.position.copy(eye).add(new Vector3(this.#center.x, this.#center.y, 0));
    camera.lookAt(camera.position.clone().add(forward));
    camera.fov = (2 * Math.atan(high) * 180) / Math.PI;
    camera.aspect = aspect;
    camera.zoom = this.#zoom;
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }
}

/** The nearest distance from which all the places fit between `±tangent` along an axis of the picture. */
function distance(places: readonly Vector3[], axis: Vector3, forward: Vector3, tangent: number): number {
  const over = Math.max(...places.map((at) => at.dot(axis) / tangent - at.dot(forward)));
  const under = Math.max(...places.map((at) => -at.dot(axis) / tangent - at.dot(forward)));
  return (over + under) / 2;
}

/** How far to go along an axis so that the places lie as far to the one side of the picture as to the other. */
function middling(places: readonly Vector3[], axis: Vector3, forward: Vector3, from: number): number {
  let shift = 0;
  for (let round = 0; round < 8; round++) {
    const seen = places.map((at) => (at.dot(axis) - shift) / (from + at.dot(forward)));
    shift += (from * (Math.max(...seen) + Math.min(...seen))) / 2;
  }
  return shift;
}

const limited = (value: number, room: number): number => Math.min(room, Math.max(-room, value));
