import type { Group } from "@tacada/formats";
import { groupOf, opponentOf, putBack, takeOff, withGroup } from "../groups/balls.ts";
import { endByPot } from "./ending.ts";
import { endVisit, withDue } from "./frame.ts";
import type { Draft } from "./law.ts";
import { PAIR } from "./parameters.ts";
import { type Fallen, giveBack } from "./returns.ts";
import type { MataMata } from "./state.ts";
import type { Stroke } from "./stroke.ts";

/** A break without a foul: what falls decides whose the groups are, or who says so (3.5 to 3.7). */
export function ruleBreak(state: MataMata, draft: Draft, { potted }: Stroke): MataMata {
  const by = state.turn;
  const played = takeOff(state, potted);
  const [group, ...others] = PAIR.filter((each) => potted.some((ball) => groupOf(PAIR, ball) === each));
  draft.cite("3.3");
  if (group === undefined) {
    const passed = endVisit({ ...played, stage: "choose" });
    draft.say("3.7", "break.dry", { by, to: passed.turn });
    draft.say("3.7", "group.open", { by: passed.turn });
    return passed;
  }
  const visited: MataMata = { ...played, visit: { points: 0, balls: potted } };
  const balls = potted.join(", ");
  if (others.length > 0) {
    draft.say("3.6", "break.both", { balls });
    draft.say("3.6", "group.open", { by });
    return withDue({ ...visited, stage: "choose" });
  }
  draft.say("4.10", "pot", { balls, by });
  return settle(visited, draft, group);
}

/** A break with a foul: the other side chooses its group and plays; nobody takes a ball off (3.8). */
export function ruleBreakFoul(state: MataMata, draft: Draft, fallen: readonly Fallen[]): MataMata {
  const off = takeOff(state, ballsOf(fallen));
  const passed = endVisit({ ...off, stage: "choose", fallen });
  draft.say("3.8", "break.foul");
  draft.say("3.8", "group.open", { by: passed.turn });
  return passed;
}

/** The side on turn has chosen its group; of a break with a foul, fallen balls of the other go back (3.8). */
export function chooseGroup(state: MataMata, draft: Draft, group: Group): MataMata {
  const back = state.fallen.filter(({ ball }) => groupOf(PAIR, ball) !== group);
  const settled = settle({ ...putBack(state, ballsOf(back)), fallen: [], open: null }, draft, group);
  if (back.length > 0) draft.cite("3.8");
  giveBack(draft, back);
  return settled;
}

/** The side on turn has this group, the other side the other (3.5). */
function settle(state: MataMata, draft: Draft, group: Group): MataMata {
  const by = state.turn;
  const key = group === "solids" ? "group.solids" : "group.stripes";
  draft.say("3.5", key, { by, to: opponentOf(state, by) });
  return endByPot({ ...withGroup(state, PAIR, by, group), stage: "play" }, draft);
}

const ballsOf = (fallen: readonly Fallen[]): readonly number[] => fallen.map(({ ball }) => ball);
