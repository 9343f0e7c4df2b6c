import type { ObjectBall, Returned, Shot, Side } from "@tacada/formats";
import type { Game, GameArticles, GameDraft, Judged } from "../common/game.ts";
import type { Fresh } from "../state.ts";
import type { PointKey } from "./messages.ts";
import type { PointState } from "./state.ts";

/** A ruling of a game by points while it is made; methods, so that a rulebook's own draft fits. */
export interface PointDraft<A extends string> extends GameDraft<A> {
  say(article: A, key: PointKey, values?: Readonly<Record<string, string | number>>): void;
  award(side: Side, points: number): void;
}

/** Where a document says what every game by points has to rule on. */
export interface PointArticles<A extends string> extends GameArticles<A> {
  /** A penalty is credited. */
  readonly paid: A;
  readonly tieLot: A;
  /** The complementary frame, and its decision. */
  readonly tie: A;
  readonly pass: A;
  readonly inHandStays: A;
  readonly late: GameArticles<A>["late"] & { readonly foul: A };
  /** A ball that did not stay down by a foul goes back. */
  readonly returned: A;
  readonly corrected: Required<GameArticles<A>["corrected"]>;
}

/** What may have carried a lead over the points that are left. */
export interface Cause {
  /** The side whose visit has just ended. */
  readonly visitor?: Side;
  /** The sides that fouled. */
  readonly offenders?: readonly Side[];
}

/** What one game by points gives to the law that all of them share. `A` are its articles, `S` its state. */
export interface PointGame<A extends string, S extends PointState> extends Game<A, S> {
  readonly articles: PointArticles<A>;
  /** What a disciplinary fault costs, in points; whether the one that loses the match still pays, and a grave one. */
  readonly disciplinaryPoints: number;
  readonly repeatPays: boolean;
  readonly gravePoints: number;
  draft(): PointDraft<A>;
  /** The balls and the stage of the complementary frame. */
  atTiebreak(state: S): S;
  /** The last ball, back on the table for the complementary frame. */
  readonly lastBall: Returned;
  /** Whether a fault before the break only has it played again. */
  repeatsBreak(state: S): boolean;
  endByPoints(state: S, draft: PointDraft<A>, cause: Cause): S;
  /** What the favoured side on turn may answer to a foul apart from a stroke, made in `stage`. */
  openAfterFoul(state: S, draft: PointDraft<A>, from: Side, stage: S["stage"]): S;
  /** What a ball that falls late by the striker's fault costs. */
  latePrice(state: S, ball: ObjectBall): number;
}

/** What one game by points does with a stroke, and with a turn that is lost. */
export interface PointStrokes<A extends string, S extends PointState> {
  judgeShot(state: S, shot: Shot, preamble?: (draft: PointDraft<A>) => void): Judged<S>;
  /** The turn is lost by a foul that is paid already; the frame may end by it. */
  passOn(state: Fresh<S>, draft: PointDraft<A>, offender: Side, before: S["scores"]): S;
}
