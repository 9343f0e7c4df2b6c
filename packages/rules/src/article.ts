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

/** An item that is upheld as `how` says. */
export const article = <const I extends string>(
  id: I,
  how: Exclude<Upheld, "told">,
  portuguese: string,
  english: string,
): Article<I> => ({ id, how, text: { "pt-BR": portuguese, en: english } });

/** An item for which nothing is computed, with the reason. */
export const told = <const I extends string>(
  id: I,
  portuguese: string,
  english: string,
  why: { readonly "pt-BR": string; readonly en: string },
): Article<I> => ({ id, how: "told", why, text: { "pt-BR": portuguese, en: english } });

const HEADING = {
  "pt-BR": "É o título de uma lista: quem decide são os itens dela.",
  en: "It heads a list, and the items of the list decide.",
} as const;

/** The title of a list. */
export const heading = <const I extends string>(id: I, portuguese: string, english: string): Article<I> =>
  told(id, portuguese, english, HEADING);
