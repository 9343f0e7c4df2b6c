import type { Incident, IncidentKind, Side } from "@tacada/formats";
import { type Refused, refuse, refuseBut } from "../refused.ts";
import { nextSide, playing } from "../side.ts";
import { currentFrame, freshFrame, NO_FACTS } from "./frame.ts";
import { judgeLateDrop, lateEffect } from "./latedrop.ts";
import { Draft, type Judged, ruled } from "./law.ts";
import { ruleGrave, ruleMisconduct } from "./misconduct.ts";
import { BALLS } from "./parameters.ts";
import { expel, withdraw } from "./penalty.ts";
import { returnsOf } from "./returns.ts";
import type { SinucaBrasileira } from "./state.ts";

/** How an incident is ruled on, and how many sides it names. */
interface IncidentLaw {
  readonly sides: "one" | "several" | "none";
  readonly rule: (
    state: SinucaBrasileira,
    draft: Draft,
    incident: Incident,
    sides: readonly Side[],
  ) => Outcome;
}
type Outcome = SinucaBrasileira | Refused;

/** Incidents that this rulebook has an article for. */
const LAWS: Partial<Record<IncidentKind, IncidentLaw>> = {
  "concede-frame": { sides: "one", rule: concedeFrame },
  "concede-match": { sides: "one", rule: concedeMatch },
  disqualified: { sides: "several", rule: disqualify },
  walkover: { sides: "several", rule: disqualify },
  disciplinary: {
    sides: "several",
    rule: (state, draft, _, sides) => ruleMisconduct(state, draft, "disciplinary", sides),
  },
  interference: {
    sides: "several",
    rule: (state, draft, _, sides) => ruleMisconduct(state, draft, "interference", sides),
  },
  clock: { sides: "one", rule: (state, draft, _, sides) => ruleMisconduct(state, draft, "clock", sides) },
  grave: { sides: "several", rule: (state, draft, _, sides) => ruleGrave(state, draft, sides) },
  warning: { sides: "one", rule: warn },
  "moved-by-outsider": { sides: "none", rule: movedByOutsider },
  "wrong-breaker": { sides: "none", rule: wrongBreaker },
  lot: { sides: "one", rule: drawLot },
};

/** Every incident that this rulebook knows. */
export const INCIDENTS_KNOWN: readonly IncidentKind[] = [
  // The keys are written just above.
  ...(Object.keys(LAWS) as IncidentKind[]),
  "late-drop",
];

/** Something that an official records apart from a stroke. */
export function judgeIncident(state: SinucaBrasileira, incident: Incident): Judged {
  const { kind } = incident;
  if (state.match !== undefined) return refuse("over", "", "nothing, the match is over", kind);
  const refused = keyProblem(incident);
  if (refused !== undefined) return refused;
  if (kind === "late-drop") {
    const judged = judgeLateDrop(state, incident);
    return lateEffect(state, incident.when) === "completes" ? withLaterIncidents(state, judged) : judged;
  }
  const law = LAWS[kind];
  if (law === undefined) return refuseBut("not-in-this-rulebook", "kind", INCIDENTS_KNOWN, kind);
  const sides = sidesOf(state, incident, law.sides);
  if ("ok" in sides) return sides;
  const draft = new Draft();
  const outcome = law.rule(state, draft, incident, sides);
  return "ok" in outcome ? outcome : ruled(draft, remembered(outcome, incident));
}

/** Kept beside the last stroke, in case that is ruled on again (6.8.a). */
const remembered = (state: SinucaBrasileira, incident: Incident): SinucaBrasileira =>
  state.completed === null
    ? state
    : { ...state, completed: { ...state.completed, since: [...state.completed.since, incident] } };

/** After a stroke was ruled on again, what officials had recorded since is ruled on again too. */
function withLaterIncidents(state: SinucaBrasileira, judged: Judged): Judged {
  if (!judged.ok) return judged;
  let { state: next } = judged.value;
  for (const incident of state.completed?.since ?? []) {
    const again = judgeIncident(next, incident);
    if (again.ok) next = again.value.state;
  }
  return { ok: true, value: { ruling: { ...judged.value.ruling, turn: next.turn }, state: next } };
}

function concedeFrame(state: SinucaBrasileira, draft: Draft, _: Incident, sides: readonly Side[]): Outcome {
  const current = currentFrame(state);
  const [by] = sides;
  if (by === undefined || current.out.includes(by)) {
    return refuseBut("impossible", "by", playing(current.sides, current.out), by);
  }
  draft.say("9.1.b", "conceded.frame", { by });
  return withdraw(current, draft, by);
}

