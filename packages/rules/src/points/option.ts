import { textOf } from "../article.ts";
import type { OptionSpec } from "../option.ts";

/** The option on who is credited with a penalty where more than two sides play. */
export const penaltyToOption = (article: string): OptionSpec => ({
  name: "penaltyTo",
  values: ["all", "next"],
  default: "all",
  article,
  text: textOf(
    "Com três ou mais lados, os pontos da falta vão para todos os outros ou só para o próximo.",
    "With three or more sides the points of a foul go to every other side or only to the next.",
  ),
});
