import type { Article, Text } from "@tacada/rules";

/** Text as it is compared: small letters without accents. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The articles whose number begins with what is searched for, or whose words, as they are `read`, hold every word of it. */
export function found(
  articles: readonly Article[],
  wanted: string,
  read: (text: Text) => string,
): readonly Article[] {
  const words = plain(wanted)
    .split(/\s+/u)
    .filter((word) => word !== "");
  if (words.length === 0) return articles;
  return articles.filter(({ id, text }) => {
    const said = plain(read(text));
    return words.every((word) => plain(id).startsWith(word) || said.includes(word));
  });
}
