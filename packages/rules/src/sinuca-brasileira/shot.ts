import type { Shot, Side } from "@tacada/formats";
import { type Refused, refuse, refuseBut } from "../refused.ts";
import { reportProblem } from "../report.ts";
import { playing } from "../side.ts";
import { ruleLegal } from "./fairplay.ts";
import { ruleFoul } from "./foulplay.ts";
import { FAULTS_KNOWN, findFouls, lawOfFault } from "./fouls.ts";
import { currentFrame, NO_FACTS } from "./frame.ts";
import { Draft, type Judged, ruled } from "./law.ts";
import { BALLS } from "./parameters.ts";
import type { SinucaBrasileira } from "./state.ts";
import { readStroke } from "./stroke.ts";

/**
 * One stroke: refused, or ruled on with the state that follows.
 *
 * @param draft a ruling that says something already, when a stroke is ruled on again
 */
export function judgeShot(state: SinucaBrasileira, shot: Shot, draft = new Draft()): Judged {
  const current = currentFrame(state);
  const refused = shotProblem(current, shot);
  if (refused !== undefined) return refused;
  const stroke = readStroke(current, shot);
  const findings = findFouls(stroke);
  draft.scored[current.turn] = 0;
  const played = afterStroke(current, shot);
  const fair = findings.technical.length + findings.apart === 0 && findings.onPurpose === undefined;
  return ruled(draft, fair ? ruleLegal(played, draft, stroke) : ruleFoul(played, draft, stroke, findings));
}

/** The stroke was played: choices are answered, and what is left of the layout is what its report says. */
function afterStroke(state: SinucaBrasileira, shot: Shot): SinucaBrasileira {
  const lost =
    shot.pots?.some(({ ball }) => ball === "cue") === true || shot.offTable?.includes("cue") === true;
  return {
    ...state,
    inHand: lost ? "d" : false,
    open: null,
    facts: shot.after ?? NO_FACTS,
    broken: true,
    opened: state.opened || state.stage !== "break",
    completed: {
      before: state.completed === null ? state : { ...state, completed: null },
      shot,
      since: [],
    },
  };
}

/** Why this stroke cannot be taken now. */
function shotProblem(state: SinucaBrasileira, shot: Shot): Refused | undefined {
  if (state.match !== undefined) return refuse("over", "", "nothing, the match is over", "shot");
  if (state.lotDue) return refuse("out-of-order", "", "the lot that decides who plays", "shot");
  if (state.open !== null && !state.open.any.includes("play")) {
    return refuseBut("choice-open", "", state.open.any, "shot");
  }
  return (
    sideProblem(state, shot.by) ??
    (shot.call?.as === "free"
      ? refuseBut("not-in-this-rulebook", "call.as", ["safety"], "free")
      : undefined) ??
    reportProblem(shot, { known: BALLS, inPlay: state.balls }) ??
    faultProblem(shot)
  );
}

function sideProblem(state: SinucaBrasileira, by: Side | undefined): Refused | undefined {
  if (by === undefined || by === state.turn) return undefined;
  return state.sides.includes(by)
    ? refuseBut("not-to-play", "by", [state.turn], by)
    : refuseBut("unknown-side", "by", playing(state.sides, state.out), by);
}

function faultProblem({ faults }: Shot): Refused | undefined {
  const index = faults?.findIndex((fault) => lawOfFault(fault) === undefined) ?? -1;
  return index < 0
    ? undefined
    : refuseBut("unknown-article", `faults[${index}]`, FAULTS_KNOWN, faults?.[index]);
}
