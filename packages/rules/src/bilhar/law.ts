import type { EndingLaw } from "../ending.ts";
import { nextBreaker } from "../groups/nextbreak.ts";
import { RulingDraft } from "../ruling.ts";
import type { ArticleId } from "./articles.ts";
import type { MessageKey } from "./messages.ts";

/** A ruling of this rulebook while it is made. */
export type Draft = RulingDraft<ArticleId, MessageKey>;

/** A ruling that says nothing yet. */
export const newDraft = (): Draft => new RulingDraft();

/** Where a match ends: the document speaks of single frames, the rest is the judge's (22). */
export const ENDING: EndingLaw<ArticleId> = {
  frames: "22",
  credit: "22",
  unwritten: "22",
  inFrames: true,
  nextBreaker,
};
