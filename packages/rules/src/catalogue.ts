import type { Text } from "./article.ts";
import type { EndingKey } from "./ending.ts";

/** What a line is for: the verdict, what it rests on, how the frame ended, what may be done next. */
export const LINE_KINDS = ["verdict", "reason", "ending", "next"] as const;
/** What one line of a ruling is for. */
export type LineKind = (typeof LINE_KINDS)[number];

/**
 * One message in every language. `{by}`, `{to}`, `{from}` and `{sides}` become names, `{points}` is counted, other
 * braces take their value. A `foul` is the name of one, from which its verdict is made.
 */
export interface Message extends Text {
  readonly kind: LineKind | "foul";
}

/** The messages of a rulebook by key. */
export type Catalogue = Readonly<Record<string, Message>>;

/** Messages about the end of frames and matches, the same in every rulebook. */
export const ENDING_MESSAGES: Readonly<Record<EndingKey, Message>> = {
  "frame.won": {
    kind: "ending",
    "pt-BR": "Partida de {by} · {score}",
    en: "Frame to {by} · {score}",
  },
  "match.won": { kind: "ending", "pt-BR": "{by} vence o jogo", en: "{by} wins the match" },
  "match.lost": { kind: "ending", "pt-BR": "{by} perde o jogo", en: "{by} loses the match" },
  "match.none": {
    kind: "ending",
    "pt-BR": "Ninguém vence: todos perderam o jogo",
    en: "Nobody wins: all have lost the match",
  },
  "match.left": {
    kind: "ending",
    "pt-BR": "{by} está fora do jogo; os outros continuam",
    en: "{by} is out of the match; the others play on",
  },
};
