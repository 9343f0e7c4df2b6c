import type { Layout } from "@tacada/formats";
import type { Camera, WebGLRenderer } from "three";
import type { ClothColor } from "./color.ts";
import type { AimDrawing } from "./drawing.ts";
import type { Marks } from "./mark.ts";
import type { Poses } from "./pose.ts";

/** How much is drawn; `auto` goes by how fast this browser is. */
export const DETAILS = ["auto", "full", "low"] as const;
export type Detail = (typeof DETAILS)[number];

/** How the table looks, independent of the match. */
export interface Look {
  readonly cloth: ClothColor;
  readonly numbers: boolean;
  readonly detail: Detail;
}

/** One way to draw the table: flat from above, or as a body from anywhere. */
export interface Picture {
  dress(look: Look): void;
  pose(poses: Poses): void;
  /** Draws the stroke being prepared with lines `pixel` metres to the pixel, or nothing. */
  aim(drawing: AimDrawing | undefined, pixel: number): void;
  mark(marks: Marks, layout: Layout, held: boolean): void;
  /** Turns what is written on the table so that it stands upright, radians about the vertical. */
  turnLabels(angle: number): void;
  /** `anew`: the camera or the table itself has changed since the last picture. */
  draw(renderer: WebGLRenderer, camera: Camera, anew: boolean): void;
  dispose(): void;
}
