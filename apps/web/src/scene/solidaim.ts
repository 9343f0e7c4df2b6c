import { Group, Mesh, MeshBasicMaterial, SphereGeometry } from "three";
import { CHALK, IVORY } from "./color.ts";
import type { AimDrawing } from "./drawing.ts";
import { lying } from "./furniture.ts";
import { ribbon } from "./ribbon.ts";
import { layStick, stick, stickPlace } from "./stick.ts";
import { release } from "./table.ts";

/** Width of an aiming line, metres and at least so many pixels, and its height over the cloth, metres. */
const WIDTH = 0.0045;
const PIXELS = 1.8;
const HEIGHT = 0.001;

/** The cue as a body, and the lines and the ghost ball of the aiming aid on the cloth. */
export class SolidAim {
  readonly group = new Group();
  readonly #radius: number;
  readonly #cue: Mesh;
  readonly #ghost: Mesh;
  #lines = new Group();

  constructor(radius: number, casts: boolean) {
    this.#radius = radius;
    this.#cue = stick(casts);
    this.#ghost = new Mesh(
      new SphereGeometry(radius, 24, 16),
      new MeshBasicMaterial({ color: IVORY, transparent: true, opacity: 0.3, depthWrite: false }),
    );
    this.group.add(this.#lines, this.#ghost, this.#cue);
  }

  /** Draws the stroke with `pixel` metres to the pixel; nothing when there is none to prepare. */
  draw(drawing: AimDrawing | undefined, pixel: number): void {
    this.group.visible = drawing !== undefined;
    if (!drawing) return;
    layStick(this.#cue, stickPlace(drawing, this.#radius));
    release(this.#lines);
    this.#lines = new Group();
    this.group.add(this.#lines);
    drawing.lines.forEach((points, index) => {
      const line = new Mesh(
        ribbon(points, Math.max(WIDTH, PIXELS * pixel)),
        lying(index === 0 ? IVORY : CHALK, 0.9),
      );
      line.position.z = HEIGHT;
      this.#lines.add(line);
    });
    const { ghost } = drawing;
    this.#ghost.visible = ghost !== undefined;
    if (ghost) this.#ghost.position.set(ghost.x, ghost.y, this.#radius);
  }
}
