import type { Group, Side } from "@tacada/formats";
import { nextSide } from "../side.ts";
import type { GroupState } from "./state.ts";

/** The ball between the two groups. */
export const EIGHT = 8;

/** The two groups of a game: the balls under the 8, then those over it. */
export type GroupPair = readonly [Group, Group];

/** Which of the two groups a ball belongs to; the 8 belongs to none. */
export const groupOf = ([under, over]: GroupPair, ball: number): Group | undefined =>
  ball === EIGHT ? undefined : ball < EIGHT ? under : over;

/** The other of the two groups. */
export const otherGroup = ([under, over]: GroupPair, group: Group): Group => (group === under ? over : under);

/** Whether a ball is of this group. */
const isOf = (group: Group | undefined, ball: number): boolean =>
  group !== undefined && ball !== EIGHT && (group === "low" || group === "solids") === ball < EIGHT;

/** The side across the table. */
export const opponentOf = ({ sides }: GroupState, side: Side): Side => nextSide(sides, [], side);

/** Whether a ball is of the side's group; none is while the table is open. */
export const isOwn = ({ groups }: GroupState, side: Side, ball: number): boolean => isOf(groups[side], ball);

/** The balls of a side's group that are still on the table, lowest first. */
export const leftOf = ({ balls, groups }: GroupState, side: Side): readonly number[] =>
  ofGroup(balls, groups[side]);

/** The balls of a side's group that have left the table, in the order in which they went. */
export const downOf = ({ down, groups }: GroupState, side: Side): readonly number[] =>
  ofGroup(down, groups[side]);

/** Asked several times a stroke, so the group is looked up once and not for every ball. */
function ofGroup(balls: readonly number[], group: Group | undefined): readonly number[] {
  if (group === undefined || balls.length === 0) return NONE;
  return group === "low" || group === "solids"
    ? balls.filter((ball) => ball < EIGHT)
    : balls.filter((ball) => ball > EIGHT);
}

const NONE: readonly number[] = [];

/** These balls leave the table. */
export function takeOff<S extends GroupState>(state: S, balls: readonly number[]): S {
  const gone = balls.length === 0 ? balls : balls.filter((ball) => state.balls.includes(ball));
  if (gone.length === 0) return state;
  return {
    ...state,
    balls: without(state.balls, gone),
    down: [...state.down, ...gone],
  };
}

/** One ball is what nearly every stroke takes off. */
function without(balls: readonly number[], gone: readonly number[]): readonly number[] {
  const [only, ...more] = gone;
  return more.length === 0
    ? balls.filter((ball) => ball !== only)
    : balls.filter((ball) => !gone.includes(ball));
}

/** These balls are on the table again. */
export function putBack<S extends GroupState>(state: S, balls: readonly number[]): S {
  const back = balls.length === 0 ? balls : balls.filter((ball) => !state.balls.includes(ball));
  if (back.length === 0) return state;
  return {
    ...state,
    balls: [...state.balls, ...back].sort((a, b) => a - b),
    down: state.down.filter((ball) => !back.includes(ball)),
  };
}

/** A side has its group, and so the other side has the other. */
export const withGroup = <S extends GroupState>(state: S, pair: GroupPair, side: Side, group: Group): S => ({
  ...state,
  groups: { [side]: group, [opponentOf(state, side)]: otherGroup(pair, group) },
});
