import { computed } from "@preact/signals";
import type { Text, Wording } from "@tacada/rules";
import { settings } from "./settings.ts";

/** The wording that the law's own words are read in: the page's language, or the Portuguese of Portugal. */
export const wording = computed<Wording>(() => {
  const { language, portuguese } = settings.value;
  return language === "pt-BR" ? portuguese : language;
});

/** A text of the rules in that wording. */
export const inWording = (text: Text): string => text[wording.value] ?? text[settings.value.language];
