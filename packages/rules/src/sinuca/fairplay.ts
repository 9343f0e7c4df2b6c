import type { Side } from "@tacada/formats";
import { endFrame } from "../ending.ts";
import { joined } from "../lists.ts";
import { withSide } from "../side.ts";
import type { Fresh } from "../state.ts";
import { endByLead, endByPot } from "./ending.ts";
import { giveBack } from "./foulplay.ts";
import { passTurn } from "./frame.ts";
import { GAME } from "./game.ts";
import { type Draft, ENDING } from "./law.ts";
import { COLORS, RED } from "./parameters.ts";
import { firstStage, STAGE_ARTICLE, type Stage } from "./stages.ts";
import type { Sinuca } from "./state.ts";
import { nameOf, type Stroke } from "./stroke.ts";

/** A stroke without a foul: the pot counts and the visit goes on, or the turn passes. */
export function ruleLegal(state: Fresh<Sinuca>, draft: Draft, stroke: Stroke): Sinuca {
  if (stroke.frozen) draft.say("22.II.a", "touching.met");
  if (stroke.shot.cushionFirst === true) draft.cite("20");
  return stroke.potted.length === 0 ? ruleMiss(state, draft, stroke) : rulePot(state, draft, stroke);
}

/** Everything that fell was free to fall: the ball on, any number of reds, the colour, the free ball (13). */
function rulePot(state: Fresh<Sinuca>, draft: Draft, stroke: Stroke): Sinuca {
  const { stage, target, potted, free } = stroke;
  const by = state.turn;
  const points = pointsOf(stroke);
  const reds = countReds(potted);
  const down = stage === "sequence" && potted.includes(stroke.on) ? stroke.on : undefined;
  const balls = potted.map(nameOf);
  draft.say(STAGE_ARTICLE[stage], "pot", { balls: joined(balls), points, by });
  citePot(draft, stroke, reds);
  draft.score(by, points);
  state.scores = withSide(state.scores, by, (state.scores[by] ?? 0) + points);
  state.visit = { points: state.visit.points + points, balls: state.visit.balls.concat(balls) };
  state.reds -= reds;
  if (down !== undefined) state.colors = state.colors.slice(1);
  state.stage = stageAfterPot(stage, state.reds);
  state.freeBall = false;
  if (free && potted.includes(target)) giveBack(draft, [target], "15");
  if (stage === "color") giveBack(draft, [target], "12.I");
  const ended =
    stage === "tiebreak" ? endFrame(state, draft, ENDING, by, "45") : endByPot(GAME, state, draft, down);
  if (ended.over !== undefined || ended.stage === "tiebreak") return finishedVisit(ended, by);
  tellNext(ended, draft);
  return ended;
}

/** Each red 1, the free ball as the ball on; a free ball that falls with a colour on adds nothing (14, 31). */
function pointsOf({ potted, free, target, on, stage }: Stroke): number {
  if (stage === "color") return target;
  if (on !== RED) return on;
  return countReds(potted) + (free && potted.includes(target) ? 1 : 0);
}

function countReds(values: readonly number[]): number {
  let reds = 0;
  for (const value of values) if (value === RED) reds += 1;
  return reds;
}

function stageAfterPot(stage: Stage, reds: number): Stage {
  if (stage === "break" || stage === "red") return "color";
  return stage === "color" ? firstStage({ reds }) : stage;
}

/** The frame ends with this pot, and so does the visit: a partner plays the next. */
const finishedVisit = (state: Sinuca, by: Side): Sinuca => ({
  ...state,
  visits: withSide(state.visits, by, (state.visits[by] ?? 0) + 1),
});

function citePot(draft: Draft, stroke: Stroke, reds: number): void {
  const { potted, free, target, on, stage, lying, shot } = stroke;
  if (potted.length > 1 || !potted.includes(target)) draft.cite("13");
  const pocket = shot.call?.pocket;
  if (pocket !== undefined && shot.pots?.some((pot) => pot.pocket !== pocket)) draft.cite("21");
  if (reds > 1 || (free && reds > 0)) draft.cite("14");
  if (reds > 0) draft.cite("15");
  if (stage === "sequence" && potted.includes(on)) draft.cite("12.II");
  if (stage === "color" && lying.reds === 0 && target === COLORS[0]) draft.cite("12.IV.a");
  if (!free || !potted.includes(target)) return;
  draft.cite(on === RED ? "31.I" : "31.II");
  if (potted.includes(on) && on !== RED) draft.say("14", "pot.free-with-on");
  else draft.say("31", "pot.free", { ball: target, points: on });
}

/** Nothing fell: the turn passes. */
function ruleMiss(state: Fresh<Sinuca>, draft: Draft, { stage, target, lying, shot }: Stroke): Sinuca {
  const by = state.turn;
  passTurn(state);
  const to = state.turn;
  if (stage === "break") draft.say("16.IV", "break.done", { by, to });
  else draft.say("5", "miss", { by, to });
  if (stage === "color" && lying.reds === 0 && target === COLORS[0]) draft.say("12.IV.b", "miss.yellow");
  const bounced = shot.bounced?.[0];
  if (bounced !== undefined) draft.say("1", "miss.bounced", { ball: bounced });
  // The last red's colour done, colours alone are left; a leader who plays on has finished his visit.
  const entered = stage !== "sequence" && state.stage === "sequence";
  return entered || state.options.endByLead === "offer" ? endByLead(state, draft) : state;
}

/** What the visit goes on with. */
function tellNext(state: Sinuca, draft: Draft): void {
  const by = state.turn;
  const article = STAGE_ARTICLE[state.stage];
  if (state.stage === "red") draft.say(article, "next.red", { by });
  else if (state.stage === "color") draft.say(article, "next.color", { by });
  else draft.say(article, "next.ball", { by, ball: state.colors[0] ?? 0 });
}
