import type { Layout, ShownState, Side } from "@tacada/formats";
import { isNamed } from "@tacada/referee";
import type { TableSpec } from "@tacada/table";
import { potChance, potsOf } from "./pots.ts";
import type { Skill } from "./skill.ts";

/** Figures of the logistic model; each in points. Set by hand so far, to be fitted to played frames. */
const MODEL = {
  /** Points that a visit is worth by itself, and by how likely its first pot is. */
  visit: 1.5,
  firstPot: 9,
  /** Spread of what is still to come, as a share of the points left, and its least. */
  spread: 0.35,
  leastSpread: 4,
  /** A cue ball in hand, or the right to hand the stroke back. */
  hand: 2,
  pass: 2,
} as const;

/**
 * Chance that `side` wins the frame: a logistic curve over its lead and what the visit to come is worth, by how
 * open the balls lie for the side on turn.
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
  const { scores = {}, turn, remaining = 0, choices } = shown;
  const own = scores[side] ?? 0;
  const best = Math.max(...shown.sides.filter((each) => each !== side).map((each) => scores[each] ?? 0));
  const worth =
    MODEL.visit +
    (shown.inHand === false ? 0 : MODEL.hand) +
    (choices?.any.includes("pass") === true ? MODEL.pass : 0) +
    (skill.position ? MODEL.firstPot * openness(table, shown, layout, skill) : MODEL.firstPot / 3);
  const lead = own - best + (turn === side ? worth : -worth);
  return logistic(lead / (MODEL.leastSpread + MODEL.spread * remaining));
}

/** How likely the easiest pot of the side on turn is. */
function openness(table: TableSpec, shown: ShownState, layout: Layout, skill: Skill): number {
  const cue = layout["cue"];
  if (cue === undefined) return 0.6;
  const { azimuth } = skill.hand;
  const chances = shown.targets
    .filter((target) => !target.castigo)
    .flatMap((target) => Object.keys(layout).filter((ball) => isNamed(ball, target.ball)))
    .flatMap((ball) => potsOf(table, layout, cue, ball).slice(0, 2))
    .map((pot) => potChance(pot, azimuth));
  return Math.max(0, ...chances);
}

/** 1 / (1 + e^−x) by a rational curve that every engine works out alike: exact at 0, within 0.02 elsewhere. */
function logistic(x: number): number {
  const y = x / 2;
  // tanh(y) ≈ y(27 + y²)/(27 + 9y²), which leaves ±1 beyond |y| = 3.
  const bounded = Math.max(-3, Math.min(3, y));
  const tanh = (bounded * (27 + bounded * bounded)) / (27 + 9 * bounded * bounded);
  return 0.5 + tanh / 2;
}
