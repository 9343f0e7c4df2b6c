import type { Point } from "@tacada/table";
import {
  type BufferGeometry,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  type MeshBasicMaterialParameters,
  NoBlending,
  NormalBlending,
  RingGeometry,
  Shape,
  ShapeGeometry,
  Vector2,
} from "three";

/** Painting order of the top view, lowest first; nothing in it needs a depth test. */
export const LAYERS = {
  rail: 0,
  bed: 1,
  marking: 2,
  hole: 3,
  cushion: 4,
  shadow: 5,
  line: 6,
  rim: 7,
  ball: 8,
  cue: 9,
  mark: 10,
} as const;
export type Layer = keyof typeof LAYERS;

/**
 * The paint of what is flat. All is "transparent" so that the layers alone decide the order; what covers fully is
 * drawn without blending, which costs nothing then.
 */
export const layered = (look: MeshBasicMaterialParameters): MeshBasicMaterial =>
  new MeshBasicMaterial({
    transparent: true,
    blending: look.opacity === undefined && !look.vertexColors && !look.map ? NoBlending : NormalBlending,
    depthTest: false,
    depthWrite: false,
    side: DoubleSide,
    forceSinglePass: true,
    ...look,
  });

/** A flat mesh in one colour on its layer. */
export function flat(geometry: BufferGeometry, layer: Layer, look: MeshBasicMaterialParameters): Mesh {
  const mesh = new Mesh(geometry, layered(look));
  mesh.renderOrder = LAYERS[layer];
  return mesh;
}

/** The areas inside closed lines of points, as one geometry. */
export const areas = (lines: readonly (readonly Point[])[]): ShapeGeometry =>
  new ShapeGeometry(lines.map((points) => new Shape(points.map(({ x, y }) => new Vector2(x, y)))));

/** A ring around the origin. */
export const ring = (inner: number, outer: number): RingGeometry => new RingGeometry(inner, outer, 48);
