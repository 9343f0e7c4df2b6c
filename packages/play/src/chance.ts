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
export function chance({ seed, purpose, frame, index, channel }: ChancePlace): number {
  const bytes = sha256(utf8ToBytes(JSON.stringify([seed, purpose, frame, index, channel])));
  let number = 0;
  for (const byte of bytes.subarray(0, 6)) number = number * 256 + byte;
  return number / 281_474_976_710_656;
}
