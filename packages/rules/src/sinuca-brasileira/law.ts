import type { Ruling } from "@tacada/formats";
import type { EndingLaw } from "../ending.ts";
import type { Refused } from "../refused.ts";
import { RulingDraft } from "../ruling.ts";
import type { ArticleId } from "./articles.ts";
import type { MessageKey } from "./messages.ts";
import type { SinucaBrasileira } from "./state.ts";

/** A ruling of this rulebook while it is made. */
export class Draft extends RulingDraft<ArticleId, MessageKey> {}

/** Where a match ends. */
export const ENDING: EndingLaw<ArticleId> = { frames: "10.1.1", credit: "8.3" };

/** An action as it was ruled on, with the state that it leads to. */
export interface Ruled {
  readonly ok: true;
  readonly value: { readonly ruling: Ruling; readonly state: SinucaBrasileira };
}
export type Judged = Ruled | Refused;

/** The ruling is complete. */
export const ruled = (draft: Draft, state: SinucaBrasileira): Ruled => ({
  ok: true,
  value: { ruling: draft.done(state.turn), state },
});
