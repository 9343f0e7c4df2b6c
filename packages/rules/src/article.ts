import type { Language } from "@tacada/formats";

/** How an article is upheld; the list that the type comes from. */
export const UPHELD = ["judged", "observed", "table", "match", "told"] as const;
/**
 * `judged`: decided from the report. `observed`: an official reports it, the penalty follows. `table`: geometry
 * or equipment. `match`: order of play, frames. `told`: shown to players, nothing is computed.
 */
export type Upheld = (typeof UPHELD)[number];

/** A text in every language. */
export type Text = Readonly<Record<Language, string>>;

/** One item of a rulebook in our own words. */
export interface Article<A extends string = string> {
  readonly id: A;
  readonly how: Upheld;
  /** Why nothing is computed; on `told` articles. */
  readonly why?: Text;
  readonly text: Text;
}
