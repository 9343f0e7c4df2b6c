import type { Place, Returned } from "@tacada/formats";
import { BALLS } from "./parameters.ts";

/** A place with the article that gives it. */
type Candidate = Place & { readonly article: string };

const HIGHEST_FIRST = BALLS.toReversed();

/** Where a ball goes when its own spot is occupied: the free spot of highest value, the neutral spot, its line. */
const elsewhere = (ball: number): Candidate[] => [
  ...HIGHEST_FIRST.filter((spot) => spot !== ball).map(
    (spot): Candidate => ({ kind: "spot", of: spot, article: "6.1" }),
  ),
  { kind: "neutral", article: "6.2" },
  { kind: "line", article: "6.2" },
];

const RETURNED_ALONE: Readonly<Record<number, readonly Returned[]>> = Object.fromEntries(
  BALLS.map((ball) => [
    ball,
    [{ ball, place: { kind: "spot", of: ball }, otherwise: elsewhere(ball) } satisfies Returned],
  ]),
);

/**
 * One ball that goes back on the table, with its places in order.
 *
 * @throws when the game has no such ball
 */
export function returnedOf(ball: number): Returned {
  const returned = RETURNED_ALONE[ball]?.[0];
  if (returned === undefined) throw new Error(`no ball ${ball}`);
  return returned;
}

/** Balls that go back on the table, each with its places in order; higher values are placed first (6.3). */
export function returnsOf(balls: readonly number[]): readonly Returned[] {
  const [only] = balls;
  if (only === undefined) return [];
  // One ball is what nearly every ruling returns, and needs no order.
  if (balls.length === 1) return RETURNED_ALONE[only] ?? [];
  return [...new Set(balls)].sort((a, b) => b - a).flatMap((ball) => RETURNED_ALONE[ball] ?? []);
}
