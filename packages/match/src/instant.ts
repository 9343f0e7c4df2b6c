const WRITTEN = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?(?:Z|([+-])(\d\d):?(\d\d)?)$/;

/**
 * The seconds that a written time (ISO 8601 with its zone) lies after a fixed one, for differences; undefined where
 * nothing of the kind is written. Nobody's clock is asked.
 */
export function secondsAt(written: string): number | undefined {
  const found = WRITTEN.exec(written);
  if (found === null) return undefined;
  const part = (index: number): number => Number(found[index] ?? 0);
  const days = daysTo(part(1), part(2), part(3));
  const east = (found[7] === "-" ? -1 : 1) * (part(8) * 60 + part(9));
  return days * 86_400 + (part(4) * 60 + part(5) - east) * 60 + part(6);
}

/** Days of the Gregorian calendar; a year that begins in March has its leap day last. */
function daysTo(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1;
  const leaps = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return 365 * shifted + leaps + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day;
}
