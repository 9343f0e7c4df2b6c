/** Balls by id (`"cue"`, `"1"` … `"15"`, `"red:1"`): centre `[x, y]` or `[x, y, z]`, metres; z is the radius. */
export type PhysicsLayout = Readonly<
  Record<string, readonly [number, number] | readonly [number, number, number]>
>;

/** One stroke of the cue, in the terms of the public format. */
export interface PhysicsStrike {
  /** Speed of the cue ball just after a level centre hit with the same stick speed, m/s. */
  readonly speed: number;
  /** Direction in the table plane, radians counter-clockwise from +x. */
  readonly azimuth: number;
  /** Angle of the stick above the table, radians, from 0 (level) to π/2 (upright). */
  readonly elevation: number;
  /** Where the tip meets the ball, in radii from its centre: right and up, seen along the stick. */
  readonly tip: readonly [number, number];
}

/** Why a strike cannot be played. */
export const STRIKE_PROBLEMS = [
  "no-cue-ball",
  "not-a-number",
  "overlapping-balls",
  "off-the-bed",
  "speed-out-of-range",
  "azimuth-out-of-range",
  "elevation-out-of-range",
  "elevation-too-low",
  "tip-outside-ball",
  "miscue",
] as const;
export type StrikeProblemKind = (typeof STRIKE_PROBLEMS)[number];

/** A refused strike or layout: which field, what would be accepted, what came. */
export interface StrikeProblem {
  readonly kind: StrikeProblemKind;
  /** `balls.5`, `strike.tip` … */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
  /** The balls it is about. */
  readonly balls?: readonly string[];
}
