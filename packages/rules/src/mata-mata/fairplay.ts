import { takeOff } from "../groups/balls.ts";
import { endByPot } from "./ending.ts";
import { endVisit } from "./frame.ts";
import type { Draft } from "./law.ts";
import { tellDue } from "./penalty.ts";
import { giveBack } from "./returns.ts";
import type { MataMata } from "./state.ts";
import type { Stroke } from "./stroke.ts";

/** A stroke without a foul: own balls fall and the visit goes on, or the turn passes (4.9 to 4.11). */
export function ruleLegal(state: MataMata, draft: Draft, stroke: Stroke): MataMata {
  if (stroke.shot.cushionFirst === true) draft.cite("4.6");
  if (stroke.potted.length === 0) return ruleMiss(state, draft, stroke);
  return stroke.unindicated ? ruleUnindicated(state, draft, stroke) : rulePot(state, draft, stroke);
}

function rulePot(state: MataMata, draft: Draft, stroke: Stroke): MataMata {
  const by = state.turn;
  const { potted, own } = stroke;
  const last = own.length === potted.length;
  draft.say("4.10", last ? "pot.last" : "pot", { balls: potted.join(", "), by });
  citePot(state, draft, stroke);
  const visit = { points: 0, balls: [...state.visit.balls, ...potted] };
  return endByPot({ ...takeOff(state, potted), visit }, draft);
}

function citePot({ options }: MataMata, draft: Draft, { potted, target, gone, shot }: Stroke): void {
  const { call, evident } = shot;
  if (!options.numbered && evident === false && call?.ball === undefined) draft.cite("4.4");
  if (call?.pocket !== undefined && gone.some(({ pocket }) => pocket !== call.pocket)) draft.cite("4.5");
  if (potted.some((ball) => ball !== target)) draft.cite("4.9.a");
  if (potted.length > 1) draft.cite("4.9.b");
}

/** What fell was not indicated as it had to be: it goes back, and the turn passes (4.3, 4.11.b). */
function ruleUnindicated(state: MataMata, draft: Draft, { potted, gone }: Stroke): MataMata {
  const passed = endVisit(state);
  draft.cite("4.3");
  draft.say("4.11.b", "pot.unindicated", { balls: potted.join(", "), by: state.turn, to: passed.turn });
  giveBack(draft, gone);
  tellDue(passed, draft);
  return passed;
}

function ruleMiss(state: MataMata, draft: Draft, { shot }: Stroke): MataMata {
  const passed = endVisit(state);
  draft.say("4.11.a", "miss", { by: state.turn, to: passed.turn });
  const [bounced] = shot.bounced ?? [];
  if (bounced !== undefined) draft.say("5.5", "miss.bounced", { ball: bounced });
  tellDue(passed, draft);
  return passed;
}
