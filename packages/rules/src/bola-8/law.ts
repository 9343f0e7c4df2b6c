import type { EndingLaw } from "../ending.ts";
import { type NextBreak, nextBreaker, nextBreakOf } from "../groups/nextbreak.ts";
import { RulingDraft } from "../ruling.ts";
import type { ArticleId } from "./articles.ts";
import type { MessageKey } from "./messages.ts";

/** A ruling of this rulebook while it is made. */
export type Draft = RulingDraft<ArticleId, MessageKey>;

/** A ruling that says nothing yet. */
export const newDraft = (): Draft => new RulingDraft();

/** The orders of breaks that an event may take (option `nextBreak`). */
const BREAK_ORDERS: Readonly<Record<NextBreak, ArticleId>> = {
  winner: "1.34",
  alternate: "1.34.a",
  loser: "1.34.b",
  leader: "1.34.c",
  trailer: "1.34.d",
};

/** Where a match ends, and who opens the next rack until it does. */
export const ENDING: EndingLaw<ArticleId> = {
  frames: "1.34",
  credit: "1.34",
  inFrames: true,
  nextBreaker,
  breakOrder: (ended) => BREAK_ORDERS[nextBreakOf(ended)],
};
