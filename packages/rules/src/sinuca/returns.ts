import type { Place, Returned } from "@tacada/formats";
import type { ArticleId } from "./articles.ts";
import { COLORS } from "./parameters.ts";

/** A place with the article that gives it. */
type Candidate = Place & { readonly article: ArticleId };

/** Colours whose line is the long axis; those of the others run beside it, through their spots (26). */
const ON_THE_AXIS: readonly number[] = [4, 5, 6, 7];

/** Where a colour goes when its own spot is occupied: the free spot of highest value, then its line, up and down. */
const elsewhere = (ball: number): Candidate[] => [
  ...COLORS.toReversed()
    .filter((spot) => spot !== ball)
    .map((spot): Candidate => ({ kind: "spot", of: spot, article: "25" })),
  { kind: "line", of: ball, towards: "foot", article: ON_THE_AXIS.includes(ball) ? "26.I" : "26.II" },
  { kind: "line", of: ball, towards: "head", article: "27" },
];

const ALONE: Readonly<Record<number, readonly Returned[]>> = Object.fromEntries(
  COLORS.map((ball) => [
    ball,
    [{ ball, place: { kind: "spot", of: ball }, otherwise: elsewhere(ball) } satisfies Returned],
  ]),
);

/**
 * One colour that goes back on the table, with its places in order.
 *
 * @throws for a ball that is no colour
 */
export function returnedOf(color: number): Returned {
  const returned = ALONE[color]?.[0];
  if (returned === undefined) throw new Error(`no colour ${color}`);
  return returned;
}

const NONE: readonly Returned[] = [];

/** Colours that go back on the table; higher values are placed first (28). */
export function returnsOf(colors: readonly number[]): readonly Returned[] {
  const only = colors[0];
  if (only === undefined) return NONE;
  // One ball is what nearly every ruling returns, and needs no order.
  if (colors.length === 1) return ALONE[only] ?? NONE;
  return [...new Set(colors)].sort((a, b) => b - a).map(returnedOf);
}
