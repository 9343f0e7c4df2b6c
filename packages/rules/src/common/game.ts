import type {
  Correct,
  Fault,
  IncidentKind,
  Lot,
  ObjectBall,
  Returned,
  Ruling,
  Shot,
  Side,
} from "@tacada/formats";
import type { EndingLaw } from "../ending.ts";
import type { Refused } from "../refused.ts";
import type { BallSet } from "../report.ts";
import type { Grounds } from "../ruling.ts";
import type { MatchState } from "../state.ts";
import type { CommonKey } from "./messages.ts";

/** A ruling while it is made; methods, so that a rulebook's own draft fits. */
export interface GameDraft<A extends string> extends Grounds<A, CommonKey> {
  readonly fouls: readonly unknown[];
  readonly returned: readonly Returned[];
  foul(article: A, value: number): void;
  giveBack(article: A, returned: Returned): void;
  done(turn: Side): Ruling;
}

/** An action as it was ruled on, with the state that it leads to. */
export interface Ruled<S> {
  readonly ok: true;
  readonly value: { readonly ruling: Ruling; readonly state: S };
}
export type Judged<S> = Ruled<S> | Refused;

/** The ruling is complete. */
export const ruled = <S extends MatchState>(draft: { done(turn: Side): Ruling }, state: S): Ruled<S> => ({
  ok: true,
  value: { ruling: draft.done(state.turn), state },
});

/** Disciplinary faults that lose the match. */
export const DISCIPLINARY_LIMIT = 2;

/** Conduct that an official records apart from a stroke. */
export type Misconduct = Extract<IncidentKind, "disciplinary" | "interference" | "clock">;

/** Where a document says what every game has to rule on. */
export interface GameArticles<A extends string> {
  /** The turn is lost by a foul. */
  readonly turnLost: A;
  readonly misconduct: Readonly<Record<Misconduct, A>>;
  /** A first disciplinary fault, and the one that loses the match. */
  readonly warned: A;
  readonly repeated: A;
  readonly grave: A;
  readonly gravePenalty: A;
  /** A match that is lost by misconduct, the frame that goes with it, and the loss of all at once. */
  readonly lostMatch: A;
  readonly lostFrame?: A;
  readonly allLost?: A;
  readonly concededFrame: A;
  readonly concededMatch: A;
  readonly disqualified: A;
  readonly informalWarning: A;
  readonly movedByOutsider: A;
  /** A position that cannot be restored voids the frame, which the same side breaks anew; where the document says so. */
  readonly voided?: A;
  readonly breakOrder: A;
  readonly firstLot: A;
  /** Ways of drawing it that have an article of their own. */
  readonly lots?: Readonly<Partial<Record<Lot, A>>>;
  readonly tieLot?: A;
  /** A stroke may be handed back, and a cue ball in hand stays so. */
  readonly pass?: A;
  readonly inHandStays?: A;
  /** A ball that falls late; where the document has the stroke under it played again, that too. */
  readonly late: { readonly completes: A; readonly returns: A; readonly replays?: A };
  /** Balls go back for a new rack. */
  readonly racked: A;
  /** What an official may correct; without `scores` in games that have no points. */
  readonly corrected: Readonly<Record<Exclude<keyof Correct["set"], "scores">, A>> & { readonly scores?: A };
}

/** What one game gives to the law that all of them share. `A` are its articles, `S` its state. */
export interface Game<A extends string, S extends MatchState> {
  readonly articles: GameArticles<A>;
  readonly ending: EndingLaw<A>;
  readonly faults: readonly Fault[];
  /** A ball moved from outside goes back only where the side to play asks for it. */
  readonly restoredOnRequest?: true;
  draft(): GameDraft<A>;
  ballSet(state: S): BallSet;
  /** The frame that is on: the next one, once the last has its result. */
  currentFrame(state: S): S;
  /** A frame before its break, on the match as it stands. */
  freshFrame(state: S, breaker: Side): S;
  /** Balls that a new rack puts back on the table. */
  readonly rack: readonly Returned[];
  /** The visit is over and the next side begins one. */
  endVisit(state: S): S;
  /** The same with the choice open that has to be answered before the side on turn can play; where there are such. */
  due?(state: S): S;
  /** Where a ball that fell late goes; empty when it goes back to where it lay. */
  lateReturn(ball: ObjectBall): readonly Returned[];
  /** Rules on incidents that this game alone has. */
  readonly own?: Readonly<Partial<Record<IncidentKind, IncidentRule<A, S>>>>;
}

/** A game with its strokes and its penalties. */
export interface GamePlay<A extends string, S extends MatchState> extends Game<A, S> {
  /** One stroke; `preamble` is said first, when a stroke is ruled on again. */
  judgeShot(state: S, shot: Shot, preamble?: (draft: GameDraft<A>) => void): Judged<S>;
  /** One act of misconduct is listed and paid, and counted unless it is grave. */
  punish(state: S, draft: GameDraft<A>, kind: Misconduct | "grave", side: Side): S;
  /** The acts of these sides are paid; `turn` was the side on turn. A side at the table loses its turn. */
  afterMisconduct(state: S, draft: GameDraft<A>, offenders: readonly Side[], turn: Side): S;
  /** The ball fell with the striker's cue ball on its way: his foul, where the event has settled so. */
  foulInFlight?(state: S, draft: GameDraft<A>, ball: ObjectBall): S;
  /** An official has set the points; the frame may end by them. */
  afterScores?(state: S, draft: GameDraft<A>): S;
}

/** A rule on an incident that names nobody in particular. */
export type IncidentRule<A extends string, S extends MatchState> = (
  state: S,
  draft: GameDraft<A>,
) => S | Refused;
