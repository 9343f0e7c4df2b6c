import type { Article, Text } from "@tacada/rules";
import { isMeant } from "../text/search.ts";

/** The articles that are meant by what is searched for, their words as they are `read`. */
export const found = (
  articles: readonly Article[],
  wanted: string,
  read: (text: Text) => string,
): readonly Article[] => articles.filter(({ id, text }) => isMeant(wanted, [id], read(text)));
