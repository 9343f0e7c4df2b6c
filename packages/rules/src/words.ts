import type { Announcement, Language, Ruling, Side } from "@tacada/formats";
import { languageOf, textIn, type Wording } from "./article.ts";
import { type Catalogue, LINE_KINDS, type LineKind, type Message } from "./catalogue.ts";
import type { BySide } from "./side.ts";

/** One line of a ruling as people read it. */
export interface Line {
  readonly article: string;
  readonly text: string;
  readonly kind: LineKind;
}

/** Values of a message that are sides. */
const NAMED: readonly string[] = ["by", "to", "from", "sides"];

/** Values of a message that are balls. */
const BALLS: readonly string[] = ["ball", "balls"];

const TERMS = {
  "pt-BR": {
    foul: "Falta",
    also: "Também",
    point: "ponto",
    points: "pontos",
    each: "cada",
    for: "para",
    and: "e",
    red: "vermelha",
  },
  en: {
    foul: "Foul",
    also: "Also",
    point: "point",
    points: "points",
    each: "each",
    for: "to",
    and: "and",
    red: "red",
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>;

/**
 * A ruling in words, the verdict first; every line names its article.
 *
 * @param names what the sides are called; their ids where nothing is said
 * @throws when a ruling carries a key that the catalogue does not have
 */
export function linesOf(
  catalogue: Catalogue,
  ruling: Ruling,
  wording: Wording,
  names: BySide<string> = {},
): readonly Line[] {
  const lines = ruling.announce.map((announcement) => {
    const message = catalogue[announcement.key];
    if (message === undefined) throw new Error(`no message for ${announcement.key}`);
    return lineOf(message, announcement, wording, names);
  });
  return LINE_KINDS.flatMap((kind) => lines.filter((line) => line.kind === kind));
}

function lineOf(
  message: Message,
  { article, values }: Announcement,
  wording: Wording,
  names: BySide<string>,
): Line {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, key: string) => valueText(key, values[key] ?? "", wording, names));
  const cite = (text: string) => `${text} (Art. ${article})`;
  if (message.kind !== "foul")
    return { article, text: cite(fill(textIn(message, wording))), kind: message.kind };
  const terms = TERMS[languageOf(wording)];
  const name = fill(textIn(message, wording));
  const { points, to } = values;
  if (points === undefined) return { article, text: cite(`${terms.also}: ${name}`), kind: "reason" };
  const several = typeof to === "string" && to.includes(" ") ? ` ${terms.each}` : "";
  const price = fill(`{points}${several} ${terms.for} {to}`);
  const verdict = points === 0 ? `${terms.foul} — ${name}` : `${terms.foul} · ${price} — ${name}`;
  return { article, text: cite(verdict), kind: "verdict" };
}

function valueText(key: string, value: string | number, wording: Wording, names: BySide<string>): string {
  const terms = TERMS[languageOf(wording)];
  if (key === "points") return `${value} ${value === 1 ? terms.point : terms.points}`;
  if (BALLS.includes(key)) return String(value).replaceAll("red", terms.red);
  if (!NAMED.includes(key)) return String(value);
  // Announcements name sides by their ids, with a space between.
  const sides = String(value).split(" ") as Side[];
  const called = sides.map((side) => names[side] ?? side);
  const last = called.pop() ?? "";
  return called.length === 0 ? last : `${called.join(", ")} ${terms.and} ${last}`;
}
