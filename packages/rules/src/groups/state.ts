import type { Group } from "@tacada/formats";
import type { BySide } from "../side.ts";
import type { CompletedStroke, MatchState } from "../state.ts";

/** What the state of every group game holds. `scores` and `startScores` stay at nought: these games have no points. */
export interface GroupState extends MatchState {
  readonly inHand: false | "mark" | "behind-line" | "anywhere";
  /** Object balls on the table, lowest first. */
  readonly balls: readonly number[];
  /** Object balls that have left it for now, in the order in which they went. */
  readonly down: readonly number[];
  /** The group of each side; none while the table is open. */
  readonly groups: BySide<Group>;
  readonly completed: CompletedStroke<GroupState> | null;
}
