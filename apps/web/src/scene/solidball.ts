import type { TableSpec } from "@tacada/table";
import {
  Matrix4,
  type MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  SphereGeometry,
  type Texture,
  Vector3,
} from "three";
import { BallGroup, MOST_BALLS } from "./ballgroup.ts";
import type { BallSet } from "./ballpaint.ts";
import { Batch } from "./batch.ts";
import { shadowSkin } from "./decal.ts";
import { lying } from "./furniture.ts";

const lies = new Matrix4();
const whole = new Vector3(1, 1, 1);

/**
 * The balls of the free view. In full detail the lamp and the room mirror in them; in low they have painted shadows
 * while they lie on the cloth. `room` is what is mirrored, in full detail alone.
 */
export function solidBalls(
  table: TableSpec,
  set: BallSet,
  numbered: boolean,
  room: Texture | undefined,
): BallGroup<MeshStandardMaterial | MeshLambertMaterial> {
  const shadows = room ? undefined : blobs(table.ball.radius);
  return new BallGroup<MeshStandardMaterial | MeshLambertMaterial>(table, set, numbered, {
    sphere: (radius) => (room ? new SphereGeometry(radius, 40, 28) : new SphereGeometry(radius, 20, 14)),
    paint: (map) =>
      room
        ? new MeshStandardMaterial({ map, envMap: room, envMapIntensity: 0.9, roughness: 0.12, metalness: 0 })
        : new MeshLambertMaterial({ map }),
    beside: shadows ? [shadows] : [],
    put: ({ place, turn }, kind, radius) => {
      kind.mesh.castShadow = room !== undefined;
      kind.add(lies.compose(place, turn, whole));
      if (place.z > radius / 2)
        shadows?.add(lies.makeTranslation(place.x + radius * 0.12, place.y - radius * 0.12, 0.0008));
    },
  });
}

function blobs(radius: number): Batch<MeshBasicMaterial> {
  const paint = Object.assign(lying("#ffffff", 1), { map: shadowSkin() });
  return new Batch(new PlaneGeometry(radius * 3.4, radius * 3.4), paint, MOST_BALLS);
}
