import type { Side } from "@tacada/formats";
import { EIGHT } from "../groups/balls.ts";
import { frameOn, passTurn, rackUp } from "../groups/frame.ts";
import type { Fresh } from "../state.ts";
import { BALLS } from "./parameters.ts";
import { stageOf } from "./stages.ts";
import type { BolaOito, Earlier } from "./state.ts";

/** A rack before its break: all balls up, the cue ball in hand behind the line (1.8, 2.2). */
export const freshFrame = (state: BolaOito, breaker: Side): BolaOito => ({
  ...rackUp(state, breaker, BALLS, "behind-line"),
  earlier: null,
});

/** The rack that is on: the next one, once the last has its result (its first action begins it). */
export const currentFrame = (state: BolaOito): BolaOito => frameOn(state, freshFrame);

/** The same rack set up once more; somebody has broken in it before. */
export const rackAgain = (state: BolaOito, breaker: Side): BolaOito => ({
  ...freshFrame(state, breaker),
  broken: true,
});

/** The table as it is now, to have a stroke repeated on it. */
export function earlierOf(state: BolaOito): Earlier {
  const { turn, visits, stage, inHand, visit, balls, down, groups, opened, broken } = state;
  return { turn, visits, stage, inHand, visit, balls, down, groups, opened, broken };
}

/** The visit is over and the other side comes to the table. */
export function endVisit(state: Fresh<BolaOito>): void {
  passTurn(state);
  state.stage = stageOf(state, state.turn);
  state.earlier = null;
}

/** An 8 that fell on the break is answered for by whoever plays next (2.6). */
export function openDue(state: Fresh<BolaOito>): void {
  const { turn, open, over, stage, balls } = state;
  if (open !== null || over !== undefined || stage === "break" || balls.includes(EIGHT)) return;
  state.open = { by: turn, any: ["spot-eight", "re-rack"], from: turn, article: "2.6" };
}
