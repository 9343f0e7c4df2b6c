import type { Trace } from "../trace/trace.ts";
import { type PackedTrace, packTrace, unpackTrace } from "./trace.ts";

/*
 * A packed trace as bytes: the length of its head, its head as JSON in ASCII, then how many codes and numbers there
 * are, the codes, and the numbers as little-endian doubles. Lengths and codes are written seven bits a byte, the
 * lowest first, the eighth bit set on all but the last.
 */

/** More than any length or code: 2³². */
const LONGEST = 4_294_967_296;

/** A trace in as few bytes as it goes. */
export function bytesOfTrace(trace: Trace): Uint8Array {
  const { codes, numbers, ...rest } = packTrace(trace);
  const head = ascii(JSON.stringify(rest));
  const bytes: number[] = [];
  writeWhole(bytes, head.length);
  for (const letter of head) bytes.push(letter.charCodeAt(0));
  writeWhole(bytes, codes.length);
  writeWhole(bytes, numbers.length);
  for (const code of codes) writeWhole(bytes, code);
  const whole = new Uint8Array(bytes.length + 8 * numbers.length);
  whole.set(bytes);
  const view = new DataView(whole.buffer, bytes.length);
  for (const [at, value] of numbers.entries()) view.setFloat64(8 * at, value, true);
  return whole;
}

/** The trace of such bytes; undefined for any others. */
export function traceOfBytes(bytes: Uint8Array): Trace | undefined {
  const reader = { bytes, at: 0 };
  const length = readWhole(reader);
  const letters = bytes.subarray(reader.at, reader.at + length);
  reader.at += length;
  const counts = [readWhole(reader), readWhole(reader)] as const;
  if (counts[0] + 8 * counts[1] > bytes.length - reader.at) return undefined;
  const codes = Array.from({ length: counts[0] }, () => readWhole(reader));
  if (bytes.length - reader.at !== 8 * counts[1]) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset + reader.at);
  const numbers = Array.from({ length: counts[1] }, (_, at) => view.getFloat64(8 * at, true));
  const head = headOf(letters);
  return head === undefined ? undefined : unpackTrace({ ...head, codes, numbers });
}

function headOf(letters: Uint8Array): Omit<PackedTrace, "codes" | "numbers"> | undefined {
  let text = "";
  for (const letter of letters) text += String.fromCharCode(letter);
  try {
    const head: unknown = JSON.parse(text);
    return isHead(head) ? head : undefined;
  } catch {
    return undefined;
  }
}

/** As far as reading on hangs on it: bytes do not come from people, and a spoilt one shows in the rest. */
const isHead = (head: unknown): head is Omit<PackedTrace, "codes" | "numbers"> =>
  typeof head === "object" &&
  head !== null &&
  "balls" in head &&
  Array.isArray(head.balls) &&
  head.balls.every((ball) => typeof ball === "string") &&
  "frozen" in head &&
  typeof head.frozen === "object" &&
  "stopRule" in head &&
  typeof head.stopRule === "number";

/** JSON with every letter beyond ASCII escaped. */
const ascii = (json: string): string =>
  json.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);

function writeWhole(bytes: number[], value: number): void {
  let left = value;
  for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
  bytes.push(left);
}

/** A whole number of at most 32 bits; what is longer, or missing, reads as more than any length can be. */
function readWhole(reader: { readonly bytes: Uint8Array; at: number }): number {
  let value = 0;
  for (let unit = 1; unit < LONGEST; unit *= 128) {
    const byte = reader.bytes[reader.at++];
    if (byte === undefined) break;
    value += (byte % 128) * unit;
    if (byte < 128) return value;
  }
  return LONGEST;
}
