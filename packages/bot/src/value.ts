import type { Group, Layout, Position, ShownState, Side } from "@tacada/formats";
import { isNamed, lyingBalls, markPlace } from "@tacada/referee";
import type { TableSpec } from "@tacada/table";
import { potChance, potsOf } from "./pots.ts";
import type { Skill } from "./skill.ts";

/** Figures of the logistic model, set by hand so far, to be fitted to played frames. */
interface Model {
  /** What a visit is worth by itself, and by how likely its first pot is. */
  readonly visit: number;
  readonly firstPot: number;
  /** Spread of what is still to come, as a share of what is left, and its least. */
  readonly spread: number;
  readonly leastSpread: number;
  /** A cue ball in hand, or the right to hand the stroke back. */
  readonly hand: number;
  readonly pass: number;
}

/** A game by points, each figure in points. */
const POINTS: Model = { visit: 1.5, firstPot: 9, spread: 0.35, leastSpread: 4, hand: 2, pass: 2 };
/** A game of groups, each figure in balls. */
const BALLS: Model = { visit: 0.3, firstPot: 1.6, spread: 0.12, leastSpread: 0.8, hand: 0.3, pass: 0.2 };

/**
 * Chance that `side` wins the frame: a logistic curve over its lead, in points or in balls to go, and what the visit to
 * come is worth, by how open the balls lie for the side on turn.
 */
export function winChance(
  table: TableSpec,
  shown: ShownState,
  layout: Layout,
  side: Side,
  skill: Skill,
): number {
  const end = shown.match ?? shown.over;
  if (end !== undefined) return end.winner === side ? 1 : 0;
  const { turn, choices, scores } = shown;
  const { model, lead, left } =
    scores === undefined ? raceOfBalls(table, shown, layout, side) : raceOfPoints(shown, scores, side);
  const worth =
    model.visit +
    (shown.inHand === false ? 0 : model.hand) +
    (choices?.any.includes("pass") === true ? model.pass : 0) +
    (skill.position ? model.firstPot * openness(table, shown, layout, skill) : model.firstPot / 3);
  return logistic((lead + (turn === side ? worth : -worth)) / (model.leastSpread + model.spread * left));
}

/** How a frame stands for one side: its lead over the best of the others, and what is left to play for. */
interface Race {
  readonly model: Model;
  readonly lead: number;
  readonly left: number;
}

function raceOfPoints(shown: ShownState, scores: NonNullable<ShownState["scores"]>, side: Side): Race {
  const others = shown.sides.filter((each) => each !== side).map((each) => scores[each] ?? 0);
  return { model: POINTS, lead: (scores[side] ?? 0) - Math.max(...others), left: shown.remaining ?? 0 };
}

/** A lead is how many balls the others have still to clear, less one's own; balls that come off at once are off. */
function raceOfBalls(
  table: TableSpec,
  { groups, sides, choices }: ShownState,
  layout: Layout,
  side: Side,
): Race {
  const balls = lyingBalls(table, layout, ["cue"]).map(({ ball }) => Number(ball));
  const toGo = (each: Side): number => {
    const group = groups?.[each];
    const own = group === undefined ? 0 : balls.filter((ball) => isOf(group, ball)).length;
    return own - (choices?.by === each ? (choices.count ?? 0) : 0);
  };
  const others = sides.filter((each) => each !== side).map(toGo);
  return { model: BALLS, lead: Math.min(...others) - toGo(side), left: balls.length };
}

/** Whether a ball is of a group, by their names: solids and low are the balls under the 8. */
const isOf = (group: Group, ball: number): boolean =>
  group === "solids" || group === "low" ? ball < 8 : ball > 8;

/** How likely a pot is from a cue ball that may be put down somewhere, as far as nothing is looked at. */
const OPEN_IN_HAND = { d: 0.6, "behind-line": 0.5, anywhere: 0.9 } as const;

/** How likely the easiest pot of the side on turn is. */
function openness(table: TableSpec, shown: ShownState, layout: Layout, skill: Skill): number {
  const cue = layout["cue"] ?? (shown.inHand === "mark" ? onMark(table, layout) : undefined);
  if (cue === undefined)
    return shown.inHand === false || shown.inHand === "mark" ? 0 : OPEN_IN_HAND[shown.inHand];
  const { azimuth } = skill.hand;
  const chances = shown.targets
    .filter((target) => !target.castigo)
    .flatMap((target) => Object.keys(layout).filter((ball) => isNamed(ball, target.ball)))
    .flatMap((ball) => potsOf(table, layout, cue, ball).slice(0, 2))
    .map((pot) => potChance(pot, azimuth));
  return Math.max(0, ...chances);
}

function onMark(table: TableSpec, layout: Layout): Position {
  const { x, y } = markPlace(table, layout);
  return [x, y];
}

/** 1 / (1 + e^−x) by a rational curve that every engine works out alike: exact at 0, within 0.02 elsewhere. */
function logistic(x: number): number {
  const y = x / 2;
  // tanh(y) ≈ y(27 + y²)/(27 + 9y²), which leaves ±1 beyond |y| = 3.
  const bounded = Math.max(-3, Math.min(3, y));
  const tanh = (bounded * (27 + bounded * bounded)) / (27 + 9 * bounded * bounded);
  return 0.5 + tanh / 2;
}
