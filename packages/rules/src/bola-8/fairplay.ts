import { bitsOf } from "../balls.ts";
import { EIGHT, groupOf, opponentOf, setGroup } from "../groups/balls.ts";
import { joined } from "../lists.ts";
import type { Fresh } from "../state.ts";
import { endByEight, isDecided } from "./ending.ts";
import { endVisit, openDue } from "./frame.ts";
import type { Draft } from "./law.ts";
import { GROUPS } from "./parameters.ts";
import { type Stage, stageOf } from "./stages.ts";
import type { BolaOito } from "./state.ts";
import type { Stroke } from "./stroke.ts";

/** A stroke without a foul: the turn goes on with a ball potted as called, else it passes. */
export function ruleLegal(state: Fresh<BolaOito>, draft: Draft, stroke: Stroke): BolaOito {
  if (stroke.stage === "break") return ruleBreak(state, draft, stroke);
  citeLegal(draft, stroke);
  if (isDecided(stroke)) return endByEight(state, draft, stroke, false);
  return stroke.converted ? rulePot(state, draft, stroke) : ruleMiss(state, draft, stroke);
}

/** A legal break (2.3): whoever pots goes on, the table open whatever fell (2.7); the 8 is answered for (2.6). */
function ruleBreak(state: Fresh<BolaOito>, draft: Draft, { potted }: Stroke): BolaOito {
  const by = state.turn;
  if (potted.length === 0) {
    endVisit(state);
    draft.say("2.3", "break.done", { by, to: state.turn });
    return state;
  }
  draft.say("2.3", "break.potted", { by, balls: joined(potted) });
  draft.cite("2.7");
  if (potted.includes(EIGHT)) draft.say("2.6", "eight.on-break", { by });
  goOn(state, "open", without(potted, EIGHT));
  openDue(state);
  return state;
}

/** The ball aimed at was potted as it should (1.35); the first of an open table settles the groups (2.8). */
function rulePot(state: Fresh<BolaOito>, draft: Draft, stroke: Stroke): BolaOito {
  const by = state.turn;
  const { aimed = 0, potted, callDue } = stroke;
  draft.say("1.35", "pot", { ball: aimed, by });
  if (callDue) draft.cite("1.4");
  tellOthers(draft, without(potted, aimed));
  const group = groupOf(GROUPS, aimed);
  if (stroke.stage === "open" && group !== undefined) {
    setGroup(state, GROUPS, by, group);
    const key = group === "solids" ? "group.solids" : "group.stripes";
    draft.say("2.8", key, { by, to: opponentOf(state, by) });
  }
  const stage = stageOf(state, by);
  if (stage === "eight") draft.say("2.1", "next.eight", { by });
  goOn(state, stage, potted);
  return state;
}

/** Nothing was potted as called: the turn passes (1.5), a declared safety gives it away (2.10). */
function ruleMiss(state: Fresh<BolaOito>, draft: Draft, stroke: Stroke): BolaOito {
  const { safety, eightFirst, aimed, potted, shot } = stroke;
  const by = state.turn;
  endVisit(state);
  const values = { by, to: state.turn };
  const isAimed = aimed !== undefined && potted.includes(aimed);
  const isElsewhere = isAimed && !safety && !eightFirst;
  if (safety) draft.say("2.10", "safety", values);
  else draft.say("1.5", isElsewhere ? "miss.elsewhere" : "miss", values);
  if (eightFirst) draft.say("2.7", "eight.first", {});
  if (isElsewhere) draft.say("1.4", "pot.not-as-called", { ball: aimed });
  if (aimed !== undefined && shot.bounced?.includes(aimed) === true) {
    draft.say("1.11", "miss.bounced", { ball: aimed });
  }
  tellOthers(draft, isAimed && !safety ? without(potted, aimed) : potted);
  return state;
}

const without = (balls: readonly number[], ball: number): readonly number[] =>
  balls.filter((each) => each !== ball);

/** The turn goes on, with these balls among its pots. */
function goOn(state: Fresh<BolaOito>, stage: Stage, potted: readonly number[]): void {
  state.stage = stage;
  state.visit = { points: 0, balls: state.visit.balls.concat(potted) };
}

/** Balls that fell besides stay down (1.32). */
function tellOthers(draft: Draft, balls: readonly number[]): void {
  if (balls.length > 0) draft.say("1.32", "pot.others", { balls: joined(balls) });
}

/** What let this stroke be without a foul. */
function citeLegal(draft: Draft, stroke: Stroke): void {
  const { shot, first, own, frozen, rails = [], potSuffices } = stroke;
  if (first.length > 1 && stroke.ownFirst && (bitsOf(first) & ~own) !== 0) {
    draft.say("2.9", "first.both", {});
  }
  if (frozen.length > 0) citeFrozen(draft, stroke);
  else if (potSuffices) draft.cite("1.19.a");
  else if (rails.length > 0) draft.cite("1.19.b");
  if ((shot.jumped?.length ?? 0) > 0) draft.say("1.27", "jump.allowed", {});
}

/** What happened after a ball was met that was frozen to a cushion (1.36). */
function citeFrozen(draft: Draft, { frozen, rails = [], potSuffices }: Stroke): void {
  if (potSuffices) draft.cite("1.36.a");
  if (rails.includes("cue")) draft.cite("1.36.b");
  if (frozen.some((ball) => rails.includes(ball))) draft.cite("1.36.c");
  if (rails.some((ball) => ball !== "cue" && !frozen.some((each) => each === ball))) draft.cite("1.36.d");
}
