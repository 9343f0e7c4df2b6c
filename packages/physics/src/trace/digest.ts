import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Trace } from "./trace.ts";

/**
 * The SHA-256 of a trace, in hex: of every event its kind, its balls and its time, then of every ball that is left
 * its id and final x and y. Words end in a zero byte, numbers are little-endian doubles.
 */
export function digestOf(trace: Trace): string {
  const hash = sha256.create();
  for (const { type, balls, t } of trace.events) {
    hash.update(words(type, ...balls));
    hash.update(doubles(t));
  }
  for (const id of trace.balls) {
    const place = trace.final[id];
    if (place === undefined) continue;
    hash.update(words(id));
    hash.update(doubles(...place));
  }
  return bytesToHex(hash.digest());
}

const words = (...list: string[]): Uint8Array => utf8ToBytes(list.map((word) => `${word}\0`).join(""));

function doubles(...numbers: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(8 * numbers.length));
  for (const [at, value] of numbers.entries()) view.setFloat64(8 * at, value, true);
  return new Uint8Array(view.buffer);
}
