import type { Point } from "@tacada/table";
import { Group, type Mesh, PlaneGeometry } from "three";
import { CHALK, IVORY } from "./color.ts";
import type { AimDrawing } from "./drawing.ts";
import { areas, flat, ring } from "./flat.ts";
import { ribbon } from "./ribbon.ts";
import { stickPlace } from "./stick.ts";
import { release } from "./table.ts";

const LENGTH = 1.45;
const BUTT = 0.0145;
const TIP = 0.0062;

/** The cue, and the lines and the ghost ball of the aiming aid. */
export class AimModel {
  readonly group = new Group();
  readonly #radius: number;
  readonly #cue = new Group();
  #lines = new Group();
  readonly #ghost: Mesh;

  constructor(radius: number) {
    this.#radius = radius;
    this.#ghost = flat(ring(radius * 0.93, radius * 1.02), "line", { color: IVORY, opacity: 0.85 });
    const part = (from: number, to: number, color: string) =>
      flat(areas([taper(from, to)]), "cue", { color });
    const shade = flat(new PlaneGeometry(LENGTH, 0.03), "cue", { color: "#000000", opacity: 0.16 });
    shade.position.set(-LENGTH / 2, -0.012, 0);
    this.#cue.add(
      shade,
      part(0.9, LENGTH, "#35231a"),
      part(0.022, 0.9, "#d3ae7c"),
      part(0.006, 0.022, IVORY),
      part(0, 0.006, "#3f7fb3"),
    );
    this.group.add(this.#lines, this.#ghost, this.#cue);
  }

  /** Draws the stroke with lines `pixel` metres to the pixel; nothing when there is none to prepare. */
  draw(drawing: AimDrawing | undefined, pixel: number): void {
    this.group.visible = drawing !== undefined;
    if (!drawing) return;
    const { lines, ghost } = drawing;
    const { tip, along } = stickPlace(drawing, this.#radius);
    this.#cue.rotation.z = drawing.azimuth;
    this.#cue.scale.x = Math.hypot(along.x, along.y);
    this.#cue.position.set(tip.x, tip.y, 0);
    release(this.#lines);
    this.#lines = new Group();
    this.group.add(this.#lines);
    lines.forEach((points, index) => {
      const look = index === 0 ? { color: IVORY, opacity: 0.9 } : { color: CHALK, opacity: 0.95 };
      this.#lines.add(flat(ribbon(points, 1.6 * pixel), "line", look));
    });
    this.#ghost.visible = ghost !== undefined;
    if (ghost) this.#ghost.position.set(ghost.x, ghost.y, 0);
  }
}

function taper(from: number, to: number): Point[] {
  const half = (at: number) => TIP + ((BUTT - TIP) * at) / LENGTH;
  return [
    { x: -from, y: half(from) },
    { x: -to, y: half(to) },
    { x: -to, y: -half(to) },
    { x: -from, y: -half(from) },
  ];
}
