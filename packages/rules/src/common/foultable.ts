import type { Fault } from "@tacada/formats";
import { grown } from "../lists.ts";

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

/** A stroke, as far as every foul table looks at it. */
interface Observed {
  readonly faults: readonly Fault[];
}

/** One line made ready to be asked: every line in the same shape, its exceptions part of its condition. */
interface Line<L, T> {
  readonly law: L;
  readonly faults: readonly Fault[] | undefined;
  readonly when: (stroke: T) => boolean;
}

/** A foul table, made ready when its rulebook is. */
export interface FoulTable<L, T> {
  /** The lines as they are written. */
  readonly laws: readonly L[];
  readonly lines: readonly Line<L, T>[];
  /** Those that no fault need be seen for, and so the only ones that most strokes are asked about. */
  readonly unobserved: readonly Line<L, T>[];
}

/** Makes a foul table ready. */
export function foulTable<L extends FoulLaw<string, string, T>, T extends Observed>(
  laws: readonly L[],
): FoulTable<L, T> {
  // Lines in one shape, whatever each leaves out, are read much quicker.
  const shaped = laws.map((law): L => ({ ...BLANK, ...law }));
  const lines = shaped.map((law): Line<L, T> => ({ law, faults: law.faults, when: conditionOf(law) }));
  return { laws: shaped, lines, unobserved: lines.filter(({ faults }) => faults === undefined) };
}

const BLANK = {
  article: undefined,
  key: undefined,
  rests: undefined,
  faults: undefined,
  when: undefined,
  except: undefined,
};

const always = (): boolean => true;

function conditionOf<T>({ when = always, except }: FoulLaw<string, string, T>): (stroke: T) => boolean {
  return except === undefined
    ? when
    : (stroke) => when(stroke) && !except.some((exception) => exception.when(stroke));
}

const NONE: readonly never[] = [];

/** The lines of a foul table that a stroke breaks, in their order. */
export function lawsBroken<L, T extends Observed>(table: FoulTable<L, T>, stroke: T): readonly L[] {
  let broken: readonly L[] = NONE;
  const { faults } = stroke;
  for (const line of faults.length === 0 ? table.unobserved : table.lines) {
    const isSeen = line.faults === undefined || faults.some((fault) => line.faults?.includes(fault));
    if (isSeen && line.when(stroke)) broken = grown(broken, line.law);
  }
  return broken;
}

/** The line that each observed fault breaks, in the order of the table. */
export const byFault = <L extends { readonly faults?: readonly Fault[] }>(
  laws: readonly L[],
): ReadonlyMap<Fault, L> =>
  new Map(laws.flatMap((law) => (law.faults ?? []).map((fault): [Fault, L] => [fault, law])));
