import { endFrame } from "../ending.ts";
import { endByLastBall } from "../points/ending.ts";
import type { Cause } from "../points/game.ts";
import { withSide } from "../side.ts";
import type { Fresh } from "../state.ts";
import { endByPoints } from "./ending.ts";
import { breakAgain, giveBack } from "./foulplay.ts";
import { passTurn } from "./frame.ts";
import { GAME } from "./game.ts";
import { type Draft, ENDING } from "./law.ts";
import { LAST_BALL } from "./parameters.ts";
import { openPass } from "./pass.ts";
import { STAGE_LAW } from "./stages.ts";
import { ballOnOf, type SinucaBrasileira } from "./state.ts";
import type { Stroke } from "./stroke.ts";

/** A stroke without a foul: the pot counts and the visit goes on, or the turn passes. */
export function ruleLegal(state: Fresh<SinucaBrasileira>, draft: Draft, stroke: Stroke): SinucaBrasileira {
  if (stroke.stage === "break") return ruleBreak(state, draft, stroke);
  return stroke.converted ? rulePot(state, draft, stroke) : ruleMiss(state, draft, stroke);
}

/** The break (2.3): a potted 1 breaks again; else the turn passes, with the choice of 2.4 where it is due. */
function ruleBreak(
  state: Fresh<SinucaBrasileira>,
  draft: Draft,
  { converted, shot }: Stroke,
): SinucaBrasileira {
  const breaker = state.turn;
  if (converted) return breakAgain(state, draft, "2.3.a");
  passTurn(state);
  const by = state.turn;
  draft.say("2.3", "break.done", { by: breaker, to: by });
  if (shot.after?.canGrazeBothSides !== false) return state;
  draft.cite("2.3.c");
  draft.say("2.4", "retake.open", { by, from: breaker });
  state.open = { by, any: ["play", "retake"], from: breaker, article: "2.4" };
  return state;
}

/** The ball played at was potted as it should. */
function rulePot(state: Fresh<SinucaBrasileira>, draft: Draft, stroke: Stroke): SinucaBrasileira {
  const { stage, target, on } = stroke;
  const law = STAGE_LAW[stage];
  const by = state.turn;
  const staysDown = target === on && law.onStaysDown;
  if (target === on) draft.cite("1.2");
  draft.say(law.article, "pot", { ball: target, points: target, by });
  citeCall(draft, stroke);
  draft.score(by, target);
  state.scores = withSide(state.scores, by, (state.scores[by] ?? 0) + target);
  state.visit = { points: state.visit.points + target, balls: [...state.visit.balls, target] };
  if (staysDown) state.balls = state.balls.slice(1);
  state.stage = target === on ? law.afterOn : law.afterNumbered;
  draft.cite("1.8");
  if (!staysDown) {
    if (target === on) draft.say("1.9", "pot.counts-as-numbered", { ball: target });
    giveBack(draft, [target]);
  }
  if (stage === "tiebreak" || state.balls.length === 0) {
    // The turn stays for the complementary frame.
    passTurn(state);
    state.turn = by;
    return stage === "tiebreak"
      ? endFrame(state, draft, ENDING, by, "9.4")
      : endByLastBall(GAME, state, draft, "9.1.a");
  }
  const ended = endByPoints(state, draft, NO_CAUSE);
  if (ended.over === undefined) tellNext(ended, draft);
  return ended;
}

/** A pot carries a lead by itself. */
const NO_CAUSE: Cause = {};

/** Nothing was converted: the turn passes; a numbered ball left up lets the next side pass (4.1.b). */
function ruleMiss(state: Fresh<SinucaBrasileira>, draft: Draft, stroke: Stroke): SinucaBrasileira {
  const { stage, target, on } = stroke;
  const by = state.turn;
  passTurn(state);
  if (target === on) draft.cite("1.2");
  const article = stage === "free" && target === on ? "1.9" : STAGE_LAW[stage].article;
  draft.say(article, "miss", { ball: target, by, to: state.turn });
  if (stroke.defence) draft.say("5.7", "miss.defence", { ball: target });
  citeCall(draft, stroke);
  if (stroke.shot.bounced?.includes(target)) draft.say("6.4", "miss.bounced", { ball: target });
  const ended = endByPoints(state, draft, { visitor: by });
  if (ended.over === undefined && target !== on) openPass(state, draft, by, "4.1.b");
  return ended;
}

/** What of the call or of the table let this stroke be without a foul. */
function citeCall(draft: Draft, { shot, target, evident, called, converted, frozen, faults }: Stroke): void {
  const { call } = shot;
  if (shot.cushionFirst) {
    draft.cite("5.2");
    draft.cite("5.6");
  }
  if (called && !evident) draft.cite("5.1");
  if (converted && !called && evident) draft.cite("5.3");
  const pot = shot.pots?.find(({ ball }) => ball === target);
  const misnamed =
    (call?.ball !== undefined && call.ball !== target) ||
    (call?.pocket !== undefined && call.pocket !== pot?.pocket);
  if (evident && converted && misnamed) draft.say("5.8", "call.admitted", { ball: target });
  if (frozen && faults.includes("push")) {
    draft.cite("6.7");
    draft.say("7.1.e", "push.allowed", { ball: target });
  }
  if ((shot.railed?.length ?? 0) > 0) draft.say("7.2", "railed.back");
}

/** What the visit goes on with. */
function tellNext(state: SinucaBrasileira, draft: Draft): void {
  const ball = ballOnOf(state) ?? LAST_BALL;
  const values = { by: state.turn, ball };
  if (state.stage === "free") draft.say("1.7", "next.free", values);
  else if (state.stage === "at-risk" && ball !== LAST_BALL) draft.say("1.7", "next.at-risk", values);
  else draft.say("1.7", "next.on-only", values);
}
