/** A whole number from 0 to below `count`; the next one every time. */
export type Draw = (count: number) => number;

/** Draws from a seed: the same series every time. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The low bits of such a series repeat early, so the high ones decide.
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Once in so many times. */
export const isOnce = (draw: Draw, times: number): boolean => draw(times) === 0;

/**
 * One of the values, each as likely as the others.
 *
 * @throws where there is none
 */
export function oneOf<T>(draw: Draw, values: readonly T[]): T {
  const value = values[draw(values.length)];
  if (value === undefined) throw new Error("nothing to draw from");
  return value;
}

/** A number from 0 to below 1. */
export const share = (draw: Draw): number => draw(1_000_000) / 1_000_000;
