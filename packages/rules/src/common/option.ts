import { type Text, textOf } from "../article.ts";
import type { OptionSpec } from "../option.ts";
import { LATE_DROPS } from "./latedrop.ts";

const OUTSIDE_MOVES = ["stays", "restore"] as const;
/** What becomes of a ball that was moved from outside, unless the official says (option `outsideMove`). */
export type OutsideMove = (typeof OUTSIDE_MOVES)[number];

const OUTSIDE_TEXTS: Readonly<Record<OutsideMove, Text>> = {
  stays: textOf(
    "Bola mexida por gente ou coisa de fora: fica onde parou, ou volta para onde estava.",
    "A ball moved from outside: stays where it stopped, or goes back to where it was.",
  ),
  restore: textOf(
    "Bola mexida por gente ou coisa de fora: volta para onde estava, ou fica onde parou.",
    "A ball moved from outside: goes back to where it was, or stays where it stopped.",
    "Bola mexida por alguém ou algo de fora: é reposta onde estava, ou fica onde parou.",
  ),
};

/** The option that settles it, with a rulebook's own default. */
export const outsideMoveOption = (article: string, usual: OutsideMove): OptionSpec => ({
  name: "outsideMove",
  values: [usual, ...OUTSIDE_MOVES.filter((each) => each !== usual)],
  default: usual,
  article,
  text: OUTSIDE_TEXTS[usual],
});

/** The option on balls that fall late, of a document that is silent on them: they are put back. */
export const lateDropOption = (article: string): OptionSpec => ({
  name: "lateDrop",
  values: LATE_DROPS.toReversed(),
  default: "restore",
  article,
  text: textOf(
    "Bola que cai depois: sempre volta, ou conta conforme o toque do adversário ou cinco segundos.",
    "A ball that falls late: always put back, or decided by the opponent's touch or by five seconds.",
  ),
});
