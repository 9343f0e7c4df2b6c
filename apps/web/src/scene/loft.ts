import {
  type BufferGeometry,
  Float32BufferAttribute,
  BufferGeometry as Geometry,
  LatheGeometry,
  Vector2,
} from "three";
import type { Edge } from "./shape.ts";

/** A point of a profile: how far back from the edge (or from the axis), and how high, metres. */
export type ProfilePoint = readonly [number, number];

/** A profile carried along an edge of the bed: what a cushion shows to the balls. */
export function loft(
  { points, normals }: Pick<Edge, "points" | "normals">,
  profile: readonly ProfilePoint[],
): BufferGeometry {
  const corners: number[] = [];
  const faces: number[] = [];
  const row = profile.length;
  points.forEach((here, index) => {
    const normal = normals[index] ?? { x: 0, y: 0 };
    for (const [back, height] of profile)
      corners.push(here.x - back * normal.x, here.y - back * normal.y, height);
    if (index === 0) return;
    for (let step = 1; step < row; step++) {
      const low = index * row + step - 1;
      faces.push(low - row, low, low + 1, low - row, low + 1, low - row + 1);
    }
  });
  const made = new Geometry()
    .setAttribute("position", new Float32BufferAttribute(corners, 3))
    .setIndex(faces);
  made.computeVertexNormals();
  return made;
}

/** A profile turned about the vertical through a place, from one angle to another (radians, anticlockwise). */
export function turned(
  profile: readonly ProfilePoint[],
  center: { readonly x: number; readonly y: number },
  from: number,
  to: number,
  steps: number,
): BufferGeometry {
  const lathe = new LatheGeometry(
    profile.map(([away, height]) => new Vector2(away, height)),
    steps,
    from + Math.PI / 2,
    to - from,
  );
  lathe.deleteAttribute("uv");
  return lathe.rotateX(Math.PI / 2).translate(center.x, center.y, 0);
}
