import { bitsOf } from "../balls.ts";
import { takeOff } from "../groups/balls.ts";
import { joined } from "../lists.ts";
import type { Fresh } from "../state.ts";
import { endByPot } from "./ending.ts";
import { endVisit } from "./frame.ts";
import type { Draft } from "./law.ts";
import { tellDue } from "./penalty.ts";
import { giveBack } from "./returns.ts";
import type { MataMata } from "./state.ts";
import type { Stroke } from "./stroke.ts";

/** A stroke without a foul: own balls fall and the visit goes on, or the turn passes (4.9 to 4.11). */
export function ruleLegal(state: Fresh<MataMata>, draft: Draft, stroke: Stroke): MataMata {
  if (stroke.shot.cushionFirst === true) draft.cite("4.6");
  if (stroke.potted.length === 0) return ruleMiss(state, draft, stroke);
  return stroke.unindicated ? ruleUnindicated(state, draft, stroke) : rulePot(state, draft, stroke);
}

function rulePot(state: Fresh<MataMata>, draft: Draft, stroke: Stroke): MataMata {
  const by = state.turn;
  const { potted, own } = stroke;
  const last = (own & ~bitsOf(potted)) === 0;
  draft.say("4.10", last ? "pot.last" : "pot", { balls: joined(potted), by });
  citePot(state, draft, stroke);
  takeOff(state, potted);
  state.visit = { points: 0, balls: state.visit.balls.concat(potted) };
  return endByPot(state, draft);
}

function citePot({ options }: MataMata, draft: Draft, { potted, target, gone, shot }: Stroke): void {
  const { call, evident } = shot;
  if (!options.numbered && evident === false && call?.ball === undefined) draft.cite("4.4");
  if (call?.pocket !== undefined && gone.some(({ pocket }) => pocket !== call.pocket)) draft.cite("4.5");
  if (potted.some((ball) => ball !== target)) draft.cite("4.9.a");
  if (potted.length > 1) draft.cite("4.9.b");
}

/** What fell was not indicated as it had to be: it goes back, and the turn passes (4.3, 4.11.b). */
function ruleUnindicated(state: Fresh<MataMata>, draft: Draft, { potted, gone }: Stroke): MataMata {
  const by = state.turn;
  endVisit(state);
  draft.cite("4.3");
  draft.say("4.11.b", "pot.unindicated", { balls: joined(potted), by, to: state.turn });
  giveBack(draft, gone);
  tellDue(state, draft);
  return state;
}

function ruleMiss(state: Fresh<MataMata>, draft: Draft, { shot }: Stroke): MataMata {
  const by = state.turn;
  endVisit(state);
  draft.say("4.11.a", "miss", { by, to: state.turn });
  const bounced = shot.bounced?.[0];
  if (bounced !== undefined) draft.say("5.5", "miss.bounced", { ball: bounced });
  tellDue(state, draft);
  return state;
}
