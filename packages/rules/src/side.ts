import type { Side } from "@tacada/formats";
import { joined } from "./lists.ts";

/** A value for each side of a match. */
export type BySide<T> = Readonly<Partial<Record<Side, T>>>;

/** The sides that have not left, in the order of play. */
export const playing = (sides: readonly Side[], out: readonly Side[]): readonly Side[] =>
  out.length === 0 ? sides : sides.filter((side) => !out.includes(side));

/** The side that plays after `side`, over those that have left. */
export function nextSide(sides: readonly Side[], out: readonly Side[], side: Side): Side {
  const start = sides.indexOf(side);
  for (let step = 1; step < sides.length; step++) {
    const next = sides[(start + step) % sides.length];
    if (next !== undefined && !out.includes(next)) return next;
  }
  return side;
}

/** This side, or where it has left the one that plays after it. */
export const sideLeft = (sides: readonly Side[], out: readonly Side[], side: Side): Side =>
  out.includes(side) ? nextSide(sides, out, side) : side;

/** The same values but for one side's. */
export function withSide<T>(values: BySide<T>, side: Side, value: T): BySide<T> {
  // Much quicker than a literal with a computed key, and made at every stroke.
  const changed: Partial<Record<Side, T>> = { ...values };
  changed[side] = value;
  return changed;
}

/** These sides as announcements name them. */
export const namesOf = (sides: readonly Side[]): string => joined(sides, " ");

/** The value of one side alone. */
export function ofSide<T>(side: Side, value: T): BySide<T> {
  // The sides of nearly every match are written out: to add a key that differs from call to call is dear.
  if (side === "A") return { A: value };
  return side === "B" ? { B: value } : withSide({}, side, value);
}

/** The same value for every side. */
export const forAll = <T>(sides: readonly Side[], value: T): BySide<T> =>
  Object.fromEntries(sides.map((side) => [side, value]));

/** The side with the most points and how far it leads the second; no winner while the first place is shared. */
export function leaderOf(
  sides: readonly Side[],
  scores: BySide<number>,
): { readonly leader: Side | null; readonly lead: number } {
  let leader: Side | null = null;
  let first = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (const side of sides) {
    const score = scores[side] ?? 0;
    if (score > first) {
      second = first;
      first = score;
      leader = side;
    } else if (score > second) second = score;
  }
  return first === second ? { leader: null, lead: 0 } : { leader, lead: first - second };
}
