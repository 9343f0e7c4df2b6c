import type { Incident, ObjectBall, Shot } from "@tacada/formats";
import type { MatchState } from "../state.ts";

/** The stroke that was completed last, so that a ball that falls late can still belong to it. */
export interface CompletedStroke<S> {
  /** The state that it was played in. */
  readonly before: S;
  readonly shot: Shot;
  /** What officials recorded since, to be ruled again after it. */
  readonly since: readonly Incident[];
}

/** What the state of every game by points holds. */
export interface PointState extends MatchState {
  readonly stage: string;
  readonly inHand: false | "d";
  /** The visit of the side on turn. */
  readonly visit: { readonly points: number; readonly balls: readonly ObjectBall[] };
  /** The complementary frame waits for its lot. */
  readonly lotDue: boolean;
  /** A stroke was played in this frame since its break was completed. */
  readonly opened: boolean;
  /** Somebody has broken in this frame. */
  readonly broken: boolean;
  readonly completed: CompletedStroke<PointState> | null;
}
