import type { DropTime, Incident, Shot, Side } from "@tacada/formats";
import { type Refused, refuse, refuseBut } from "../refused.ts";
import { playing } from "../side.ts";
import type { MatchState } from "../state.ts";
import { type GamePlay, type Judged, ruled } from "./game.ts";

/** Whose touch or which span of time settles a late drop, or that it is always put back (option `lateDrop`). */
export const LATE_DROPS = ["touch", "five-seconds", "restore"] as const;
export type LateDropRule = (typeof LATE_DROPS)[number];

/**
 * A ball that falls late belongs to the stroke before, goes back, goes back and has that stroke repeated (where the
 * document says so, else it only goes back), or is a foul of the stroke under way.
 */
type Effect = "completes" | "returns" | "replays" | "foul";

/** What a late drop does, by option and by when it fell. */
const LATE_DROP: Readonly<Record<LateDropRule, Partial<Record<DropTime, Effect>>>> = {
  touch: { "before-touch": "completes", "after-touch": "returns", "in-flight": "foul" },
  "five-seconds": { "within-5s": "completes", "after-5s": "returns", "in-flight": "replays" },
  restore: {
    "before-touch": "returns",
    "after-touch": "returns",
    "in-flight": "returns",
    "within-5s": "returns",
    "after-5s": "returns",
  },
};

const ruleOf = ({ options }: MatchState): LateDropRule =>
  LATE_DROPS.find((each) => each === options["lateDrop"]) ?? "restore";

/** What a ball that fell at `when` does here; undefined where the rulebook or the event has no such time. */
const lateEffect = (state: MatchState, when: DropTime | undefined): Effect | undefined =>
  when === undefined ? undefined : LATE_DROP[ruleOf(state)][when];

/** A ball that fell at `when` has the last stroke ruled on again, or played again. */
export function isOfLastStroke<A extends string, S extends MatchState>(
  { articles }: GamePlay<A, S>,
  state: S,
  when: DropTime | undefined,
): boolean {
  const effect = lateEffect(state, when);
  return effect === "completes" || (effect === "replays" && articles.late.replays !== undefined);
}

/** A ball had stopped on the lip of a pocket and fell untouched. */
export function judgeLateDrop<A extends string, S extends MatchState>(
  game: GamePlay<A, S>,
  state: S,
  incident: Incident,
): Judged<S> {
  const { by, ball, pocket, when } = incident;
  const effect = lateEffect(state, when);
  if (effect === undefined) {
    return refuseBut("not-in-this-rulebook", "when", Object.keys(LATE_DROP[ruleOf(state)]), when);
  }
  if (Array.isArray(by)) return refuse("malformed", "by", "one side", by);
  const here = playing(state.sides, state.gone);
  if (by !== undefined && !here.includes(by)) return refuseBut("unknown-side", "by", here, by);
  const { replays } = game.articles.late;
  if (effect === "replays" && replays !== undefined) return replayStroke(game, state, incident, replays);
  const refused = ballProblem(game, state, ball);
  if (refused !== undefined || ball === undefined) {
    return refused ?? refuseBut("malformed", "ball", game.ballSet(state).inPlay, ball);
  }
  if (effect === "completes") {
    if (pocket === undefined) return refuseBut("malformed", "pocket", [1, 2, 3, 4, 5, 6], pocket);
    const last = lastStroke(state, by);
    return last.ok ? completeStroke(game, last.before, last.shot, { ball, pocket }) : last;
  }
  if (state.over !== undefined) return refuse("over", "", "the break to be played first", "late-drop");
  const draft = game.draft();
  if (effect !== "foul") {
    const { returns } = game.articles.late;
    const back = game.lateReturn(ball);
    draft.say(returns, back.length > 0 ? "late.returns" : "late.restored", { ball });
    for (const returned of back) draft.giveBack(returns, returned);
    return ruled(draft, { ...state, facts: {} });
  }
  if (by !== undefined && by !== state.turn) return refuseBut("not-to-play", "by", [state.turn], by);
  if (game.foulInFlight === undefined) {
    return refuseBut("not-in-this-rulebook", "when", ["before-touch", "after-touch"], when);
  }
  return ruled(draft, game.foulInFlight(state, draft, ball));
}

function ballProblem<A extends string, S extends MatchState>(
  game: GamePlay<A, S>,
  state: S,
  ball: Incident["ball"],
): Refused | undefined {
  const { known, inPlay, kind = (each) => each } = game.ballSet(state);
  if (ball === undefined || !known.includes(kind(ball)))
    return refuseBut("unknown-ball", "ball", known, ball);
  return inPlay.includes(kind(ball)) ? undefined : refuseBut("not-on-table", "ball", inPlay, ball);
}

/** The stroke that was completed last, by this side where one is named. */
function lastStroke<S extends MatchState>(
  { completed }: S,
  by: Side | undefined,
): { readonly ok: true; readonly before: S; readonly shot: Shot } | Refused {
  if (completed === null) return refuse("out-of-order", "", "a stroke that was completed", "late-drop");
  // The stroke was played in a state of the same game.
  const before = completed.before as S;
  if (by !== undefined && by !== before.turn) return refuseBut("not-to-play", "by", [before.turn], by);
  return { ok: true, before, shot: completed.shot };
}

/** The ball fell under the cue ball of the last stroke: all goes back, and that stroke is played again. */
function replayStroke<A extends string, S extends MatchState>(
  game: GamePlay<A, S>,
  state: S,
  { by, ball }: Incident,
  article: A,
): Judged<S> {
  const last = lastStroke(state, Array.isArray(by) ? undefined : by);
  if (!last.ok) return last;
  const refused = ballProblem(game, last.before, ball);
  if (refused !== undefined || ball === undefined) {
    return refused ?? refuseBut("malformed", "ball", game.ballSet(last.before).inPlay, ball);
  }
  const draft = game.draft();
  draft.say(article, "late.replays", { ball, by: last.before.turn });
  return ruled(draft, last.before);
}

/** The ball counts for the stroke that had left it on the lip: that stroke is ruled on again. */
function completeStroke<A extends string, S extends MatchState>(
  game: GamePlay<A, S>,
  before: S,
  played: Shot,
  pot: NonNullable<Shot["pots"]>[number],
): Judged<S> {
  // What was left is no longer so: the ball has fallen since.
  const { after: _, layout: __, ...shot } = played;
  const judged = game.judgeShot(
    before,
    {
      ...shot,
      pots: [...(shot.pots ?? []), pot],
      ...(shot.bounced === undefined ? {} : { bounced: shot.bounced.filter((each) => each !== pot.ball) }),
    },
    (draft) => draft.say(game.articles.late.completes, "late.completes", { ball: pot.ball, by: before.turn }),
  );
  return judged.ok
    ? judged
    : refuse("contradiction", "ball", "a ball that the stroke left on the table", pot.ball);
}
