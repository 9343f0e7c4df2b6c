import { type BallBits, bitOf } from "../balls.ts";
import { EIGHT, groupBits } from "../groups/balls.ts";
import type { GroupState } from "../groups/state.ts";
import type { BySide } from "../side.ts";
import type { CompletedStroke } from "../state.ts";
import type { Options } from "./options.ts";
import type { Stage } from "./stages.ts";

/** A match of `bilhar`. */
export interface Bilhar extends GroupState {
  readonly rulebook: "bilhar";
  readonly options: Options;
  readonly stage: Stage;
  readonly inHand: false | "mark";
  /** The stroke to come is the replay of a short miss, in which nothing may be potted (7). */
  readonly shortMiss: boolean;
  /** The stroke before was a nudge: a snooker that it left binds nobody (15, the *sujinha*). */
  readonly nudged: boolean;
  /** Balls that each side still owes to the table (option `payment`: `own-back`). */
  readonly owed: BySide<number>;
  readonly completed: CompletedStroke<Bilhar> | null;
}

/**
 * What may be played at now: any ball, then one's series, then the 8 (4, 9, 17).
 *
 * @param up what is on the table
 */
export function allowedIn(state: Bilhar, up: BallBits): BallBits {
  if (state.stage === "series") return up & groupBits(state, state.turn);
  return state.stage === "eight" ? up & bitOf(EIGHT) : up;
}
