import type { Layout } from "@tacada/formats";
import type { TableSpec } from "@tacada/table";
import {
  AmbientLight,
  type Camera,
  CanvasTexture,
  DirectionalLight,
  EquirectangularReflectionMapping,
  PCFShadowMap,
  Scene,
  SpotLight,
  SRGBColorSpace,
  type Texture,
  type WebGLRenderer,
} from "three";
import type { BallSet } from "./ballpaint.ts";
import type { AimDrawing } from "./drawing.ts";
import { type Furniture, furniture, lying, RAIL_TOP } from "./furniture.ts";
import { MarkModel, type Marks } from "./mark.ts";
import type { Look, Picture } from "./picture.ts";
import type { Poses } from "./pose.ts";
import { roomSkin } from "./room.ts";
import { SolidAim } from "./solidaim.ts";
import { solidBalls } from "./solidball.ts";
import { release } from "./table.ts";

/** How high the lamp hangs over the cloth, metres. */
const LAMP = 1.7;

/**
 * The table as a body under one lamp. In full detail it casts soft shadows and its balls mirror the room; in low
 * detail light and shadows are painted, and everything has fewer corners.
 */
export class FreePicture implements Picture {
  readonly #table: TableSpec;
  readonly #full: boolean;
  readonly #scene = new Scene();
  readonly #balls: ReturnType<typeof solidBalls>;
  readonly #aim: SolidAim;
  readonly #marks: MarkModel;
  readonly #room: Texture | undefined;
  readonly #lamp: SpotLight | DirectionalLight;
  #furniture: Furniture;
  #look: Look;

  constructor(table: TableSpec, balls: BallSet, look: Look, full: boolean) {
    this.#table = table;
    this.#look = look;
    this.#full = full;
    this.#aim = new SolidAim(table.cueBall.radius, full);
    this.#marks = new MarkModel(table, ({ color }) => lying(color, 1), {
      cloth: 0.0012,
      rail: RAIL_TOP + 0.006,
    });
    this.#room = full ? mirrored() : undefined;
    this.#balls = solidBalls(table, balls, look.numbers, this.#room);
    this.#furniture = furniture(table, look.cloth, full);
    this.#scene.add(this.#furniture.group, this.#balls.group, this.#aim.group, this.#marks.group);
    this.#lamp = full ? lamp() : daylight();
    const room = full
      ? new AmbientLight(0xdfe6ff, 0.3 * Math.PI)
      : new AmbientLight(0xffffff, 0.45 * Math.PI);
    this.#scene.add(this.#lamp, room);
  }

  dress(look: Look): void {
    if (look.cloth !== this.#look.cloth) {
      release(this.#furniture.group);
      this.#furniture = furniture(this.#table, look.cloth, this.#full);
      this.#scene.add(this.#furniture.group);
    }
    if (look.numbers !== this.#look.numbers) this.#balls.number(look.numbers);
    this.#look = look;
  }

  pose(poses: Poses): void {
    this.#balls.pose(poses);
  }

  aim(drawing: AimDrawing | undefined, pixel: number): void {
    this.#aim.draw(drawing, pixel);
  }

  mark(marks: Marks, layout: Layout): void {
    this.#marks.show(marks, layout);
  }

  turnLabels(angle: number): void {
    this.#furniture.turnLabels(angle);
  }

  draw(renderer: WebGLRenderer, camera: Camera): void {
    renderer.shadowMap.enabled = this.#full;
    renderer.shadowMap.type = PCFShadowMap;
    renderer.render(this.#scene, camera);
  }

  dispose(): void {
    release(this.#scene);
    this.#room?.dispose();
    this.#lamp.dispose();
  }
}

/** The one lamp over the middle, with its soft shadows. */
function lamp(): SpotLight {
  const made = new SpotLight(0xfff6e6, 0.95 * Math.PI, 0, 1, 0.7, 0);
  made.position.set(0, 0, LAMP);
  made.castShadow = true;
  made.shadow.mapSize.set(2048, 2048);
  made.shadow.camera.near = 1;
  made.shadow.camera.far = 3;
  made.shadow.bias = -0.0006;
  made.shadow.radius = 4;
  return made;
}

/** Even light without shadows, which are painted then. */
function daylight(): DirectionalLight {
  const made = new DirectionalLight(0xffffff, 0.75 * Math.PI);
  made.position.set(-0.3, 0.3, 1);
  return made;
}

/** The room as the balls mirror it. */
function mirrored(): Texture {
  const made = new CanvasTexture(roomSkin());
  made.mapping = EquirectangularReflectionMapping;
  made.colorSpace = SRGBColorSpace;
  return made;
}
