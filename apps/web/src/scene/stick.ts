import { Color, Float32BufferAttribute, Mesh, MeshLambertMaterial, type Quaternion, Vector3 } from "three";
import { IVORY } from "./color.ts";
import type { AimDrawing } from "./drawing.ts";
import { turned } from "./loft.ts";
import { joined } from "./ribbon.ts";

const BUTT = 0.0145;
const TIP = 0.00475;
const LENGTH = 1.45;

/** Stretches of the cue from the tip back, metres, each in its colour. */
const PARTS = [
  [0, 0.006, "#3f7fb3"],
  [0.006, 0.022, IVORY],
  [0.022, 0.9, "#d3ae7c"],
  [0.9, LENGTH, "#35231a"],
] as const;

/** Where a cue lies: the middle of its tip, and the unit vector along it towards the ball. */
export interface StickPlace {
  readonly tip: Vector3;
  readonly along: Vector3;
}

/** Where the cue lies before a stroke: it points at the chosen point of the ball, drawn back by the pull. */
export function stickPlace({ cue, azimuth, elevation, tip, pull }: AimDrawing, radius: number): StickPlace {
  const along = new Vector3(
    Math.cos(azimuth) * Math.cos(elevation),
    Math.sin(azimuth) * Math.cos(elevation),
    -Math.sin(elevation),
  );
  const right = new Vector3(Math.sin(azimuth), -Math.cos(azimuth), 0);
  const up = new Vector3().crossVectors(right, along);
  const [a, b] = tip;
  const depth = radius * Math.sqrt(Math.max(0, 1 - a * a - b * b));
  const place = new Vector3(cue.x, cue.y, radius)
    .addScaledVector(right, a * radius)
    .addScaledVector(up, b * radius)
    .addScaledVector(along, -(depth + 0.008 + 0.22 * pull));
  return { tip: place, along };
}

/** The cue as a body: along the vertical, its tip at the origin and its butt above. */
export function stick(casts: boolean): Mesh {
  const thick = (at: number) => TIP + ((BUTT - TIP) * at) / LENGTH;
  const parts = PARTS.map(([from, to, color]) => {
    const end = to === LENGTH ? ([[0, LENGTH]] as const) : [];
    const begin = from === 0 ? ([[0, 0]] as const) : [];
    const made = turned(
      [...begin, [thick(from), from], [thick(to), to], ...end],
      { x: 0, y: 0 },
      0,
      2 * Math.PI,
      14,
    );
    const tone = new Color(color).toArray();
    const { count } = made.getAttribute("position");
    const tones = Array.from({ length: count }, () => tone).flat();
    return made.setAttribute("color", new Float32BufferAttribute(tones, 3));
  });
  const mesh = new Mesh(joined(parts), new MeshLambertMaterial({ vertexColors: true }));
  mesh.castShadow = casts;
  return mesh;
}

const UP = new Vector3(0, 0, 1);

/** Lays a cue where it is to lie. */
export function layStick(
  mesh: { position: Vector3; quaternion: Quaternion },
  { tip, along }: StickPlace,
): void {
  mesh.position.copy(tip);
  mesh.quaternion.setFromUnitVectors(UP, along.clone().negate());
}
