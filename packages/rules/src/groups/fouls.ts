import type { Side } from "@tacada/formats";
import type { Values } from "../ruling.ts";

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
  { article, key, rests }: { readonly article: A; readonly key: K; readonly rests?: readonly A[] },
  by: Side,
  value: number,
): void {
  if (rests !== undefined) for (const each of rests) draft.cite(each);
  // A foul that costs no points is read out by its name alone.
  const values = draft.fouls.length === 0 ? { by, points: 0 } : { by };
  draft.foul(article, value);
  draft.say(article, key, values);
}
