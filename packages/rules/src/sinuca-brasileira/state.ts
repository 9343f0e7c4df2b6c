import type { PointState } from "../points/state.ts";
import type { CompletedStroke } from "../state.ts";
import type { Options } from "./options.ts";
import type { Stage } from "./stages.ts";

/** A match of `sinuca-brasileira`. */
export interface SinucaBrasileira extends PointState {
  readonly rulebook: "sinuca-brasileira";
  readonly options: Options;
  readonly stage: Stage;
  /** Balls in play, lowest first; the first is the ball on. */
  readonly balls: readonly number[];
  readonly visit: { readonly points: number; readonly balls: readonly number[] };
  readonly completed: CompletedStroke<SinucaBrasileira> | null;
}

/** The ball on: the lowest in play (1.2). */
export const ballOnOf = (state: SinucaBrasileira): number | undefined => state.balls[0];
