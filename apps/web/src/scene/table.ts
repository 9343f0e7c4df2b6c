import { outlineOf, type Point, point, type TableSpec } from "@tacada/table";
import { Group, InstancedMesh, type Mesh, NoBlending, type Object3D, PlaneGeometry, Texture } from "three";
import {
  CLOTH_TONES,
  type ClothColor,
  HOLE,
  IVORY,
  LEATHER,
  LEATHER_LIP,
  RAIL_EDGE,
  RAIL_LABEL,
} from "./color.ts";
import { clothSkin, labelSkin } from "./decal.ts";
import { areas, flat } from "./flat.ts";
import { type BandEnd, band, joined, ribbon } from "./ribbon.ts";
import {
  arcPoints,
  bedShape,
  cushionShape,
  type Edge,
  edgeOf,
  linesOf,
  RAIL_WIDTH,
  reachOf,
  rounded,
} from "./shape.ts";
import { mapFromAbove, woodSkin } from "./wood.ts";

/** The furniture of the scene: everything that does not move during a stroke. */
export interface TableModel {
  readonly group: Group;
  /** Turns the pocket numbers so that they stand upright, radians about the vertical. */
  turnLabels(angle: number): void;
  dispose(): void;
}

/** How far beside its pocket a number stands on the long rail, metres. */
const ASIDE = 0.115;
const MARKING = { color: IVORY, opacity: 0.55 };

/** Builds the table from its outline in the colour of its cloth. */
export function tableModel(table: TableSpec, cloth: ClothColor): TableModel {
  const outline = outlineOf(table);
  const tones = CLOTH_TONES[cloth];
  const group = new Group();
  const edges = outline.cushions.map((line) => edgeOf(line, outline));
  const skin = clothSkin(tones.bed, tones.edge);
  const reach = reachOf(table);
  group.add(...rails(reach), bed(edges, table, skin), ...markings(table));
  const round = (more: number) => areas(outline.drops.map((drop) => circle(drop.center, drop.radius + more)));
  group.add(
    flat(round(0.0145), "hole", { color: LEATHER_LIP }),
    flat(round(0.012), "hole", { color: LEATHER }),
    flat(round(0), "hole", { color: tones.drop }),
    flat(round(-0.005), "hole", { color: HOLE }),
  );
  const tops = outline.cushions.map((line, index) => {
    const edge = edges[index];
    return edge ? cushionShape(line, edge) : [];
  });
  group.add(...cushions(tops, edges, tones));
  const labels = outline.drops.map((drop) => {
    const mesh = flat(new PlaneGeometry(0.075, 0.075), "marking", {
      map: labelSkin(String(drop.pocket), RAIL_LABEL),
    });
    const aside = Math.abs(drop.axis.x) < 0.1 ? ASIDE : -Math.sign(drop.axis.x) * ASIDE;
    mesh.position.set(drop.center.x + aside, Math.sign(drop.axis.y) * (reach.y - RAIL_WIDTH / 2), 0);
    return mesh;
  });
  group.add(...labels);
  return {
    group,
    turnLabels: (angle) => {
      for (const label of labels) label.rotation.z = angle;
    },
    dispose: () => release(group),
  };
}

function rails(reach: Point): Mesh[] {
  const outer = rounded(reach, 0.09);
  const inner = rounded(point(reach.x - RAIL_WIDTH, reach.y - RAIL_WIDTH), 0.01);
  return [
    flat(mapFromAbove(areas([outer]), reach), "rail", { map: woodSkin(reach), blending: NoBlending }),
    flat(ribbon([...outer, outer[0] ?? reach], 0.006), "rail", { color: RAIL_EDGE }),
    flat(ribbon([...inner, inner[0] ?? reach], 0.004), "rail", { color: RAIL_EDGE }),
  ];
}

function bed(edges: readonly Edge[], table: TableSpec, skin: Texture): Mesh {
  const geometry = mapFromAbove(areas([bedShape(edges)]), point(table.length / 2, table.width / 2));
  return flat(geometry, "bed", { map: skin, blending: NoBlending });
}

function markings(table: TableSpec): Mesh[] {
  const made = linesOf(table).map((line) => flat(ribbon(line, 0.004), "marking", MARKING));
  const spots = Object.entries(table.spots).filter(([name]) => name !== "neutral");
  const dots = areas(spots.map(([, spot]) => circle(spot, 0.0065)));
  made.push(flat(dots, "marking", { color: IVORY, opacity: 0.75 }));
  return made;
}

/** The cushions with their shade on the cloth and the light on their noses. */
function cushions(
  tops: readonly (readonly Point[])[],
  edges: readonly Edge[],
  tones: { cushion: string; nose: string },
): Mesh[] {
  const along = (near: BandEnd, far: BandEnd) =>
    flat(joined(edges.map(({ points, normals }) => band(points, normals, near, far))), "cushion", {
      vertexColors: true,
    });
  return [
    along({ offset: 0, color: "#000000", alpha: 0.42 }, { offset: 0.03, color: "#000000", alpha: 0 }),
    flat(areas(tops), "cushion", { color: tones.cushion }),
    along({ offset: 0, color: tones.nose, alpha: 1 }, { offset: -0.016, color: tones.nose, alpha: 0 }),
  ];
}

const circle = (center: Point, radius: number): Point[] => arcPoints(center, radius, 0, 2 * Math.PI).slice(1);

/** Gives the memory of everything below a group back to the graphics card. */
export function release(group: Object3D): void {
  group.traverse((node) => {
    const mesh = node as Partial<Mesh>; // lights and groups have neither geometry nor material
    if (node instanceof InstancedMesh) node.dispose();
    mesh.geometry?.dispose();
    for (const material of [mesh.material ?? []].flat()) {
      if ("map" in material && material.map instanceof Texture) material.map.dispose();
      material.dispose();
    }
  });
  group.removeFromParent();
}
