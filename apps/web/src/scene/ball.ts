import type { TableSpec } from "@tacada/table";
import {
  Matrix4,
  MeshPhongMaterial,
  PlaneGeometry,
  Quaternion,
  SphereGeometry,
  type Texture,
  Vector3,
} from "three";
import { BallGroup, MOST_BALLS } from "./ballgroup.ts";
import type { BallSet } from "./ballpaint.ts";
import { Batch } from "./batch.ts";
import { IVORY } from "./color.ts";
import { shadowSkin } from "./decal.ts";
import { LAYERS, layered, ring } from "./flat.ts";

/** How much larger a ball in the air is drawn, a metre of height. */
const GROWING = 1.5;

const lies = new Matrix4();
const size = new Vector3();
const paper = new Vector3();
const straight = new Quaternion();

/**
 * The balls seen from above: spheres, the light rims that set them off from the cloth, their soft shadows. Below the
 * cloth (in a pocket) a ball grows dim and small; in the air it grows and its shadow moves away.
 */
export function topBalls(table: TableSpec, set: BallSet, numbered: boolean): BallGroup<MeshPhongMaterial> {
  const shadows = new Batch(new PlaneGeometry(3.4, 3.4), layered({ map: shadowSkin() }), MOST_BALLS);
  const rims = new Batch(ring(0.97, 1.09), layered({ color: IVORY }), MOST_BALLS);
  shadows.mesh.renderOrder = LAYERS.shadow;
  rims.mesh.renderOrder = LAYERS.rim;
  return new BallGroup(table, set, numbered, {
    sphere: (radius) => new SphereGeometry(radius, 28, 20),
    paint,
    beside: [shadows, rims],
    put: ({ place: { x, y, z }, turn }, kind, radius) => {
      const depth = Math.min(1, Math.max(0, (radius - z) / (5 * radius)));
      const height = Math.max(0, z - radius);
      const grown = 1 - 0.25 * depth + GROWING * height;
      kind.mesh.renderOrder = LAYERS.ball;
      kind.add(lies.compose(paper.set(x, y, 0), turn, size.setScalar(grown)), 1 - 0.75 * depth);
      if (depth > 0) return;
      rims.add(lies.compose(paper.set(x, y, 0), straight, size.setScalar(grown * radius)));
      const away = radius + 2 * height;
      paper.set(x + 0.22 * away, y - 0.3 * away, 0);
      shadows.add(lies.compose(paper, straight, size.setScalar(radius)));
    },
  });
}

const paint = (map: Texture) =>
  new MeshPhongMaterial({
    map,
    transparent: true,
    depthTest: false,
    depthWrite: false,
    specular: 0x262626,
    shininess: 36,
  });
