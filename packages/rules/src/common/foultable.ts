import type { Fault } from "@tacada/formats";

/** Special law that keeps a line of a foul table silent. */
export interface Exception<A extends string, T> {
  readonly article: A;
  readonly when: (stroke: T) => boolean;
}

/**
 * One line of a foul table: `A` are the articles, `K` the message keys, `T` is the stroke. It applies when one of its
 * faults was seen, where it names any, and `when` holds, unless an exception does; those are asked in order.
 */
export interface FoulLaw<A extends string, K extends string, T> {
  readonly article: A;
  readonly key: K;
  /** Articles that it rests on besides its own. */
  readonly rests?: readonly A[];
  /** Faults that an official observes. */
  readonly faults?: readonly Fault[];
  readonly when?: (stroke: T) => boolean;
  readonly except?: readonly Exception<A, T>[];
}

/** The lines of a foul table that a stroke breaks, in their order. */
export function lawsBroken<
  L extends FoulLaw<string, string, T>,
  T extends { readonly faults: readonly Fault[] },
>(laws: readonly L[], stroke: T): L[] {
  const broken: L[] = [];
  // Most of a table's lines are about faults, and most strokes have none: those are passed over first.
  const isSeen = stroke.faults.length > 0;
  for (const law of laws) {
    if ((isSeen || law.faults === undefined) && applies(law, stroke)) broken.push(law);
  }
  return broken;
}

function applies<T extends { readonly faults: readonly Fault[] }>(
  { faults, when, except }: FoulLaw<string, string, T>,
  stroke: T,
): boolean {
  const seen = faults === undefined || stroke.faults.some((fault) => faults.includes(fault));
  if (!seen || (when !== undefined && !when(stroke))) return false;
  return except === undefined || !except.some((exception) => exception.when(stroke));
}

/** The line that each observed fault breaks, in the order of the table. */
export const byFault = <L extends { readonly faults?: readonly Fault[] }>(
  laws: readonly L[],
): ReadonlyMap<Fault, L> =>
  new Map(laws.flatMap((law) => (law.faults ?? []).map((fault): [Fault, L] => [fault, law])));
