import {
  Group,
  type Material,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  type Quaternion,
  SphereGeometry,
  type Texture,
} from "three";
import { ballSkin, shadowSkin } from "./decal.ts";
import { lying } from "./furniture.ts";

/** A ball of the free view. In full detail the lamp and the room mirror in it; in low it has a painted shadow. */
export class SolidBall {
  readonly group = new Group();
  readonly #sphere: Mesh<SphereGeometry, MeshStandardMaterial | MeshLambertMaterial>;
  readonly #shadow: Mesh | undefined;
  readonly #ball: string;
  readonly #radius: number;

  /** `radius` in metres; `room` is what is mirrored, in full detail alone. */
  constructor(ball: string, radius: number, numbered: boolean, room: Texture | undefined) {
    this.#ball = ball;
    this.#radius = radius;
    const map = ballSkin(ball, numbered);
    const material = room
      ? new MeshStandardMaterial({ map, envMap: room, envMapIntensity: 0.9, roughness: 0.12, metalness: 0 })
      : new MeshLambertMaterial({ map });
    this.#sphere = new Mesh(
      room ? new SphereGeometry(radius, 40, 28) : new SphereGeometry(radius, 20, 14),
      material,
    );
    this.#sphere.castShadow = room !== undefined;
    this.group.add(this.#sphere);
    if (room) return;
    const blob: Material = Object.assign(lying("#ffffff", 1), { map: shadowSkin() });
    this.#shadow = new Mesh(new PlaneGeometry(radius * 3.4, radius * 3.4), blob);
    this.group.add(this.#shadow);
  }

  /** Puts the ball's middle at a place and turns it; `lies` = on the cloth, where its painted shadow falls. */
  place(x: number, y: number, z: number, turn: Quaternion): void {
    this.#sphere.position.set(x, y, z);
    this.#sphere.quaternion.copy(turn);
    if (!this.#shadow) return;
    this.#shadow.visible = z > this.#radius / 2;
    this.#shadow.position.set(x + this.#radius * 0.12, y - this.#radius * 0.12, 0.0008);
  }

  /** Shows the number, or the plain ball. */
  number(shown: boolean): void {
    this.#sphere.material.map?.dispose();
    this.#sphere.material.map = ballSkin(this.#ball, shown);
  }
}
