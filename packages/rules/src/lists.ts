/** Words or numbers in a row; one alone is what nearly every ruling has. */
export const joined = (parts: readonly (string | number)[], between = ", "): string =>
  parts.length === 1 ? String(parts[0]) : parts.join(between);

/** A list with one entry more. Most lists of a ruling end with one entry, and a list that is pushed to has room for many. */
export const grown = <T>(list: readonly T[], entry: T): T[] =>
  list.length === 0 ? [entry] : [...list, entry];
