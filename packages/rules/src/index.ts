import {
  failure,
  type Language,
  type Problem,
  type Report,
  type Result,
  type RulebookId,
  type Ruling,
  type ShownState,
} from "@tacada/formats";
import type { Article, Wording } from "./article.ts";
import { factsNeeded } from "./needs.ts";
import type { OptionSpec } from "./option.ts";
import { refusalLine } from "./refusal.ts";
import type { FactName, Judgement, PlayOptions, RuledAction } from "./rulebook.ts";
import { isPlayable, RULEBOOKS_PLAYABLE, rulebookIn, rulebookOf, type State } from "./rulebooks.ts";
import type { BySide } from "./side.ts";
import type { Start } from "./start.ts";
import { type Line, linesOf } from "./words.ts";

export type { Article, Text, Upheld, Wording } from "./article.ts";
export { textIn, UPHELD, WORDINGS } from "./article.ts";
export type { LineKind } from "./catalogue.ts";
export type { OptionSpec } from "./option.ts";
export type {
  FactName,
  FaultOption,
  IncidentOption,
  Judgement,
  PlayOptions,
  RuledAction,
} from "./rulebook.ts";
export { RULEBOOKS_PLAYABLE, type State } from "./rulebooks.ts";
export type { BySide } from "./side.ts";
export type { Start } from "./start.ts";
export type { Line } from "./words.ts";

/** The version of the rules; every saved match carries that of the code which judged it. */
export const RULES_VERSION = "1";

/**
 * The state before the first action of a match, or in the middle of a frame that `setup` describes. Refused with
 * the path of what cannot be: an option, side, stage or set of balls that the rulebook does not have.
 */
export function begin(start: Start): Result<State> {
  const { rulebook } = start;
  return isPlayable(rulebook)
    ? rulebookOf(rulebook).begin(start)
    : failure("not-in-this-rulebook", "rulebook", RULEBOOKS_PLAYABLE.join(", "), rulebook);
}

/**
 * One action, judged: the ruling and the state after it, or a refusal that leaves the state as it was. Pure. A
 * shot is judged twice where returns must lie before the layout can be read: without `after`, then with it;
 * `after` changes neither `returned` nor `inHand`.
 */
export const judge = (state: State, action: RuledAction): Result<Judgement<State>> =>
  rulebookIn(state).judge(state, action);

/** The state as it is shown and published. */
export const show = (state: State): ShownState => rulebookIn(state).show(state);

/** What can be done now; every screen and the bot ask this. */
export const options = (state: State): PlayOptions => rulebookIn(state).offer(state);

/** The facts that a person must still be asked for: those whose value would change the ruling. */
export const needs = (state: State, draft: Report): readonly FactName[] =>
  factsNeeded(rulebookIn(state), state, draft);

/** A ruling in words, the verdict first, every line with its article. */
export const words = (
  rulebook: RulebookId,
  ruling: Ruling,
  wording: Wording,
  names?: BySide<string>,
): readonly Line[] => linesOf(rulebookOf(rulebook).catalogue, ruling, wording, names);

/** A refusal in words: what is wrong and what would be accepted. */
export const refusal = (problem: Problem, language: Language): string => refusalLine(problem, language);

/** Every article of a rulebook with its text and how it is upheld. */
export const articles = (rulebook: RulebookId): readonly Article[] => rulebookOf(rulebook).articles;

/** What may be settled otherwise, with the defaults. */
export const optionsOf = (rulebook: RulebookId): readonly OptionSpec[] => rulebookOf(rulebook).options;
