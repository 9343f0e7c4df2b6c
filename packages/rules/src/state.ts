import type {
  Choice,
  Ending,
  Facts,
  Hand,
  Incident,
  ObjectBall,
  OptionValues,
  RulebookId,
  Shot,
  Side,
} from "@tacada/formats";
import type { BySide } from "./side.ts";

/** Choices that wait for an answer. */
export interface OpenChoices {
  readonly by: Side;
  readonly any: readonly Choice[];
  /** How many balls a `remove` takes off. */
  readonly count?: number;
  /** The side that plays after a `pass` or a `retake`. */
  readonly from: Side;
  /** The article that opens them. */
  readonly article: string;
}

/** The stroke that was completed last, so that a ball that falls late can still belong to it. */
export interface CompletedStroke<S> {
  /** The state that it was played in. */
  readonly before: S;
  readonly shot: Shot;
  /** What officials recorded since, to be ruled again after it. */
  readonly since: readonly Incident[];
}

/** A state that a ruling has just made and that nobody else holds: it is written on, where any other is copied. */
export type Fresh<S> = { -readonly [Key in keyof S]: S[Key] };

/** A copy to write on. */
export const copyOf = <S>(state: S): Fresh<S> => ({ ...state });

/** The same change, made on a copy and so to any state. */
export const onCopy =
  <S>(change: (state: Fresh<S>) => void) =>
  (state: S): S => {
    const copy = copyOf(state);
    change(copy);
    return copy;
  };

/** What the state of every rulebook holds: plain data, never changed in place. */
export interface MatchState {
  readonly rulebook: RulebookId;
  readonly options: OptionValues;
  /** All sides of the match in the order of play. */
  readonly sides: readonly Side[];
  readonly players: BySide<readonly string[]>;
  readonly framesToWin: number;
  readonly startScores: BySide<number>;
  readonly frame: number;
  readonly frames: BySide<number>;
  readonly scores: BySide<number>;
  readonly breaker: Side;
  readonly turn: Side;
  /** Visits that each side has finished, over all frames: whose player is next. */
  readonly visits: BySide<number>;
  /** Disciplinary faults of the match. */
  readonly discipline: BySide<number>;
  /** Sides that have left this frame. */
  readonly out: readonly Side[];
  /** Sides that have left the match. */
  readonly gone: readonly Side[];
  readonly stage: string;
  readonly inHand: false | Hand;
  /** The visit of the side on turn: its points where the game has them, and the balls it potted. */
  readonly visit: { readonly points: number; readonly balls: readonly ObjectBall[] };
  readonly open: OpenChoices | null;
  /** A frame that is tied waits for the lot of its decider. */
  readonly lotDue: boolean;
  /** A stroke was played in this frame since its break was completed. */
  readonly opened: boolean;
  /** Somebody has broken in this frame. */
  readonly broken: boolean;
  readonly completed: CompletedStroke<MatchState> | null;
  /** What is known of the layout for the next stroke. */
  readonly facts: Facts;
  /** How the frame ended; kept until the next frame's first action. */
  readonly over?: Ending;
  /** How the match ended. */
  readonly match?: Ending;
}
