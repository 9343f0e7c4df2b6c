import { type BufferGeometry, Color, InstancedMesh, type Material, type Matrix4 } from "three";

const tone = new Color();

/** Bodies that look alike, drawn in one go. They are put down anew for every picture. */
export class Batch<M extends Material> {
  readonly mesh: InstancedMesh<BufferGeometry, M>;
  #count = 0;

  /** `most` = how many there can be. */
  constructor(geometry: BufferGeometry, material: M, most: number) {
    this.mesh = new InstancedMesh(geometry, material, most);
    this.mesh.frustumCulled = false;
  }

  /** Takes all of them away. */
  clear(): void {
    this.#count = 0;
  }

  /** Puts one down; `light` is how bright it is, 0–1. */
  add(at: Matrix4, light = 1): void {
    this.mesh.setMatrixAt(this.#count, at);
    this.mesh.setColorAt(this.#count, tone.setScalar(light));
    this.#count++;
  }

  /** All are put down: they can be drawn. */
  finish(): void {
    const { mesh } = this;
    mesh.count = this.#count;
    mesh.visible = this.#count > 0;
    mesh.instanceMatrix.needsUpdate = true;
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
  }
}
