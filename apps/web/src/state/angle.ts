import type { Position } from "@tacada/formats";

const TURN = 360;

/** Degrees from 0 (along the table, away from the break end) anticlockwise, below 360. */
export const degreesOf = (radians: number): number => {
  const degrees = ((radians * 180) / Math.PI) % TURN;
  return degrees < 0 ? degrees + TURN : degrees;
};

export const radiansOf = (degrees: number): number => (degrees * Math.PI) / 180;

/** The direction from one place to another, radians. */
export const bearing = (from: Position, to: Position): number => Math.atan2(to[1] - from[1], to[0] - from[0]);

/** How far an angle turns to become another, the short way round, radians. */
export const turnBetween = (from: number, to: number): number =>
  Math.atan2(Math.sin(to - from), Math.cos(to - from));

/** Two decimals, in the language's own writing; 359.999 is shown as 0. */
export const degreesText = (radians: number, language: string): string =>
  ((Math.round(degreesOf(radians) * 100) % (100 * TURN)) / 100).toLocaleString(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });

/** The number that a person wrote, with a comma or a point; undefined when it is none. */
export function numberFrom(written: string): number | undefined {
  const tidy = written.trim().replace("−", "-").replace(",", ".");
  const value = tidy === "" ? Number.NaN : Number(tidy);
  return Number.isFinite(value) ? value : undefined;
}
