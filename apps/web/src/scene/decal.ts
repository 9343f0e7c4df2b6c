import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace, type Texture } from "three";
import { BALL_COLORS, INK, IVORY, NUMBER_COLORS } from "./color.ts";

const HEIGHT = 256;
/** Height of the number, as the angle that it covers on the ball, radians. */
const NUMBER = 1.25;

function canvas(width: number, height: number): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const element = document.createElement("canvas");
  element.width = width;
  element.height = height;
  const pen = element.getContext("2d");
  if (!pen) throw new Error("a canvas without a 2-D context");
  return { canvas: element, pen };
}

function texture(source: HTMLCanvasElement): CanvasTexture {
  const made = new CanvasTexture(source);
  made.colorSpace = SRGBColorSpace;
  made.minFilter = LinearMipmapLinearFilter;
  return made;
}

/**
 * The skin of a ball as a globe's map: its colour, and its number on two opposite sides in the tone that
 * stands out from it. The cue ball has small dots instead, so that its spin can be seen.
 */
export function ballSkin(ball: string, numbered: boolean): Texture {
  const { canvas: element, pen } = canvas(2 * HEIGHT, HEIGHT);
  pen.fillStyle = BALL_COLORS[ball] ?? IVORY;
  pen.fillRect(0, 0, 2 * HEIGHT, HEIGHT);
  const perRadian = HEIGHT / Math.PI;
  const sides = [HEIGHT / 2, (3 * HEIGHT) / 2];
  if (ball === "cue") for (const x of sides) dot(pen, x, HEIGHT / 2, 0.13 * perRadian, BALL_COLORS[1] ?? INK);
  else if (numbered)
    for (const x of sides) label(pen, ball, x, HEIGHT / 2, NUMBER * perRadian, NUMBER_COLORS[ball] ?? IVORY);
  return texture(element);
}

function dot(pen: CanvasRenderingContext2D, x: number, y: number, radius: number, color: string): void {
  pen.fillStyle = color;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

function label(
  pen: CanvasRenderingContext2D,
  said: string,
  x: number,
  y: number,
  size: number,
  color: string,
) {
  pen.font = `600 ${size}px "Barlow Condensed", "Arial Narrow", sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  pen.fillStyle = color;
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(said);
  pen.fillText(said, x, y + (up - down) / 2);
}

/** A word on nothing, to lie on the rail. */
export function labelSkin(said: string, color: string): Texture {
  const { canvas: element, pen } = canvas(64, 64);
  label(pen, said, 32, 32, 46, color);
  return texture(element);
}

/** A soft round shadow, dark in the middle. */
export function shadowSkin(): Texture {
  const { canvas: element, pen } = canvas(64, 64);
  const shade = pen.createRadialGradient(32, 32, 6, 32, 32, 32);
  shade.addColorStop(0, "rgb(0 0 0 / 62%)");
  shade.addColorStop(0.55, "rgb(0 0 0 / 34%)");
  shade.addColorStop(1, "rgb(0 0 0 / 0%)");
  pen.fillStyle = shade;
  pen.fillRect(0, 0, 64, 64);
  return texture(element);
}

/** Cloth under one lamp: brighter in the middle, with a faint nap. The same picture every time. */
export function clothSkin(bed: string, edge: string): Texture {
  const { canvas: element, pen } = canvas(1024, 512);
  const light = pen.createRadialGradient(512, 256, 40, 512, 256, 620);
  light.addColorStop(0, bed);
  light.addColorStop(1, edge);
  pen.fillStyle = light;
  pen.fillRect(0, 0, 1024, 512);
  let state = 7;
  for (let fibre = 0; fibre < 9000; fibre++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const x = state % 1024;
    const y = (state >>> 12) % 512;
    pen.fillStyle = fibre % 2 === 0 ? "rgb(255 255 255 / 2.6%)" : "rgb(0 0 0 / 4%)";
    pen.fillRect(x, y, 3, 1);
  }
  return texture(element);
}
