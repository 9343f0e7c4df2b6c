/** Words or numbers in a row; one alone is what nearly every ruling has. */
export const joined = (parts: readonly (string | number)[], between = ", "): string =>
  parts.length === 1 ? String(parts[0]) : parts.join(between);
