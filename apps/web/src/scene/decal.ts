import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace, type Texture } from "three";
import type { BallPaint } from "./ballpaint.ts";
import { IVORY, SPIN_DOT } from "./color.ts";

const HEIGHT = 256;
/** Height of the number, and of one in a disc, as the angle that it covers on the ball, radians. */
const NUMBER = 1.25;
const NUMBER_IN_DISC = 1.1;
/** Radius of the disc, half the width of the band, and of the cue ball's dots, as angles on the ball, radians. */
const DISC = 0.74;
const BAND = 0.82;
const SPIN = 0.13;
/** A line under 6 and 9 tells which is which. */
const UNDERLINED: readonly (string | undefined)[] = ["6", "9"];

/** An empty canvas, pixels, and what draws on it. */
export function canvas(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const element = document.createElement("canvas");
  element.width = width;
  element.height = height;
  const pen = element.getContext("2d");
  if (!pen) throw new Error("a canvas without a 2-D context");
  return { canvas: element, pen };
}

/** The canvas as a texture in the colours of the screen. */
export function texture(source: HTMLCanvasElement): CanvasTexture {
  const made = new CanvasTexture(source);
  made.colorSpace = SRGBColorSpace;
  made.minFilter = LinearMipmapLinearFilter;
  return made;
}

/**
 * The skin of a ball as a globe's map: its colour or band, and its number on two opposite sides. The cue ball has
 * small dots instead, so that its spin can be seen.
 */
export function ballSkin(ball: string, paint: BallPaint, numbered: boolean): Texture {
  const { canvas: element, pen } = canvas(2 * HEIGHT, HEIGHT);
  const perRadian = HEIGHT / Math.PI;
  const band = paint.stripe ? BAND * perRadian : HEIGHT / 2;
  pen.fillStyle = IVORY;
  pen.fillRect(0, 0, 2 * HEIGHT, HEIGHT);
  pen.fillStyle = paint.color;
  pen.fillRect(0, HEIGHT / 2 - band, 2 * HEIGHT, 2 * band);
  const { label: said, ink, disc } = paint;
  for (const x of [HEIGHT / 2, (3 * HEIGHT) / 2]) {
    if (ball === "cue") dot(pen, x, HEIGHT / 2, SPIN * perRadian, SPIN_DOT);
    if (said === undefined || !numbered) continue;
    if (disc) dot(pen, x, HEIGHT / 2, DISC * perRadian, IVORY);
    label(pen, said, x, HEIGHT / 2, (disc ? NUMBER_IN_DISC : NUMBER) * perRadian, ink);
    if (disc && UNDERLINED.includes(said))
      pen.fillRect(x - 0.16 * perRadian, HEIGHT / 2 + 0.46 * perRadian, 0.32 * perRadian, 0.07 * perRadian);
  }
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

/** Numbers from 0 to 1 without an end, the same every time. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Cloth under one lamp: brighter in the middle, with a faint nap. The same picture every time. */
export function clothSkin(bed: string, edge: string): Texture {
  const { canvas: element, pen } = canvas(1024, 512);
  const light = pen.createRadialGradient(512, 256, 40, 512, 256, 620);
  light.addColorStop(0, bed);
  light.addColorStop(1, edge);
  pen.fillStyle = light;
  pen.fillRect(0, 0, 1024, 512);
  const next = chance(7);
  for (let fibre = 0; fibre < 9000; fibre++) {
    pen.fillStyle = fibre % 2 === 0 ? "rgb(255 255 255 / 2.6%)" : "rgb(0 0 0 / 4%)";
    pen.fillRect(next() * 1024, next() * 512, 3, 1);
  }
  return texture(element);
}
