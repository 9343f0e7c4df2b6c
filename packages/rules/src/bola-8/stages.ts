import type { Side } from "@tacada/formats";
import { type BallBits, bitOf } from "../balls.ts";
import { countLeft, EIGHT, groupBits } from "../groups/balls.ts";
import type { GroupState } from "../groups/state.ts";

/** Stages of a rack: the break, the open table, play with groups, the last ball (2.3, 2.7, 2.8, 2.11). */
export const STAGES = ["break", "open", "groups", "eight"] as const;
export type Stage = (typeof STAGES)[number];

/** The stage of a side once the break is done. Should no ball of a group be left, all are at the 8. */
export function stageOf(state: GroupState, side: Side): Exclude<Stage, "break"> {
  const isOpen = state.groups[side] === undefined;
  if (isOpen && state.balls.some((ball) => ball !== EIGHT)) return "open";
  return countLeft(state, side) > 0 ? "groups" : "eight";
}

/**
 * The balls that the side on turn may play at: any on the break, those of a group while the table is open, its own.
 *
 * @param up what is on the table
 */
export function allowedIn(state: GroupState & { readonly stage: Stage }, up: BallBits): BallBits {
  const { stage, turn } = state;
  if (stage === "groups") return up & groupBits(state, turn);
  if (stage === "break") return up;
  return stage === "eight" ? up & EIGHT_BIT : up & ~EIGHT_BIT;
}

const EIGHT_BIT = bitOf(EIGHT);
