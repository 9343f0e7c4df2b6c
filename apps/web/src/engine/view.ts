import type {
  Action,
  Call,
  IncidentKind,
  Language,
  Layout,
  MatchHeader,
  ObjectBall,
  Position,
  Problem,
  Ruling,
  ShownState,
  Side,
  Strike,
} from "@tacada/formats";
import type { MatchStatistics } from "@tacada/match";
import type { Trace } from "@tacada/physics";
import type { Preview, Sight } from "@tacada/play";
import type { Line, Text, Wording } from "@tacada/rules";
import type { Offered } from "./offered.ts";

/** An article in its own words. */
export interface ArticleText {
  readonly id: string;
  readonly text: Text;
}

/** A ruling in words. */
export interface Spoken {
  readonly lines: Readonly<Record<Wording, readonly Line[]>>;
  readonly articles: readonly ArticleText[];
}

/** What the last action led to. */
export interface Verdict extends Spoken {
  readonly seq: number;
  readonly action: Action;
  readonly ruling: Ruling;
  /** The tip slipped off in the stroke that was ruled on. */
  readonly miscued: boolean;
  /** The match came back to this ruling by an undo or redo. */
  readonly moved?: "undo" | "redo";
}

/** All that the page shows of a match; plain data from the engine. */
export interface MatchView {
  readonly header: MatchHeader;
  readonly state: ShownState;
  readonly layout: Layout;
  readonly offered: Offered;
  /** What the referee proposes because the strokes change nothing any more. */
  readonly proposed?: IncidentKind;
  /** A good place for the cue ball while it is in hand. */
  readonly suggested?: Position;
  /** A ball on that lies open from there, by its name in the layout. */
  readonly open?: string;
  readonly last?: Verdict;
  /** Strokes with a foul in this frame, by side. */
  readonly fouls: Readonly<Partial<Record<Side, number>>>;
  /** The match in figures, once a frame is over. */
  readonly statistics?: MatchStatistics;
  /** Lots must be drawn before anything else is played. */
  readonly lotDue: boolean;
  readonly standing: number;
  /** How many actions are left standing when the last turn of a person is taken back; absent when there is none. */
  readonly undoTo?: number;
  readonly canRedo: boolean;
  /** Largest offset of the tip that does not slip, in ball radii. */
  readonly miscue: number;
  /** The farthest from the ball's middle that the tip may be set, in ball radii; beyond `miscue` it slips off. */
  readonly furthest: number;
  /** False while the player has chosen to play on without keeping the match. */
  readonly kept: boolean;
}

/** What stood in the way: a refusal of the engine, or of what surrounds it. */
export type Trouble =
  | {
      readonly kind: "refused" | "file";
      readonly problem: Problem;
      readonly said: Readonly<Record<Language, string>>;
    }
  | {
      readonly kind:
        | "storage"
        | "unlisted"
        | "elsewhere"
        | "missing"
        | "engine"
        | "large"
        | "unread"
        | "scene";
      readonly detail: string;
    };

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: Trouble };

/** A stroke that is being prepared or played. */
export interface StrokeDraft {
  readonly strike: Strike;
  readonly cue?: Position;
  readonly target?: ObjectBall;
  readonly call?: Call;
}

/** What the referee sees along the cue, and the aiming aid where one is wanted. */
export interface Foresight {
  readonly sight: Sight;
  readonly preview?: Preview;
  /** What it costs to hit nothing, in points. */
  readonly price?: number;
}

/** A stroke that was played and kept; the view is that after it. */
export interface PlayedView {
  readonly trace: Trace;
  readonly view: MatchView;
}
