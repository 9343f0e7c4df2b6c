import type { GameDraft } from "../common/game.ts";
import type { EndingLaw } from "../ending.ts";
import { RulingDraft } from "../ruling.ts";
import type { ArticleId } from "./articles.ts";
import type { MessageKey } from "./messages.ts";

/** A ruling of this rulebook while it is made. */
export type Draft = RulingDraft<ArticleId, MessageKey>;

/** A ruling that says nothing yet. */
export const newDraft = (): Draft => new RulingDraft();

/** Where a match ends. */
export const ENDING: EndingLaw<ArticleId> = { frames: "48.I", credit: "33" };

/** The draft that this rulebook made itself, and that the shared law hands back. */
// `draft` of this game makes nothing else.
export const ownDraft = (draft: GameDraft<ArticleId>): Draft => draft as Draft;
