import type { GroupState } from "../groups/state.ts";
import type { BySide } from "../side.ts";
import type { CompletedStroke } from "../state.ts";
import type { Options } from "./options.ts";
import type { Stage } from "./stages.ts";

/** The table that a stroke was played on, and who was to play it there. */
export type Earlier = Pick<
  BolaOito,
  "turn" | "visits" | "stage" | "inHand" | "visit" | "balls" | "down" | "groups" | "opened" | "broken"
>;

/** A match of `bola-8`. */
export interface BolaOito extends GroupState {
  readonly rulebook: "bola-8";
  readonly options: Options;
  /** That of the side on turn. */
  readonly stage: Stage;
  readonly inHand: false | "behind-line" | "anywhere";
  /** Breaks that each side has stopped or deflected in the match (1.9). */
  readonly obstructed: BySide<number>;
  /** Where the opponent may have the last stroke repeated from, while that is open (1.37). */
  readonly earlier: Earlier | null;
  readonly completed: CompletedStroke<BolaOito> | null;
}
