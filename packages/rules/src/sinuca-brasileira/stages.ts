import { BALLS, LAST_BALL } from "./parameters.ts";

/** Stages of a frame (rules of play 1.6, 1.7, 2.3, 9.4). */
export const STAGES = ["break", "start", "on-only", "free", "at-risk", "tiebreak"] as const;
export type Stage = (typeof STAGES)[number];

/** How a ball other than the ball on may be played: not at all, freely, or for 7 points when it stays up. */
export type Numbered = "no" | "free" | "castigo";

/** What may be played at in a stage, and what a legal pot leads to. */
interface StageLaw {
  readonly numbered: Numbered;
  /** The stage after the ball on was potted. */
  readonly afterOn: Stage;
  /** The stage after a numbered ball was potted. */
  readonly afterNumbered: Stage;
  /** The ball on stays down when potted; in `free` it counts as numbered and returns (1.9). */
  readonly onStaysDown: boolean;
  /** The article that allows the stroke. */
  readonly article: "1.6" | "1.7" | "2.3" | "9.4";
}

/** The cycle of a visit. In `break` and `tiebreak` a pot is judged by their own articles (2.3.a, 9.4). */
export const STAGE_LAW: Readonly<Record<Stage, StageLaw>> = {
  break: { numbered: "no", afterOn: "break", afterNumbered: "break", onStaysDown: false, article: "2.3" },
  start: {
    numbered: "castigo",
    afterOn: "free",
    afterNumbered: "on-only",
    onStaysDown: true,
    article: "1.6",
  },
  "on-only": {
    numbered: "no",
    afterOn: "free",
    afterNumbered: "free",
    onStaysDown: true,
    article: "1.7",
  },
  free: {
    numbered: "free",
    afterOn: "at-risk",
    afterNumbered: "at-risk",
    onStaysDown: false,
    article: "1.7",
  },
  "at-risk": {
    numbered: "castigo",
    afterOn: "free",
    afterNumbered: "on-only",
    onStaysDown: true,
    article: "1.7",
  },
  tiebreak: {
    numbered: "no",
    afterOn: "tiebreak",
    afterNumbered: "tiebreak",
    onStaysDown: true,
    article: "9.4",
  },
};

/** Whether `ball` may be played at, the ball on being `on`. */
export const mayTarget = (stage: Stage, on: number, ball: number): boolean =>
  ball === on || STAGE_LAW[stage].numbered !== "no";

/** Whether `ball` costs 7 points when it is not potted. */
export const isCastigo = (stage: Stage, on: number, ball: number): boolean =>
  ball !== on && STAGE_LAW[stage].numbered === "castigo";

/** The most points that a visit can still make from a stage, by the ball on; nothing once no ball is left. */
export const remainingFrom = (stage: Stage, on: number | undefined): number =>
  on === undefined ? 0 : (REMAINING[stage][on] ?? 0);

function most(stage: Stage, on: number): number {
  if (stage === "break") return most("start", on);
  if (stage === "tiebreak") return LAST_BALL;
  const law = STAGE_LAW[stage];
  const viaOn = on + (law.onStaysDown ? mostAfter(on) : most(law.afterOn, on));
  if (law.numbered === "no" || on === LAST_BALL) return viaOn;
  return Math.max(viaOn, LAST_BALL + most(law.afterNumbered, on));
}

/** The ball on has gone for good. */
const mostAfter = (on: number): number => (on === LAST_BALL ? 0 : most("free", on + 1));

const REMAINING = Object.fromEntries(
  STAGES.map((stage) => [stage, Object.fromEntries(BALLS.map((on) => [on, most(stage, on)]))]),
  // The entries are exactly the stages and the balls.
) as Readonly<Record<Stage, Readonly<Record<number, number>>>>;