function concedeMatch(state: SinucaBrasileira, draft: Draft, _: Incident, sides: readonly Side[]): Outcome {
  for (const by of sides) draft.say("10.1.2", "conceded.match", { by });
  return expel(state, draft, sides, { frame: "9.1.b", match: "10.1.2" });
}

/** Disqualified by the event, or not there to play. */
function disqualify(
  state: SinucaBrasileira,
  draft: Draft,
  { kind }: Incident,
  sides: readonly Side[],
): Outcome {
  for (const by of sides) draft.say("10.1.4", kind === "walkover" ? "walkover" : "disqualified", { by });
  return expel(state, draft, sides, { match: "10.1.4" });
}

function warn(state: SinucaBrasileira, draft: Draft, _: Incident, sides: readonly Side[]): Outcome {
  for (const by of sides) draft.say("8.2", "warning.informal", { by });
  return state;
}

/** A ball moved from outside is nobody's foul; it stays, or is put back where the event has settled so (6.6). */
function movedByOutsider(state: SinucaBrasileira, draft: Draft, { outcome }: Incident): Outcome {
  const settled = state.options.outsideMove === "stays" ? "stays" : "restored";
  if (outcome !== undefined && outcome !== settled) {
    return refuseBut("not-in-this-rulebook", "outcome", [settled], outcome);
  }
  draft.say("6.6", settled === "stays" ? "outside.stays" : "outside.restored");
  return settled === "stays" ? { ...state, facts: NO_FACTS } : state;
}

/** The wrong side broke (2.5): before the second stroke the frame begins anew, after it the frame stands. */
function wrongBreaker(state: SinucaBrasileira, draft: Draft, { by }: Incident): Outcome {
  const { breaker } = state;
  if (by !== undefined && by !== breaker) return refuseBut("contradiction", "by", [breaker], by);
  if (!state.broken) return refuse("out-of-order", "", "the break to be played first", "wrong-breaker");
  if (state.opened || state.over !== undefined) {
    draft.say("2.5", "wrong-breaker.stands", { by: breaker });
    return state;
  }
  const due = nextSide(state.sides, state.out, breaker);
  draft.say("2.5", "wrong-breaker.again", { by: breaker, to: due });
  for (const returned of returnsOf(BALLS)) draft.giveBack("2.1", returned);
  return freshFrame(state, due);
}

/** A lot was won: its winner says who plays first, in the match (2.2) or in the complementary frame (9.4). */
function drawLot(state: SinucaBrasileira, draft: Draft, _: Incident, sides: readonly Side[]): Outcome {
  const first = state.frame === 1 && state.stage === "break" && !state.broken && state.open === null;
  const [by] = sides;
  if ((!state.lotDue && !first) || state.over !== undefined) {
    return refuse("out-of-order", "", "a lot before the first stroke or for the complementary frame", "lot");
  }
  if (by === undefined || state.out.includes(by)) {
    return refuseBut("impossible", "by", playing(state.sides, state.out), by);
  }
  const article = state.lotDue ? "9.4" : "2.2";
  draft.say(article, "lot.won", { by });
  return {
    ...state,
    turn: by,
    lotDue: false,
    open: { by, any: ["take-break", "give-break"], from: by, article },
  };
}

/** The sides that an incident names; refused when it names none, too many, or one that is not in the match. */
function sidesOf(
  state: SinucaBrasileira,
  { by }: Incident,
  wanted: IncidentLaw["sides"],
): readonly Side[] | Refused {
  const named = by === undefined ? [] : Array.isArray(by) ? by : [by];
  const here = playing(state.sides, state.gone);
  const stranger = named.find((side) => !here.includes(side));
  if (stranger !== undefined) return refuseBut("unknown-side", "by", here, stranger);
  if (wanted === "none") return named;
  if (named.length === 0) return refuseBut("malformed", "by", here, by);
  if (wanted === "one" && named.length > 1) return refuse("malformed", "by", "one side", by);
  if (new Set(named).size !== named.length) {
    return refuse("contradiction", "by", "a list of different sides", by);
  }
  return named;
}

/** Keys that only some incidents have. */
const OWN_KEYS = {
  ball: "late-drop",
  pocket: "late-drop",
  when: "late-drop",
  outcome: "moved-by-outsider",
  how: "lot",
} as const satisfies Partial<Record<keyof Incident, IncidentKind>>;

function keyProblem(incident: Incident): Refused | undefined {
  for (const [key, kind] of Object.entries(OWN_KEYS)) {
    // The entries are those just above.
    const value = incident[key as keyof typeof OWN_KEYS];
    if (value !== undefined && incident.kind !== kind) {
      return refuse("contradiction", key, "nothing by this name", value);
    }
  }
  return undefined;
}
