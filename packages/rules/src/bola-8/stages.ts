import type { Side } from "@tacada/formats";
import type { BySide } from "../side.ts";
import { EIGHT, GROUP_BALLS, type Group } from "./parameters.ts";

/** Stages of a rack: the break, the open table, play with groups, the last ball (2.3, 2.7, 2.8, 2.11). */
export const STAGES = ["break", "open", "groups", "eight"] as const;
export type Stage = (typeof STAGES)[number];

/** What a stage is read from. */
interface Table {
  readonly balls: readonly number[];
  readonly groups: BySide<Group>;
}

/** The group that is left to the other side. */
export const otherGroup = (group: Group): Group => (group === "solids" ? "stripes" : "solids");

/** The group that a ball belongs to; the 8 has none. */
export const groupOf = (ball: number): Group | undefined =>
  ball === EIGHT ? undefined : ball < EIGHT ? "solids" : "stripes";

/** The stage of a side once the break is done. */
export function stageOf(table: Table, side: Side): Exclude<Stage, "break"> {
  const group = table.groups[side];
  if (group === undefined) return "open";
  return table.balls.some((ball) => groupOf(ball) === group) ? "groups" : "eight";
}

/** The balls that a side may play at: any on the break, any of a group on an open table, its own, then the 8. */
export function ownBalls({ balls, groups }: Table, stage: Stage, side: Side): readonly number[] {
  if (stage === "break") return balls;
  if (stage === "eight") return balls.filter((ball) => ball === EIGHT);
  const group = groups[side];
  return balls.filter((ball) => ball !== EIGHT && (group === undefined || GROUP_BALLS[group].includes(ball)));
}
