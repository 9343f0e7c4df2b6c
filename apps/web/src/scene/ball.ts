import {
  Group,
  type Mesh,
  MeshPhongMaterial,
  PlaneGeometry,
  type Quaternion,
  SphereGeometry,
  Mesh as SphereMesh,
  type Texture,
} from "three";
import { IVORY } from "./color.ts";
import { ballSkin, shadowSkin } from "./decal.ts";
import { flat, LAYERS, ring } from "./flat.ts";

let shadow: Texture | undefined;

/** A ball of the picture: its sphere, the light rim that sets it off from the cloth, its soft shadow. */
export class BallModel {
  readonly group = new Group();
  readonly #sphere: Mesh<SphereGeometry, MeshPhongMaterial>;
  readonly #rim: Mesh;
  readonly #shadow: Mesh;
  readonly #ball: string;
  readonly #radius: number;

  /** `radius` in metres. */
  constructor(ball: string, radius: number, numbered: boolean) {
    this.#ball = ball;
    this.#radius = radius;
    const material = new MeshPhongMaterial({
      map: ballSkin(ball, numbered),
      transparent: true,
      depthTest: false,
      depthWrite: false,
      specular: 0x262626,
      shininess: 36,
    });
    this.#sphere = new SphereMesh(new SphereGeometry(radius, 28, 20), material);
    this.#sphere.renderOrder = LAYERS.ball;
    this.#rim = flat(ring(radius * 0.97, radius * 1.09), "rim", { color: IVORY });
    shadow ??= shadowSkin();
    this.#shadow = flat(new PlaneGeometry(radius * 3.4, radius * 3.4), "shadow", { map: shadow });
    this.#shadow.position.set(radius * 0.22, -radius * 0.3, 0);
    this.group.add(this.#shadow, this.#rim, this.#sphere);
  }

  /** Puts the ball at a place and turns it; below the cloth (in a pocket) it grows dim and small. */
  place(x: number, y: number, z: number, turn: Quaternion): void {
    this.#sphere.quaternion.copy(turn);
    this.group.position.set(x, y, 0);
    const depth = Math.min(1, Math.max(0, (this.#radius - z) / (5 * this.#radius)));
    this.#sphere.scale.setScalar(1 - 0.25 * depth);
    this.#sphere.material.color.setScalar(1 - 0.75 * depth);
    this.#rim.visible = depth === 0;
    this.#shadow.visible = depth === 0;
  }

  /** Shows the number, or the plain ball. */
  number(shown: boolean): void {
    this.#sphere.material.map?.dispose();
    this.#sphere.material.map = ballSkin(this.#ball, shown);
  }

  /** How strongly the ball is drawn: less while it is only carried over the table. */
  fade(opacity: number): void {
    this.#sphere.material.opacity = opacity;
  }
}
