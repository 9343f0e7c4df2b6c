import type { Point } from "@tacada/table";
import { BufferGeometry, Color, Float32BufferAttribute } from "three";

/** A line of even width (metres) through the points: two triangles a stretch, mitred at the bends. */
export function ribbon(points: readonly Point[], width: number): BufferGeometry {
  const corners: number[] = [];
  const faces: number[] = [];
  points.forEach((here, index) => {
    const before = points[index - 1] ?? here;
    const after = points[index + 1] ?? here;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const side = {
      x: (-(after.y - before.y) / length) * (width / 2),
      y: ((after.x - before.x) / length) * (width / 2),
    };
    corners.push(here.x + side.x, here.y + side.y, 0, here.x - side.x, here.y - side.y, 0);
    if (index > 0) faces.push(...quad(index));
  });
  return new BufferGeometry()
    .setAttribute("position", new Float32BufferAttribute(corners, 3))
    .setIndex(faces);
}

/** One end of a shaded band: how far along the normal (metres), in which colour, how opaque. */
export interface BandEnd {
  readonly offset: number;
  readonly color: string;
  readonly alpha: number;
}

/** A band along a line whose colour runs from one end of its width to the other. */
export function band(
  points: readonly Point[],
  normals: readonly Point[],
  near: BandEnd,
  far: BandEnd,
): BufferGeometry {
  const corners: number[] = [];
  const colors: number[] = [];
  const faces: number[] = [];
  const tones = [near, far].map(({ color, alpha }) => [...new Color(color).toArray(), alpha]);
  points.forEach((here, index) => {
    const normal = normals[index] ?? { x: 0, y: 0 };
    for (const { offset } of [near, far])
      corners.push(here.x + normal.x * offset, here.y + normal.y * offset, 0);
    colors.push(...tones.flat());
    if (index > 0) faces.push(...quad(index));
  });
  return new BufferGeometry()
    .setAttribute("position", new Float32BufferAttribute(corners, 3))
    .setAttribute("color", new Float32BufferAttribute(colors, 4))
    .setIndex(faces);
}

/** Geometries of the same make as one, so that they are drawn in one go. */
export function joined(parts: readonly BufferGeometry[]): BufferGeometry {
  const whole = new BufferGeometry();
  const faces: number[] = [];
  let offset = 0;
  for (const part of parts) {
    const count = part.getAttribute("position").count;
    for (const corner of part.index?.array ?? []) faces.push(corner + offset);
    offset += count;
  }
  for (const name of Object.keys(parts[0]?.attributes ?? {})) {
    const attributes = parts.map((part) => part.getAttribute(name));
    const values = attributes.flatMap((attribute) => [...attribute.array]);
    whole.setAttribute(name, new Float32BufferAttribute(values, attributes[0]?.itemSize ?? 3));
  }
  return whole.setIndex(faces);
}

const quad = (index: number): number[] => {
  const first = 2 * index - 2;
  return [first, first + 1, first + 2, first + 2, first + 1, first + 3];
};
