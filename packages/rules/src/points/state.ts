import type { CompletedStroke, MatchState } from "../state.ts";

/** What the state of every game by points holds. */
export interface PointState extends MatchState {
  readonly inHand: false | "d";
  readonly completed: CompletedStroke<PointState> | null;
}
