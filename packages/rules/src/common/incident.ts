import type { Incident, IncidentKind, Side } from "@tacada/formats";
import { type Refused, refuse, refuseBut } from "../refused.ts";
import { nextSide, playing, sideLeft } from "../side.ts";
import type { MatchState } from "../state.ts";
import { type GameDraft, type GamePlay, type Judged, ruled } from "./game.ts";
import { isOfLastStroke, judgeLateDrop } from "./latedrop.ts";
import { expel, lossArticle, withdraw } from "./leaving.ts";
import { ruleGrave, ruleMisconduct } from "./misconduct.ts";

/** What an incident is ruled on with. */
interface Hearing<A extends string, S extends MatchState> {
  readonly game: GamePlay<A, S>;
  readonly state: S;
  readonly draft: GameDraft<A>;
  readonly incident: Incident;
  /** The sides that it names. */
  readonly sides: readonly Side[];
}
type Rule = <A extends string, S extends MatchState>(hearing: Hearing<A, S>) => S | Refused;

/** How an incident is ruled on, and how many sides it names. */
interface IncidentLaw {
  readonly sides: "one" | "several" | "none";
  readonly rule: Rule;
}

/** Incidents that every game has an article for. */
const LAWS: Partial<Record<IncidentKind, IncidentLaw>> = {
  "concede-frame": { sides: "one", rule: concedeFrame },
  "concede-match": { sides: "one", rule: concedeMatch },
  disqualified: { sides: "several", rule: disqualify },
  walkover: { sides: "several", rule: disqualify },
  disciplinary: {
    sides: "several",
    rule: ({ game, state, draft, sides }) => ruleMisconduct(game, state, draft, "disciplinary", sides),
  },
  interference: {
    sides: "several",
    rule: ({ game, state, draft, sides }) => ruleMisconduct(game, state, draft, "interference", sides),
  },
  clock: {
    sides: "one",
    rule: ({ game, state, draft, sides }) => ruleMisconduct(game, state, draft, "clock", sides),
  },
  grave: { sides: "several", rule: ({ game, state, draft, sides }) => ruleGrave(game, state, draft, sides) },
  warning: { sides: "one", rule: warn },
  "moved-by-outsider": { sides: "none", rule: movedByOutsider },
  "wrong-breaker": { sides: "none", rule: wrongBreaker },
  lot: { sides: "one", rule: drawLot },
};

// The keys are written just above.
const SHARED = Object.keys(LAWS) as readonly IncidentKind[];

/** Every incident that a game knows. */
export const incidentsOf = <A extends string, S extends MatchState>({
  own,
}: GamePlay<A, S>): readonly IncidentKind[] => [
  ...SHARED,
  "late-drop",
  // The keys of a game's own rules are kinds of incidents.
  ...(Object.keys(own ?? {}) as IncidentKind[]),
];

/** Something that an official records apart from a stroke. */
export function judgeIncident<A extends string, S extends MatchState>(
  game: GamePlay<A, S>,
  state: S,
  incident: Incident,
): Judged<S> {
  const { kind } = incident;
  if (state.match !== undefined) return refuse("over", "", "nothing, the match is over", kind);
  const refused = keyProblem(incident);
  if (refused !== undefined) return refused;
  if (kind === "late-drop") {
    const judged = judgeLateDrop(game, state, incident);
    return isOfLastStroke(game, state, incident.when) ? withLaterIncidents(game, state, judged) : judged;
  }
  const law = LAWS[kind];
  const own = game.own?.[kind];
  if (law === undefined && own === undefined) {
    return refuseBut("not-in-this-rulebook", "kind", incidentsOf(game), kind);
  }
  const sides = sidesOf(state, incident, law?.sides ?? "none");
  if ("ok" in sides) return sides;
  const draft = game.draft();
  const outcome = law === undefined ? own?.(state, draft) : law.rule({ game, state, draft, incident, sides });
  if (outcome === undefined) throw new Error(`no rule for ${kind}`);
  return "ok" in outcome ? outcome : ruled(draft, remembered(outcome, incident));
}

/** Kept beside the last stroke, in case that is ruled on again after a late drop. */
const remembered = <S extends MatchState>(state: S, incident: Incident): S =>
  state.completed === null
    ? state
    : { ...state, completed: { ...state.completed, since: [...state.completed.since, incident] } };

/** After a stroke was ruled on again, what officials had recorded since is ruled on again too. */
function withLaterIncidents<A extends string, S extends MatchState>(
  game: GamePlay<A, S>,
  state: S,
  judged: Judged<S>,
): Judged<S> {
  if (!judged.ok) return judged;
  let { state: next } = judged.value;
  for (const incident of state.completed?.since ?? []) {
    const again = judgeIncident(game, next, incident);
    if (again.ok) next = again.value.state;
  }
  return { ok: true, value: { ruling: { ...judged.value.ruling, turn: next.turn }, state: next } };
}

