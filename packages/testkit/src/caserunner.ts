import {
  type Action,
  actionSchema,
  check,
  type Layout,
  type OpenCase,
  type Problem,
  type Ruling,
  type ShownState,
  type Side,
} from "@tacada/formats";
import { append, createMatch, stateOf } from "@tacada/match";
import { mayPlaceEight } from "@tacada/referee";
import { show } from "@tacada/rules";
import { BAR } from "@tacada/table";
import { differencesOf } from "./comparison.ts";

/**
 * What came of one case. `ruling` is that of its last action; a refused one leaves a `problem` instead. One that is
 * no action at all ends the case: `ruling` and `state` are of those before it, and `problem` leads to it.
 */
export interface CaseResult {
  readonly id: string;
  readonly pass: boolean;
  /** One line for each expectation that did not hold. */
  readonly differences: readonly string[];
  readonly ruling?: Ruling;
  readonly problem?: Problem;
  readonly state?: ShownState;
}

/**
 * Plays the actions of a case from its setup and compares what is left with what it expects. An action is checked
 * when its turn comes; a last one that does not fit is refused like one that may not be played.
 */
export function runCase(example: OpenCase): CaseResult {
  const { id, expect } = example;
  const opened = openingOf(example);
  if (!opened.ok) return failed(id, opened.problem);
  let match = opened.value;
  let ruling: Ruling | undefined;
  let problem: Problem | undefined;
  let layout: Layout | undefined;
  const last = example.actions.length - 1;
  for (const [index, entry] of example.actions.entries()) {
    const checked = check(actionSchema, entry);
    if (!checked.ok) {
      problem = inAction(checked.problem, index);
      if (index === last && expect?.refused === true) break;
      return { ...failed(id, problem), ...(ruling && { ruling }), state: show(stateOf(match)) };
    }
    const action = checked.value;
    const appended = append(match, { at: "", actor: "case", command: String(index), action });
    problem = appended.ok ? placeProblem(action, layout) : appended.problem;
    if (appended.ok && problem === undefined) {
      match = appended.value.match;
      ruling = appended.value.entry.ruling;
      if (action.type === "shot") layout = action.layout;
      continue;
    }
    if (problem !== undefined && index < last) {
      return failed(id, inAction(problem, index));
    }
  }
  const state = show(stateOf(match));
  const outcome = problem === undefined ? { ...(ruling && { ruling }) } : { problem };
  const differences = expect === undefined ? [] : differencesOf(expect, { state, ...outcome });
  return { id, pass: differences.length === 0, differences, ...outcome, state };
}

/** Where the balls were said to lie, why the 8 of `bilhar` may not be placed there; the rules know no places. */
function placeProblem(action: Action, layout: Layout | undefined): Problem | undefined {
  if (action.type !== "choose" || action.at === undefined || layout === undefined) return undefined;
  const placed = mayPlaceEight(BAR, layout, action.at);
  return placed.ok ? undefined : placed.problem;
}

function openingOf({ rulebook, options, setup }: OpenCase): ReturnType<typeof createMatch> {
  const sides: readonly Side[] = setup?.sides ?? ["A", "B"];
  return createMatch(
    {
      id: "case",
      rulebook,
      options: options ?? {},
      sides: sides.map((side) => ({
        id: side,
        name: side,
        players: [...(setup?.players?.[side] ?? [side])],
      })),
      framesToWin: setup?.framesToWin ?? 1,
      // As on a fresh frame; on the break it is whose turn it is.
      break: { by: "agreed", side: sides[0] ?? "A" },
    },
    setup ?? {},
  );
}

const failed = (id: string, problem: Problem): CaseResult => ({
  id,
  pass: false,
  differences: [`${problem.path}: expected ${problem.expected}, found ${problem.found}`],
  problem,
});

const inAction = (problem: Problem, index: number): Problem => ({
  ...problem,
  path: problem.path === "" ? `actions[${index}]` : `actions[${index}].${problem.path}`,
});
