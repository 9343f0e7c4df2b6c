import type { GroupState } from "../groups/state.ts";
import type { BySide } from "../side.ts";
import type { CompletedStroke } from "../state.ts";
import type { Options } from "./options.ts";
import type { Stage } from "./stages.ts";

/** A match of `bola-8`. */
export interface BolaOito extends GroupState {
  readonly rulebook: "bola-8";
  readonly options: Options;
  /** That of the side on turn. */
  readonly stage: Stage;
  readonly inHand: false | "behind-line" | "anywhere";
  /** Breaks that each side has stopped or deflected in the match (1.9). */
  readonly obstructed: BySide<number>;
  readonly completed: CompletedStroke<BolaOito> | null;
}
