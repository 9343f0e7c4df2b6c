import type { Group } from "@tacada/formats";
import { groupIn, groupOf, opponentOf, putBack, setGroup, takeOff } from "../groups/balls.ts";
import { joined } from "../lists.ts";
import type { Fresh } from "../state.ts";
import { endByPot } from "./ending.ts";
import { endVisit, openDue } from "./frame.ts";
import type { Draft } from "./law.ts";
import { PAIR } from "./parameters.ts";
import { type Fallen, giveBack } from "./returns.ts";
import type { MataMata } from "./state.ts";
import type { Stroke } from "./stroke.ts";

/** A break without a foul: what falls decides whose the groups are, or who says so (3.5 to 3.7). */
export function ruleBreak(state: Fresh<MataMata>, draft: Draft, { potted }: Stroke): MataMata {
  const by = state.turn;
  takeOff(state, potted);
  const { group, isMixed } = groupIn(PAIR, potted);
  draft.cite("3.3");
  if (group === undefined) {
    state.stage = "choose";
    endVisit(state);
    draft.say("3.7", "break.dry", { by, to: state.turn });
    draft.say("3.7", "group.open", { by: state.turn });
    return state;
  }
  state.visit = { points: 0, balls: potted };
  const balls = joined(potted);
  if (isMixed) {
    draft.say("3.6", "break.both", { balls });
    draft.say("3.6", "group.open", { by });
    state.stage = "choose";
    openDue(state);
    return state;
  }
  draft.say("4.10", "pot", { balls, by });
  return settle(state, draft, group);
}

/** A break with a foul: the other side chooses its group and plays; nobody takes a ball off (3.8). */
export function ruleBreakFoul(state: Fresh<MataMata>, draft: Draft, fallen: readonly Fallen[]): MataMata {
  takeOff(state, ballsOf(fallen));
  state.stage = "choose";
  state.fallen = fallen;
  endVisit(state);
  draft.say("3.8", "break.foul");
  draft.say("3.8", "group.open", { by: state.turn });
  return state;
}

/** The side on turn has chosen its group; of a break with a foul, fallen balls of the other go back (3.8). */
export function chooseGroup(state: Fresh<MataMata>, draft: Draft, group: Group): MataMata {
  const { turn, breaker, fallen } = state;
  const back = fallen.filter(({ ball }) => groupOf(PAIR, ball) !== group);
  putBack(state, ballsOf(back));
  state.fallen = [];
  state.open = null;
  // Balls of both groups leave the choice to the breaker, a break in which none fell to the other side.
  if (turn === breaker) draft.cite("3.6");
  else if (fallen.length === 0) draft.cite("3.7");
  const settled = settle(state, draft, group);
  if (back.length > 0) draft.cite("3.8");
  giveBack(draft, back);
  return settled;
}

/** The side on turn has this group, the other side the other (3.5). */
function settle(state: Fresh<MataMata>, draft: Draft, group: Group): MataMata {
  const by = state.turn;
  const key = group === "solids" ? "group.solids" : "group.stripes";
  draft.say("3.5", key, { by, to: opponentOf(state, by) });
  setGroup(state, PAIR, by, group);
  state.stage = "play";
  return endByPot(state, draft);
}

const ballsOf = (fallen: readonly Fallen[]): readonly number[] => fallen.map(({ ball }) => ball);
