import type { ObjectBall, OptionValues, Problem, Report, RulebookId, Setup, Shot } from "@tacada/formats";
import { begin, type Judgement, judge, type RuledAction, type State } from "../src/index.ts";

/** States of a rulebook to try something on. */
export type Tables = (setup?: Setup, options?: OptionValues) => State;

/** The states of a rulebook, each from its setup and options. */
export const tablesOf =
  (rulebook: RulebookId): Tables =>
  (setup = {}, options = {}) => {
    const begun = begin({ rulebook, options, setup });
    if (!begun.ok) throw new Error(`${begun.problem.path}: ${begun.problem.expected}`);
    return begun.value;
  };

/** A state of `sinuca-brasileira`. */
export const table = tablesOf("sinuca-brasileira");

/** A state of `sinuca`. */
export const reds = tablesOf("sinuca");

/** A stroke as an official reports it. */
export const shot = (report: Report): Shot => ({ type: "shot", ...report });

/** A stroke that met its ball and left it up. */
export const miss = (ball: ObjectBall): Shot => shot({ target: ball, contacts: [ball] });

/** A stroke that potted its ball. */
export const pot = (ball: ObjectBall): Shot =>
  shot({ target: ball, contacts: [ball], pots: [{ ball, pocket: 2 }] });

/** A stroke that met its ball and lost the cue ball. */
export const inOff = (ball: ObjectBall): Shot =>
  shot({ target: ball, contacts: [ball], pots: [{ ball: "cue", pocket: 4 }] });

/** The last of these actions, each of them taken. */
export function play(state: State, ...actions: readonly RuledAction[]): Judgement<State> {
  let last: Judgement<State> | undefined;
  for (const action of actions) {
    const judged = judge(last?.state ?? state, action);
    if (!judged.ok) throw new Error(`refused: ${JSON.stringify(judged.problem)}`);
    last = judged.value;
  }
  if (last === undefined) throw new Error("nothing was played");
  return last;
}

/** Why an action is refused; fails when it is taken. */
export function refusedBy(state: State, action: RuledAction): Problem {
  const judged = judge(state, action);
  if (judged.ok) throw new Error(`taken: ${JSON.stringify(action)}`);
  return judged.problem;
}
