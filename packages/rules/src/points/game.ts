import type { Correct, Fault, IncidentKind, ObjectBall, Returned, Ruling, Shot, Side } from "@tacada/formats";
import type { EndingLaw } from "../ending.ts";
import type { Refused } from "../refused.ts";
import type { BallSet } from "../report.ts";
import type { Grounds } from "../ruling.ts";
import type { PointKey } from "./messages.ts";
import type { PointState } from "./state.ts";

/** A ruling of a game by points while it is made; methods, so that a rulebook's own draft fits. */
export interface PointDraft<A extends string> extends Grounds<A, PointKey> {
  readonly returned: readonly Returned[];
  foul(article: A, value: number): void;
  giveBack(article: A, returned: Returned): void;
  award(side: Side, points: number): void;
  done(turn: Side): Ruling;
}

/** An action as it was ruled on, with the state that it leads to. */
export interface Ruled<S> {
  readonly ok: true;
  readonly value: { readonly ruling: Ruling; readonly state: S };
}
export type Judged<S> = Ruled<S> | Refused;

/** The ruling is complete. */
export const ruled = <S extends PointState>(draft: { done(turn: Side): Ruling }, state: S): Ruled<S> => ({
  ok: true,
  value: { ruling: draft.done(state.turn), state },
});

/** Disciplinary faults that lose the match. */
export const DISCIPLINARY_LIMIT = 2;

/** Conduct that an official records apart from a stroke. */
export type Misconduct = Extract<IncidentKind, "disciplinary" | "interference" | "clock">;

/** Where a document says what every game by points has to rule on. */
export interface PointArticles<A extends string> {
  /** A penalty is credited; the turn is lost. */
  readonly paid: A;
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
  readonly breakOrder: A;
  readonly firstLot: A;
  readonly tieLot: A;
  /** The complementary frame, and its decision. */
  readonly tie: A;
  readonly pass: A;
  readonly inHandStays: A;
  readonly late: { readonly completes: A; readonly returns: A; readonly foul: A };
  /** A ball that did not stay down by a foul goes back; balls go back for a new rack. */
  readonly returned: A;
  readonly racked: A;
  readonly corrected: Readonly<Record<keyof Correct["set"], A>>;
}

/** What may have carried a lead over the points that are left. */
export interface Cause {
  /** The side whose visit has just ended. */
  readonly visitor?: Side;
  /** The sides that fouled. */
  readonly offenders?: readonly Side[];
}

/** What one game by points gives to the law that all of them share. `A` are its articles, `S` its state. */
export interface PointGame<A extends string, S extends PointState> {
  readonly articles: PointArticles<A>;
  readonly ending: EndingLaw<A>;
  /** What a disciplinary fault costs, in points; whether the one that loses the match still pays, and a grave one. */
  readonly disciplinaryPoints: number;
  readonly repeatPays: boolean;
  readonly gravePoints: number;
  readonly faults: readonly Fault[];
  readonly draft: () => PointDraft<A>;
  readonly ballSet: (state: S) => BallSet;
  /** The frame that is on: the next one, once the last has its result. */
  readonly currentFrame: (state: S) => S;
  /** A frame before its break, on the match as it stands. */
  readonly freshFrame: (state: S, breaker: Side) => S;
  /** Balls that a new rack puts back on the table. */
  readonly rack: readonly Returned[];
  /** The visit is over and the next side begins one. */
  readonly endVisit: (state: S) => S;
  /** The balls and the stage of the complementary frame. */
  readonly atTiebreak: (state: S) => S;
  /** The last ball, back on the table for the complementary frame. */
  readonly lastBall: Returned;
  /** Whether a fault before the break only has it played again. */
  readonly repeatsBreak: (state: S) => boolean;
  readonly endByPoints: (state: S, draft: PointDraft<A>, cause: Cause) => S;
  /** What the favoured side on turn may answer to a foul apart from a stroke, made in `stage`. */
  readonly openAfterFoul: (state: S, draft: PointDraft<A>, from: Side, stage: S["stage"]) => S;
  /** Where a ball that fell late goes; empty when it goes back to where it lay. */
  readonly lateReturn: (ball: ObjectBall) => readonly Returned[];
  /** What a ball that falls late by the striker's fault costs. */
  readonly latePrice: (state: S, ball: ObjectBall) => number;
  /** Rules on incidents that this game alone has. */
  readonly own?: Readonly<Partial<Record<IncidentKind, IncidentRule<A, S>>>>;
}

/** A game with its strokes. */
export interface PointPlay<A extends string, S extends PointState> extends PointGame<A, S> {
  /** One stroke; `preamble` is said first, when a stroke is ruled on again. */
  readonly judgeShot: (state: S, shot: Shot, preamble?: (draft: PointDraft<A>) => void) => Judged<S>;
  /** The turn is lost by a foul that is paid already; the frame may end by it. */
  readonly passOn: (state: S, draft: PointDraft<A>, offender: Side, before: S["scores"]) => S;
}

/** A rule on an incident that names nobody in particular. */
export type IncidentRule<A extends string, S extends PointState> = (
  state: S,
  draft: PointDraft<A>,
) => S | Refused;
