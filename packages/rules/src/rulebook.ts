import type {
  Choose,
  Correct,
  DropTime,
  Fault,
  Incident,
  IncidentKind,
  OpenAnswers,
  Result,
  RulebookId,
  Ruling,
  Shot,
  ShownState,
  Side,
  Target,
} from "@tacada/formats";
import type { Article } from "./article.ts";
import type { Catalogue } from "./catalogue.ts";
import type { OptionSpec } from "./option.ts";
import type { Start } from "./start.ts";
import type { MatchState } from "./state.ts";

/** What a rulebook can rule on; taking actions back belongs to the match's log. */
export type RuledAction = Shot | Choose | Incident | Correct;

/** A ruling with the state that it leads to. */
export interface Judgement<S> {
  readonly ruling: Ruling;
  readonly state: S;
}

/**
 * A fault that an official may report, with its articles and what it costs now: in points, or in balls in the games of
 * groups.
 */
export interface FaultOption {
  readonly fault: Fault;
  readonly articles: readonly string[];
  readonly value: number;
}

/** An incident that may be recorded now, with the sides that it may name and what else it may say. */
export interface IncidentOption {
  readonly kind: IncidentKind;
  readonly articles: readonly string[];
  readonly by: readonly Side[];
  /** Times of a late drop. */
  readonly when?: readonly DropTime[];
}

/** Everything that can be done now. */
export interface PlayOptions {
  readonly targets: readonly Target[];
  readonly choices: OpenAnswers | null;
  /** A lot that has to be recorded before anything is played. */
  readonly lotDue: boolean;
  readonly faults: readonly FaultOption[];
  readonly incidents: readonly IncidentOption[];
}

/** A fact of a report that a person may be asked for, by its path. */
export const FACT_NAMES = [
  "target",
  "evident",
  "railsAfterContact",
  "touchEffect",
  "before.touching",
  "before.snooker",
  "before.fullBallOpen",
  "after.snooker",
  "after.firstObstacle",
  "after.canGrazeBothSides",
  "intent",
  "deliberate",
  "cueTravel",
] as const;
/** A fact of a report, by its path there, that a person may have to be asked for. */
export type FactName = (typeof FACT_NAMES)[number];

/** One rulebook: pure functions over its own state. */
export interface Rulebook<S extends MatchState> {
  readonly id: RulebookId;
  readonly articles: readonly Article[];
  readonly options: readonly OptionSpec[];
  readonly catalogue: Catalogue;
  readonly begin: (start: Start) => Result<S>;
  readonly judge: (state: S, action: RuledAction) => Result<Judgement<S>>;
  readonly show: (state: S) => ShownState;
  readonly offer: (state: S) => PlayOptions;
  /** Values to try for facts that this report leaves open. */
  readonly doubts: (state: S, draft: Shot) => readonly Doubt[];
}

/** A fact that is open, and reports that settle it one way and the other. */
export interface Doubt {
  readonly fact: FactName;
  readonly settled: readonly Shot[];
}
