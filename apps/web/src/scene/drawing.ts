import type { Point } from "@tacada/table";

/** How the stroke that is being prepared is drawn; places in metres, angles in radians. */
export interface AimDrawing {
  readonly cue: Point;
  readonly azimuth: number;
  /** How far the cue is drawn back, 0–1. */
  readonly pull: number;
  /** Of the cue above the table. */
  readonly elevation: number;
  /** Offset of the tip in ball radii, right and up. */
  readonly tip: readonly [number, number];
  /** Ways of balls to be hinted at, the cue ball's first. */
  readonly lines: readonly (readonly Point[])[];
  /** Where the cue ball would meet the first ball. */
  readonly ghost?: Point;
}
