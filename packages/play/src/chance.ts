import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/** What chance is asked for; each purpose has its own numbers. */
export const PURPOSES = ["break", "tiebreak", "rack", "noise"] as const;
/** What chance is asked for: each purpose draws its own numbers. */
export type Purpose = (typeof PURPOSES)[number];

/** Which number of a match is meant. The same place always gives the same number, after an undo too. */
export interface ChancePlace {
  readonly seed: string;
  readonly purpose: Purpose;
  readonly frame: number;
  /** Index among the standing strokes. */
  readonly index: number;
  readonly channel: number;
}

/** A number of [0, 1) drawn from a counter hash (the first 48 bits of a SHA-256): no state, no order of calls. */
export function chance(place: ChancePlace): number {
  let number = 0;
  for (const byte of hashOf(place).subarray(0, 6)) number = number * 256 + byte;
  return number / 281_474_976_710_656;
}

/** Even draws that make one number of the bell curve, two bytes of the hash each. */
const DRAWS = 12;

/**
 * A normal deviate as the sum of twelve even draws (Irwin–Hall: mean 0, standard deviation 1, never beyond 6): no
 * logarithm and no cosine, so that every engine gives the same bits.
 */
export function deviate(place: ChancePlace): number {
  const bytes = hashOf(place);
  let sum = 0;
  for (let draw = 0; draw < DRAWS; draw += 1)
    sum += (bytes[2 * draw] ?? 0) * 256 + (bytes[2 * draw + 1] ?? 0);
  return (sum + DRAWS / 2) / 65_536 - DRAWS / 2;
}

const hashOf = ({ seed, purpose, frame, index, channel }: ChancePlace): Uint8Array =>
  sha256(utf8ToBytes(JSON.stringify([seed, purpose, frame, index, channel])));
