import { COLORS, LAST_BALL, RED } from "./parameters.ts";

/** Stages of a frame (rules of play 11, 16, 45). */
export const STAGES = ["break", "red", "color", "sequence", "tiebreak"] as const;
export type Stage = (typeof STAGES)[number];

/** What lies on the table: how many reds, and which colours, lowest first. */
export interface Lying {
  readonly reds: number;
  readonly colors: readonly number[];
}

/** The article that says what is played at in a stage. */
export const STAGE_ARTICLE = {
  break: "16.IV",
  red: "11",
  color: "11.I",
  sequence: "11.II",
  tiebreak: "45",
} as const satisfies Readonly<Record<Stage, string>>;

/** The ball on: the lowest in play, a red while there is one (3). Nothing once no ball is left. */
export const ballOnOf = ({ reds, colors }: Lying): number | undefined => (reds > 0 ? RED : colors[0]);

/** The stage in which a side comes to the table: reds while there are any, then the colours in order. */
export const firstStage = ({ reds }: Pick<Lying, "reds">): Stage => (reds > 0 ? "red" : "sequence");

/** Whether `ball` may be played at, the ball on being `on`, without a free ball. */
export const mayTarget = (stage: Stage, on: number, ball: number): boolean =>
  stage === "color" ? ball !== RED : ball === on;

/** Whether `ball` may be named as a free ball, the ball on being `on` (4): a colour that is not on itself. */
export const mayStandIn = (stage: Stage, on: number, ball: number): boolean =>
  (stage === "red" || stage === "sequence") && ball !== RED && ball !== on;

/** The most points that a visit can still make (6.II, 7): each red with a 7, the colours, and a free ball. */
export function remainingFrom(stage: Stage, lying: Lying, freeBall: boolean): number {
  const { reds, colors } = lying;
  if (stage === "tiebreak") return LAST_BALL;
  const left = reds * (RED + LAST_BALL) + colors.reduce((sum, ball) => sum + ball, 0);
  if (stage === "color") return left + LAST_BALL;
  if (!freeBall) return left;
  return left + (reds > 0 ? RED + LAST_BALL : (ballOnOf(lying) ?? 0));
}

/** Every ball of a frame with this many reds. */
export const everyBall = (reds: number): Lying => ({ reds, colors: COLORS });
