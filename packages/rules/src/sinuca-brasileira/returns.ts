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

const RETURNS: Readonly<Record<number, Returned>> = Object.fromEntries(
  BALLS.map((ball) => [
    ball,
    { ball, place: { kind: "spot", of: ball }, otherwise: elsewhere(ball) } satisfies Returned,
  ]),
);

/** Balls that go back on the table, each with its places in order; higher values are placed first (6.3). */
export const returnsOf = (balls: readonly number[]): readonly Returned[] =>
  [...new Set(balls)].sort((a, b) => b - a).flatMap((ball) => RETURNS[ball] ?? []);
