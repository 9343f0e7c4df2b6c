import type { BySide } from "../side.ts";
import type { CompletedStroke, MatchState } from "../state.ts";
import type { Options } from "./options.ts";
import type { Group } from "./parameters.ts";
import type { Stage } from "./stages.ts";

/** A match of `bola-8`. */
export interface BolaOito extends MatchState {
  readonly rulebook: "bola-8";
  readonly options: Options;
  /** That of the side on turn. */
  readonly stage: Stage;
  readonly inHand: false | "behind-line" | "anywhere";
  /** Object balls on the table, lowest first. */
  readonly balls: readonly number[];
  /** The group of each side; empty while the table is open (2.7). */
  readonly groups: BySide<Group>;
  readonly visit: { readonly points: number; readonly balls: readonly number[] };
  /** Breaks that each side has stopped or deflected in the match (1.9). */
  readonly obstructed: BySide<number>;
  readonly completed: CompletedStroke<BolaOito> | null;
}
