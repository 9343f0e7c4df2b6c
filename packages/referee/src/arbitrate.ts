import {
  type Call,
  type Fault,
  type Layout,
  type ObjectBall,
  type Report,
  type Result,
  type Ruling,
  type Shot,
  type ShownState,
  success,
} from "@tacada/formats";
import type { Trace } from "@tacada/physics";
import { judge, options, type State, show } from "@tacada/rules";
import type { Point, TableSpec } from "@tacada/table";
import { drivenBalls } from "./driven.ts";
import { factsOf } from "./facts.ts";
import { isFaultBehindLine } from "./headstring.ts";
import { reportOf } from "./report.ts";
import { settle } from "./settle.ts";
import { sightingOf } from "./sighting.ts";
import { stickFaults } from "./stick.ts";
import { intentOf } from "./target.ts";

/** What an official saw of a stroke that no simulation shows. */
export type Observation = Pick<Report, "faults" | "touched" | "deliberate" | "intent">;

/** A stroke on a simulated table before it is judged. */
export interface Stroke {
  readonly table: TableSpec;
  readonly state: State;
  /** The layout when it was struck, the cue ball on it. */
  readonly layout: Layout;
  /** Unit vector of the aim line. */
  readonly aim: Point;
  readonly trace: Trace;
  readonly target?: ObjectBall;
  readonly call?: Call;
  readonly observed?: Observation;
  /** Numbers of [0, 1) by which balls are racked, should a rack be due then. */
  readonly random?: () => number;
}

/** A judged stroke: what was reported and ruled, and the balls as they then lie. */
export interface Arbitration {
  readonly shot: Shot;
  readonly report: Report;
  readonly ruling: Ruling;
  readonly state: State;
  readonly layout: Layout;
}

/**
 * The referee's whole work on one stroke. Two passes: the first ruling says which balls return, and once they
 * lie, what is left is looked at for the side that plays next and the ruling becomes final.
 */
export function arbitrate(stroke: Stroke): Result<Arbitration> {
  const { table, state, layout, trace, call, target } = stroke;
  const shown = show(state);
  const said = { ...(call && { call }), ...(target !== undefined && { target }) };
  const intent = intentOf(shown, sightingOf(table, layout, stroke.aim), said);
  const before = factsOf(table, layout, shown, namedOf(shown, intent.target, call));
  const traced = reportOf(trace, {
    by: shown.turn,
    intent,
    ...(call === undefined ? {} : { call }),
    stick: stickFaults(trace, intent.target, before.touching).filter((fault) => hasArticle(state, fault)),
    driven: drivenBalls(trace, shown.rulebook, layout, before.touching),
    behindLine: shown.inHand === "behind-line" && isFaultBehindLine(trace, table, layout),
    before,
  });
  const seen = withObserved(traced, stroke.observed ?? {});
  const first = judge(state, { type: "shot", ...seen });
  if (!first.ok) return first;
  const left = settle(table, trace.final, first.value.ruling, show(first.value.state), stroke.random);
  const report = { ...seen, after: factsOf(table, left, show(first.value.state)) };
  const shot: Shot = { type: "shot", ...report };
  const judged = judge(state, shot);
  if (!judged.ok) return judged;
  return success({ shot, report, layout: left, ...judged.value });
}

/** The ball that a stroke puts on by naming it: one that may be played at, or that is called as free ball. */
const namedOf = (
  { targets }: ShownState,
  target: ObjectBall,
  call: Call | undefined,
): ObjectBall | undefined =>
  call?.as === "free" || targets.some(({ ball }) => ball === target) ? target : undefined;

/** Whether the rulebook has an article on a fault: `bilhar` knows neither push nor double hit. */
const hasArticle = (state: State, fault: Fault): boolean =>
  options(state).faults.some((each) => each.fault === fault);

/** The report with an official's word: what both saw stands in it once. */
function withObserved(report: Report, { faults = [], touched = [], ...word }: Observation): Report {
  const allFaults = [...new Set([...(report.faults ?? []), ...faults])];
  const allTouched = [...new Set([...(report.touched ?? []), ...touched])];
  return {
    ...report,
    ...word,
    ...(allFaults.length === 0 ? {} : { faults: allFaults }),
    ...(allTouched.length === 0 ? {} : { touched: allTouched }),
  };
}
