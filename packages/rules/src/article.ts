import { LANGUAGES, type Language } from "@tacada/formats";

/** How an article is upheld; the list that the type comes from. */
export const UPHELD = ["judged", "observed", "table", "match", "told"] as const;
/**
 * `judged`: decided from the report. `observed`: an official reports it, the penalty follows. `table`: geometry
 * or equipment. `match`: order of play, frames. `told`: shown to players, nothing is computed.
 */
export type Upheld = (typeof UPHELD)[number];

/** The wordings that a text can be read in: every language, and the Portuguese of Portugal. */
export const WORDINGS = [...LANGUAGES, "pt-PT"] as const;
/** A language, or the Portuguese of Portugal, which is that of Brazil wherever a text has no wording of its own. */
export type Wording = (typeof WORDINGS)[number];

/** A text in every language; what a player in Portugal would say otherwise stands beside. */
export interface Text extends Readonly<Record<Language, string>> {
  readonly "pt-PT"?: string;
}

/** The language that a wording belongs to. */
export const languageOf = (wording: Wording): Language => (wording === "pt-PT" ? "pt-BR" : wording);

/** A text as it is read. */
export const textIn = (text: Text, wording: Wording): string => text[wording] ?? text[languageOf(wording)];

/** The texts of both languages, and that of Portugal where it differs. */
export const textOf = (portuguese: string, english: string, portugal?: string): Text => ({
  "pt-BR": portuguese,
  en: english,
  ...(portugal === undefined ? {} : { "pt-PT": portugal }),
});

/** One item of a rulebook in our own words. */
export interface Article<A extends string = string> {
  readonly id: A;
  readonly how: Upheld;
  /** Why nothing is computed; on `told` articles. */
  readonly why?: Text;
  readonly text: Text;
  /** It is none of the document's items: it completes them where the document leaves a matter to other rules. */
  readonly completes?: true;
}

/** An item that is upheld as `how` says. */
export const article = <const I extends string>(
  id: I,
  how: Exclude<Upheld, "told">,
  portuguese: string,
  english: string,
  portugal?: string,
): Article<I> => ({ id, how, text: textOf(portuguese, english, portugal) });

/** An item for which nothing is computed, with the reason. */
export const told = <const I extends string>(
  id: I,
  portuguese: string,
  english: string,
  why: Text,
  portugal?: string,
): Article<I> => ({ id, how: "told", why, text: textOf(portuguese, english, portugal) });

/** A rule that completes the document. */
export const completing = <const I extends string>(item: Article<I>): Article<I> => ({
  ...item,
  completes: true,
});

const HEADING = {
  "pt-BR": "É o título de uma lista: quem decide são os itens dela.",
  en: "It heads a list, and the items of the list decide.",
} as const;

/** The title of a list. */
export const heading = <const I extends string>(id: I, portuguese: string, english: string): Article<I> =>
  told(id, portuguese, english, HEADING);
