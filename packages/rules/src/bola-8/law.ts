import type { EndingLaw } from "../ending.ts";
import { nextBreaker } from "../groups/nextbreak.ts";
import { RulingDraft } from "../ruling.ts";
import type { ArticleId } from "./articles.ts";
import type { MessageKey } from "./messages.ts";

/** A ruling of this rulebook while it is made. */
export type Draft = RulingDraft<ArticleId, MessageKey>;

/** A ruling that says nothing yet. */
export const newDraft = (): Draft => new RulingDraft();

/** Where a match ends. */
export const ENDING: EndingLaw<ArticleId> = { frames: "1.34", credit: "1.34", inFrames: true, nextBreaker };
