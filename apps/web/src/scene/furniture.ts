import { outlineOf, type Point, point, type TableSpec } from "@tacada/table";
import {
  type BufferGeometry,
  Color,
  DoubleSide,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Path,
  PlaneGeometry,
  Shape,
  ShapeGeometry,
  Vector2,
} from "three";
import { CLOTH_TONES, type ClothColor, IVORY, LEATHER, RAIL_LABEL } from "./color.ts";
import { clothSkin, labelSkin } from "./decal.ts";
import { areas } from "./flat.ts";
import { loft, type ProfilePoint, turned } from "./loft.ts";
import { type Notch, notchOf, railEdge } from "./notch.ts";
import { joined, ribbon } from "./ribbon.ts";
import {
  arcPoints,
  CUSHION_DEPTH,
  cushionShape,
  type Edge,
  edgeOf,
  linesOf,
  RAIL_WIDTH,
  reachOf,
  rounded,
} from "./shape.ts";
import { mapFromAbove, woodSkin } from "./wood.ts";

/** Height of the rail's top above the cloth, and how far the body of the table reaches below it, metres. */
export const RAIL_TOP = 0.038;
const BODY = 0.13;
/** How deep the dark of a pocket is, metres: a ball that is down lies below it. */
const WELL = 0.07;
/** The bed reaches this far under the rails, metres: beyond every hole, short of the body's round corners. */
const UNDER = 0.025;
/** Width of the markings, metres: a little wide, since from aside they look narrower. */
const LINE = 0.006;
const TURN = 2 * Math.PI;
/** How far beside its pocket a number stands on the long rail, metres. */
const ASIDE = 0.115;

/** The table as a body: what stands still in the free view. */
export interface Furniture {
  readonly group: Group;
  /** Turns the pocket numbers so that they stand upright, radians about the vertical. */
  turnLabels(angle: number): void;
}

/** Builds the table. With `lit` the lamp shades it and shadows fall on it; else its light is painted on. */
export function furniture(table: TableSpec, cloth: ClothColor, lit: boolean): Furniture {
  const outline = outlineOf(table);
  const tones = CLOTH_TONES[cloth];
  const group = new Group();
  const inner = point(table.length / 2 + CUSHION_DEPTH, table.width / 2 + CUSHION_DEPTH);
  const reach = reachOf(table);
  const notches = outline.drops.map((drop) => notchOf(drop, inner));
  const edges = outline.cushions.map((line) => edgeOf(line, outline));
  const skin = lit ? clothSkin(tones.bed, tones.bed) : clothSkin(tones.bed, tones.edge);
  const dull = (color: string) => new MeshLambertMaterial({ color, side: DoubleSide });
  const add = (geometry: BufferGeometry, material: Material, casts = false) => {
    const mesh = new Mesh(geometry, material);
    mesh.castShadow = casts && lit;
    mesh.receiveShadow = lit;
    group.add(mesh);
    return mesh;
  };
  add(bed(table, reach), lit ? new MeshLambertMaterial({ map: skin }) : new MeshBasicMaterial({ map: skin }));
  add(body(reach, notches), new MeshLambertMaterial({ map: woodSkin(reach), side: DoubleSide }));
  add(joined(outline.cushions.map((line, index) => top(line, edges[index]))), dull(tones.cushion));
  add(joined(edges.map((edge) => loft(edge, nose(table.noseHeight)))), dull(tones.nose), true);
  add(
    joined(notches.map((notch) => turned(leather(notch), notch.center, notch.from, notch.to, 24))),
    dull(LEATHER),
  );
  add(joined(outline.drops.map(({ center, radius }) => well(center, radius, tones.edge))), painted());
  for (const mesh of markings(table)) group.add(mesh);
  const labels = outline.drops.map((drop) => {
    const mesh = new Mesh(new PlaneGeometry(0.075, 0.075), lying("#ffffff", 1));
    mesh.material.map = labelSkin(String(drop.pocket), RAIL_LABEL);
    const aside = Math.abs(drop.axis.x) < 0.1 ? ASIDE : -Math.sign(drop.axis.x) * ASIDE;
    mesh.position.set(
      drop.center.x + aside,
      Math.sign(drop.axis.y) * (reach.y - RAIL_WIDTH / 2),
      RAIL_TOP + 0.0005,
    );
    return mesh;
  });
  group.add(...labels);
  return {
    group,
    turnLabels: (angle) => {
      for (const label of labels) label.rotation.z = angle;
    },
  };
}

