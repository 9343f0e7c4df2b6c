import type { Incident, Shot } from "@tacada/formats";
import type { MatchState } from "../state.ts";
import type { Options } from "./options.ts";
import type { Stage } from "./stages.ts";

/** The stroke that was completed last, so that a ball that falls late can still belong to it (6.8.a). */
export interface CompletedStroke {
  /** The state that it was played in. */
  readonly before: SinucaBrasileira;
  readonly shot: Shot;
  /** What officials recorded since, to be ruled again after it. */
  readonly since: readonly Incident[];
}

/** A match of `sinuca-brasileira`. */
export interface SinucaBrasileira extends MatchState {
  readonly rulebook: "sinuca-brasileira";
  readonly options: Options;
  readonly stage: Stage;
  /** Balls in play, lowest first; the first is the ball on. */
  readonly balls: readonly number[];
  readonly inHand: false | "d";
  /** The visit of the side on turn. */
  readonly visit: { readonly points: number; readonly balls: readonly number[] };
  /** The complementary frame waits for its lot (9.4). */
  readonly lotDue: boolean;
  /** A stroke was played in this frame since its break was completed (2.5). */
  readonly opened: boolean;
  /** Somebody has broken in this frame. */
  readonly broken: boolean;
  readonly completed: CompletedStroke | null;
}

/** The ball on: the lowest in play (1.2). */
export const ballOnOf = (state: SinucaBrasileira): number | undefined => state.balls[0];
