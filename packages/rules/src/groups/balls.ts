import type { Group, Side } from "@tacada/formats";
import { among, type BallBits, bitsOf, isIn, numberedBits } from "../balls.ts";
import { type BySide, nextSide, withSide } from "../side.ts";
import type { Fresh } from "../state.ts";
import type { GroupState } from "./state.ts";

/** The ball between the two groups. */
export const EIGHT = 8;

/** The two groups of a game: the balls under the 8, then those over it. */
export type GroupPair = readonly [Group, Group];

/** Which of the two groups a ball belongs to; the 8 belongs to none. */
export const groupOf = ([under, over]: GroupPair, ball: number): Group | undefined =>
  ball === EIGHT ? undefined : ball < EIGHT ? under : over;

/** The group that these balls are of, and whether some are of the other too; undefined where none is of any. */
export function groupIn(
  pair: GroupPair,
  balls: readonly number[],
): { readonly group: Group | undefined; readonly isMixed: boolean } {
  const fallen = bitsOf(balls);
  const isUnder = (fallen & UNDER) !== 0;
  const isOver = (fallen & OVER) !== 0;
  return { group: isUnder ? pair[0] : isOver ? pair[1] : undefined, isMixed: isUnder && isOver };
}

/** The other of the two groups. */
export const otherGroup = ([under, over]: GroupPair, group: Group): Group => (group === under ? over : under);

const UNDER = bitsOf([1, 2, 3, 4, 5, 6, 7]);
const OVER = bitsOf([9, 10, 11, 12, 13, 14, 15]);

/** The balls of a side's group, wherever they are; none while the table is open. */
export function groupBits({ groups }: GroupState, side: Side): BallBits {
  const group = groups[side];
  if (group === undefined) return 0;
  return group === "low" || group === "solids" ? UNDER : OVER;
}

/** The side across the table. */
export const opponentOf = ({ sides }: GroupState, side: Side): Side => nextSide(sides, NOBODY, side);

/** The balls of a side's group that are still on the table, lowest first. */
export const leftOf = (state: GroupState, side: Side): readonly number[] =>
  among(state.balls, groupBits(state, side));

/** How many those are. */
export function countLeft(state: GroupState, side: Side): number {
  const group = groupBits(state, side);
  let left = 0;
  for (const ball of state.balls) if (isIn(group, ball)) left += 1;
  return left;
}

/** The balls of a side's group that have left the table, in the order in which they went. */
export const downOf = (state: GroupState, side: Side): readonly number[] =>
  among(state.down, groupBits(state, side));

const NOBODY: readonly Side[] = [];

/** These balls leave the table. */
export function takeOff(state: Fresh<GroupState>, balls: readonly number[]): void {
  if (balls.length === 0) return;
  const leaving = bitsOf(balls);
  const up = state.balls;
  const left = up.filter((ball) => !isIn(leaving, ball));
  if (left.length === up.length) return;
  // Whoever is down already goes nowhere.
  const gone = left.length + balls.length === up.length ? balls : among(balls, numberedBits(up));
  state.down = state.down.concat(gone);
  state.balls = left;
}

/** These balls are on the table again. */
export function putBack(state: Fresh<GroupState>, balls: readonly number[]): void {
  if (balls.length === 0) return;
  const up = numberedBits(state.balls);
  const back = balls.filter((ball) => !isIn(up, ball));
  const returning = bitsOf(back);
  state.balls = [...state.balls, ...back].sort((a, b) => a - b);
  state.down = state.down.filter((ball) => !isIn(returning, ball));
}

/** A side has its group, and so the other side has the other. */
export function setGroup(state: Fresh<GroupState>, pair: GroupPair, side: Side, group: Group): void {
  const other = opponentOf(state, side);
  state.groups = withSide(withSide(NO_GROUPS, side, group), other, otherGroup(pair, group));
}

const NO_GROUPS: BySide<Group> = {};
