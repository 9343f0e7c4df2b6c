import type { Point } from "@tacada/table";
import type { BufferGeometry, Texture } from "three";
import { RAIL } from "./color.ts";
import { canvas, chance, texture } from "./decal.ts";
import { RAIL_WIDTH } from "./shape.ts";

const WIDTH = 1536;
/** Fibres of each of the four rails. */
const FIBRES = 420;

/**
 * The frame of a table from above, `reach` half its size in metres: four rails with their grain along them, mitred at
 * the corners, a little lighter where they arch. The same picture every time.
 */
export function woodSkin(reach: Point): Texture {
  const height = Math.round((WIDTH * reach.y) / reach.x);
  const { canvas: element, pen } = canvas(WIDTH, height);
  pen.fillStyle = RAIL;
  pen.fillRect(0, 0, WIDTH, height);
  const next = chance(11);
  const wide = (RAIL_WIDTH / (2 * reach.x)) * WIDTH;
  for (const quarter of [0, 1, 2, 3]) {
    const [long, across] = quarter % 2 === 0 ? [WIDTH, height] : [height, WIDTH];
    pen.save();
    pen.translate(WIDTH / 2, height / 2);
    pen.rotate((quarter * Math.PI) / 2);
    pen.translate(-long / 2, -across / 2);
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(long, 0);
    pen.lineTo(long - 2 * wide, 2 * wide);
    pen.lineTo(2 * wide, 2 * wide);
    pen.clip();
    const arch = pen.createLinearGradient(0, 0, 0, wide);
    arch.addColorStop(0, "rgb(0 0 0 / 34%)");
    arch.addColorStop(0.35, "rgb(255 214 170 / 9%)");
    arch.addColorStop(1, "rgb(0 0 0 / 28%)");
    pen.fillStyle = arch;
    pen.fillRect(0, 0, long, 2 * wide);
    for (let fibre = 0; fibre < FIBRES; fibre++) {
      pen.fillStyle = fibre % 2 === 0 ? "rgb(255 200 150 / 4.5%)" : "rgb(0 0 0 / 12%)";
      pen.fillRect(next() * long - 120, next() * wide, 60 + next() * 360, 0.6 + next());
    }
    pen.restore();
  }
  return texture(element);
}

/** Lays the picture of a table of this reach over a geometry, from above. */
export function mapFromAbove(geometry: BufferGeometry, { x, y }: Point): BufferGeometry {
  const places = geometry.getAttribute("position");
  const map = geometry.getAttribute("uv");
  for (let index = 0; index < places.count; index++)
    map.setXY(index, places.getX(index) / (2 * x) + 0.5, places.getY(index) / (2 * y) + 0.5);
  return geometry;
}
