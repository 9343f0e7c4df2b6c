import type { Point } from "./point.ts";

/** A figure with the place it comes from: an article, a standard, or the words "no public figure". */
export interface Sourced {
  readonly value: number;
  readonly source: string;
}

/** A ball's size and mass: metres, kilograms. */
export interface BallSpec {
  readonly radius: number;
  readonly mass: number;
}

/** Pockets `1`–`6`: from the right corner of the break end, anticlockwise seen from above. */
export const POCKET_NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export type PocketNumber = (typeof POCKET_NUMBERS)[number];

/** A cushion is named by the two pockets at its ends, in pocket order; `3-4` is the foot, `6-1` the head. */
export const CUSHION_NAMES = ["1-2", "2-3", "3-4", "4-5", "5-6", "6-1"] as const;
export type CushionName = (typeof CUSHION_NAMES)[number];

/**
 * The shape of one kind of pocket, lengths in metres.
 *
 * The two jaws are arcs that leave the cushion noses tangentially and curve away from the bed; `mouth` is
 * the gap between them where they are nearest. Beyond it the slate ends in a round edge of radius
 * `dropRadius`, whose point nearest to the table's middle lies `dropSetback` behind the jaws' nearest line
 * (corner) or behind the nose line (middle).
 *
 * A pool pocket has a straight `facing` behind each jaw, which is then no more than a rounded point. There the
 * mouth is measured between the points where the lines of nose and facing meet, and it is the jaws' nearest line.
 */
export interface PocketShape {
  readonly mouth: number;
  readonly jawRadius: number;
  /** How far each jaw turns before the cushion ends, as the cosine and sine of that turn. */
  readonly jawTurn: { readonly cos: number; readonly sin: number };
  /** Length of the straight facing on which the cushion goes on behind each jaw. */
  readonly facing?: number;
  readonly dropRadius: number;
  readonly dropSetback: number;
}

/** The half disc on the head side of the baulk line from which the cue ball is played in hand. */
export interface DSpec {
  /** `x` of the baulk line, metres. */
  readonly line: number;
  readonly radius: number;
}

/** A table as data: everything that rules, physics and picture need to know of its shape, SI units. */
export interface TableSpec {
  readonly id: string;
  /** Playing field between the cushion noses, metres: `length` along x, `width` along y. */
  readonly length: number;
  readonly width: number;
  readonly ball: BallSpec;
  readonly cueBall: BallSpec;
  /** Height of the cushion nose above the cloth, metres. */
  readonly noseHeight: number;
  readonly corner: PocketShape;
  readonly middle: PocketShape;
  readonly d?: DSpec;
  /** `x` of the head string, metres: a ball is behind the line when its centre lies nearer to the head than this. */
  readonly headString?: number;
  /** Spots by ball number or name (`"1"` … `"7"`, `"neutral"`, `"head"` and `"foot"` on the long axis). */
  readonly spots: Readonly<Record<string, Point>>;
  /** Where each figure comes from, by the name of the key above. */
  readonly sources: Readonly<Record<string, string>>;
}