/** What is drawn flat on something: over what it lies on, under what stands on that. */
export const lying = (color: string, opacity: number): MeshBasicMaterial =>
  new MeshBasicMaterial({
    color,
    opacity,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    forceSinglePass: true,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  });

const painted = () => new MeshBasicMaterial({ vertexColors: true, side: DoubleSide });

const path = (points: readonly Point[]): Vector2[] => points.map(({ x, y }) => new Vector2(x, y));

/** The slate with its cloth and its six holes. */
function bed(table: TableSpec, reach: Point): BufferGeometry {
  const x = reach.x - UNDER;
  const y = reach.y - UNDER;
  const shape = new Shape(path([point(-x, -y), point(x, -y), point(x, y), point(-x, y)]));
  for (const { center, radius } of outlineOf(table).drops)
    shape.holes.push(new Path(path(arcPoints(center, radius, 0, TURN))));
  return mapFromAbove(new ShapeGeometry(shape), point(table.length / 2, table.width / 2));
}

/** The wooden frame with its rounded edges, let in at the pockets. */
function body(reach: Point, notches: readonly Notch[]): BufferGeometry {
  const shape = new Shape(path(rounded(reach, 0.09)));
  shape.holes.push(new Path(path(railEdge(notches))));
  const bevel = 0.004;
  const made = new ExtrudeGeometry(shape, {
    depth: BODY + RAIL_TOP - 2 * bevel,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
  });
  return mapFromAbove(made, reach).translate(0, 0, bevel - BODY);
}

/** A cushion's side towards the balls: from the cloth out to the nose, and round it to the top. */
const nose = (height: number): ProfilePoint[] => [
  [0.02, 0],
  [0.006, height * 0.7],
  [0.0012, height * 0.93],
  [0, height],
  [0.0014, height + 0.0022],
  [0.006, RAIL_TOP - 0.001],
];

function top(line: Parameters<typeof cushionShape>[0], edge: Edge | undefined): BufferGeometry {
  if (!edge) throw new Error("a cushion without an edge");
  const points = edge.points.map((here, index) => {
    const normal = edge.normals[index] ?? here;
    return point(here.x - 0.006 * normal.x, here.y - 0.006 * normal.y);
  });
  const made = areas([cushionShape(line, { ...edge, points })]);
  made.deleteAttribute("uv");
  return made.translate(0, 0, RAIL_TOP - 0.001);
}

/** The leather of a pocket: down into the hole inside, a rounded lip above the rail. */
const leather = ({ radius }: Notch): ProfilePoint[] => [
  [radius - 0.006, -0.05],
  [radius - 0.004, 0.01],
  [radius - 0.003, RAIL_TOP],
  [radius, RAIL_TOP + 0.004],
  [radius + 0.008, RAIL_TOP + 0.005],
  [radius + 0.015, RAIL_TOP + 0.003],
  [radius + 0.017, RAIL_TOP - 0.001],
];

/** The drop: the cloth bends over the slate's edge, and below is dark. */
function well(center: Point, radius: number, edge: string): BufferGeometry {
  const stations: readonly (readonly [number, number, number])[] = [
    [radius, 0, 1],
    [radius - 0.001, -0.004, 0.45],
    [radius - 0.001, -0.016, 0.06],
    [radius - 0.001, -WELL, 0.02],
    [0, -WELL, 0],
  ];
  const made = turned(
    stations.map(([away, height]) => [away, height]),
    center,
    0,
    TURN,
    32,
  );
  const tone = new Color(edge);
  const places = made.getAttribute("position");
  const colors: number[] = [];
  for (let index = 0; index < places.count; index++) {
    const light = stations[index % stations.length]?.[2] ?? 0;
    colors.push(tone.r * light, tone.g * light, tone.b * light);
  }
  return made.setAttribute("color", new Float32BufferAttribute(colors, 3));
}

function markings(table: TableSpec): Mesh[] {
  const lines = linesOf(table).map((line) => ribbon(line, LINE));
  const spots = Object.entries(table.spots).filter(([name]) => name !== "neutral");
  const dots = areas(spots.map(([, spot]) => arcPoints(spot, 0.0065, 0, TURN, 20).slice(1)));
  return [...lines, dots].map((geometry) => new Mesh(geometry.translate(0, 0, 0.0004), lying(IVORY, 0.6)));
}
