/** A name that nothing else has: 128 random bits in hex. Works on pages without a secure context too. */
export const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
