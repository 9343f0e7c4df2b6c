import { EIGHT, leftOf } from "../groups/balls.ts";
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

/** What may be played at now, lowest first: any ball, then one's series, then the 8 (4, 9, 17). */
export function allowedIn(state: Bilhar): readonly number[] {
  if (state.stage === "series") return leftOf(state, state.turn);
  if (state.stage === "eight") return state.balls.filter((ball) => ball === EIGHT);
  return state.balls;
}