function concedeFrame<A extends string, S extends MatchState>({ game, state, draft, sides }: Hearing<A, S>) {
  const current = game.currentFrame(state);
  const [by] = sides;
  if (by === undefined || current.out.includes(by)) {
    return refuseBut("impossible", "by", playing(current.sides, current.out), by);
  }
  const article = game.articles.concededFrame;
  draft.say(article, "conceded.frame", { by });
  return withdraw(game, current, draft, by, article);
}

function concedeMatch<A extends string, S extends MatchState>({
  game,
  state,
  draft,
  sides,
}: Hearing<A, S>): S {
  const { concededFrame: frame, concededMatch: match } = game.articles;
  for (const by of sides) draft.say(match, "conceded.match", { by });
  return expel(game, state, draft, sides, { frame, match });
}

/** Disqualified by the event, or not there to play. */
function disqualify<A extends string, S extends MatchState>(hearing: Hearing<A, S>): S {
  const { game, state, draft, incident, sides } = hearing;
  const article = game.articles.disqualified;
  for (const by of sides) {
    draft.say(article, incident.kind === "walkover" ? "walkover" : "disqualified", { by });
  }
  return expel(game, state, draft, sides, { match: lossArticle(game, state, sides, article) });
}

function warn<A extends string, S extends MatchState>({ game, state, draft, sides }: Hearing<A, S>): S {
  for (const by of sides) draft.say(game.articles.informalWarning, "warning.informal", { by });
  return state;
}

/** A ball moved from outside is nobody's foul; it stays, or is put back, as the event has settled or the side asks. */
function movedByOutsider<A extends string, S extends MatchState>(hearing: Hearing<A, S>): S | Refused {
  const { game, state, draft, incident } = hearing;
  const { voided } = game.articles;
  const settled = state.options["outsideMove"] === "stays" ? "stays" : "restored";
  const { outcome = settled } = incident;
  if (outcome === "void" && voided !== undefined && state.over === undefined) {
    draft.say(voided, "outside.void", { by: state.breaker });
    for (const returned of game.rack) draft.giveBack(game.articles.racked, returned);
    return game.freshFrame(state, sideLeft(state.sides, state.gone, state.breaker));
  }
  const known = game.restoredOnRequest ? (["restored", "stays"] as const) : [settled];
  if (!known.some((each) => each === outcome)) {
    const accepted = voided === undefined ? known : [...known, "void"];
    return refuseBut("not-in-this-rulebook", "outcome", accepted, outcome);
  }
  draft.say(game.articles.movedByOutsider, outcome === "stays" ? "outside.stays" : "outside.restored");
  return outcome === "stays" ? { ...state, facts: {} } : state;
}

/** The wrong side broke: before the second stroke the frame begins anew, after it the frame stands. */
function wrongBreaker<A extends string, S extends MatchState>(hearing: Hearing<A, S>): S | Refused {
  const { game, state, draft, incident } = hearing;
  const { breaker } = state;
  const { by } = incident;
  const { breakOrder, racked } = game.articles;
  if (by !== undefined && by !== breaker) return refuseBut("contradiction", "by", [breaker], by);
  if (!state.broken) return refuse("out-of-order", "", "the break to be played first", "wrong-breaker");
  if (state.opened || state.over !== undefined) {
    draft.say(breakOrder, "wrong-breaker.stands", { by: breaker });
    return state;
  }
  const due = nextSide(state.sides, state.gone, breaker);
  draft.say(breakOrder, "wrong-breaker.again", { by: breaker, to: due });
  for (const returned of game.rack) draft.giveBack(racked, returned);
  return game.freshFrame(state, due);
}

/** A lot was won: its winner says who plays first, in the match or in the complementary frame. */
function drawLot<A extends string, S extends MatchState>({
  game,
  state,
  draft,
  incident,
  sides,
}: Hearing<A, S>): S | Refused {
  const first = state.frame === 1 && state.stage === "break" && !state.broken && state.open === null;
  const [by] = sides;
  if ((!state.lotDue && !first) || state.over !== undefined) {
    return refuse("out-of-order", "", "a lot before the first stroke or for the complementary frame", "lot");
  }
  if (by === undefined || state.out.includes(by)) {
    return refuseBut("impossible", "by", playing(state.sides, state.out), by);
  }
  const article = state.lotDue ? (game.articles.tieLot ?? game.articles.firstLot) : game.articles.firstLot;
  const drawn = incident.how === undefined ? undefined : game.articles.lots?.[incident.how];
  if (drawn !== undefined) draft.cite(drawn);
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
  state: MatchState,
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
