import type { ObjectBall } from "@tacada/formats";
import type { PointState } from "../points/state.ts";
import type { BySide } from "../side.ts";
import type { CompletedStroke } from "../state.ts";
import type { Options } from "./options.ts";
import type { Lying, Stage } from "./stages.ts";

/** What a stroke was played in, for its repetition from the earlier layout. */
export type Earlier = Pick<Sinuca, "stage" | "reds" | "colors" | "inHand" | "freeBall" | "visit">;

/** How far a stalemate has gone: the warning was given, and a stroke after it changed nothing (46). */
export type Stalemate = "none" | "warned" | "unchanged";

/** A match of `sinuca`. */
export interface Sinuca extends PointState, Lying {
  readonly rulebook: "sinuca";
  readonly options: Options;
  readonly stage: Stage;
  readonly visit: { readonly points: number; readonly balls: readonly ObjectBall[] };
  /** The side on turn has taken its free ball (30.II). */
  readonly freeBall: boolean;
  /** Aggravated fouls in a row (38). */
  readonly aggravated: BySide<number>;
  readonly stalemate: Stalemate;
  /** While `replay` is open: what the stroke was played in. */
  readonly earlier: Earlier | null;
  readonly completed: CompletedStroke<Sinuca> | null;
}
