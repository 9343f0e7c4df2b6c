import type { Fault, Side } from "@tacada/formats";
import type { Values } from "../ruling.ts";

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

/** The lines of a foul table that a stroke breaks. */
export const lawsBroken = <
  L extends FoulLaw<string, string, T>,
  T extends { readonly faults: readonly Fault[] },
>(
  laws: readonly L[],
  stroke: T,
): readonly L[] =>
  laws.filter(({ faults, when, except }) => {
    const seen = faults === undefined || stroke.faults.some((fault) => faults.includes(fault));
    if (!seen || (when !== undefined && !when(stroke))) return false;
    return except === undefined || !except.some((exception) => exception.when(stroke));
  });

/** The line that each observed fault breaks, in the order of the table. */
export const byFault = <L extends { readonly faults?: readonly Fault[] }>(
  laws: readonly L[],
): ReadonlyMap<Fault, L> =>
  new Map(laws.flatMap((law) => (law.faults ?? []).map((fault): [Fault, L] => [fault, law])));

/** The part of a draft that a foul is listed in; methods, so that a rulebook's own draft fits. */
interface FoulDraft<A extends string, K extends string> {
  readonly fouls: readonly unknown[];
  cite(article: A): void;
  foul(article: A, value: number): void;
  say(article: A, key: K, values?: Values): void;
}

/**
 * One foul is listed; the first of a ruling is its verdict, the others are told beside it.
 *
 * @param value what it costs, in balls
 */
export function listFoul<A extends string, K extends string>(
  draft: FoulDraft<A, K>,
  { article, key, rests = [] }: { readonly article: A; readonly key: K; readonly rests?: readonly A[] },
  by: Side,
  value: number,
): void {
  for (const each of rests) draft.cite(each);
  // A foul that costs no points is read out by its name alone.
  const values = draft.fouls.length === 0 ? { by, points: 0 } : { by };
  draft.foul(article, value);
  draft.say(article, key, values);
}
