import type { Correct, Side } from "@tacada/formats";
import { type Refused, refuse, refuseBut } from "../refused.ts";
import type { BySide } from "../side.ts";
import type { MatchState } from "../state.ts";
import { DISCIPLINARY_LIMIT, type GamePlay, type Judged, ruled } from "./game.ts";

/** An official's override; what had been ruled stays in the record. */
export function judgeCorrection<A extends string, S extends MatchState>(
  game: GamePlay<A, S>,
  state: S,
  { set, reason }: Correct,
): Judged<S> {
  const refused = correctionProblem(game, state, set);
  if (refused !== undefined) return refused;
  const draft = game.draft();
  for (const key of ["scores", "frames", "discipline", "turn"] as const) {
    const article = game.articles.corrected[key];
    if (set[key] !== undefined && article !== undefined) draft.say(article, "corrected", { reason });
  }
  const corrected = {
    ...state,
    scores: { ...state.scores, ...set.scores },
    frames: { ...state.frames, ...set.frames },
    discipline: { ...state.discipline, ...set.discipline },
    completed: null,
  };
  const next = set.turn === undefined ? corrected : withTurn(game, corrected, set.turn);
  return ruled(draft, set.scores === undefined ? next : (game.afterScores?.(next, draft) ?? next));
}

/** Another side is on turn: it begins a visit, or breaks where the break is still to be played. */
function withTurn<A extends string, S extends MatchState>(game: GamePlay<A, S>, state: S, turn: Side): S {
  if (state.over !== undefined) return { ...state, turn };
  if (state.turn === turn) return settled(game, { ...state, open: null });
  if (state.stage === "break") return settled(game, { ...state, turn, breaker: turn, open: null });
  return settled(game, { ...game.endVisit(state), turn, open: null });
}

/** With what has to be answered before the side on turn can play. */
const settled = <A extends string, S extends MatchState>(game: GamePlay<A, S>, state: S): S =>
  game.due?.(state) ?? state;

function correctionProblem<A extends string, S extends MatchState>(
  game: GamePlay<A, S>,
  state: S,
  set: Correct["set"],
): Refused | undefined {
  if (state.match !== undefined) return refuse("over", "", "nothing, the match is over", "correct");
  const { turn } = set;
  if (set.scores !== undefined && game.articles.corrected.scores === undefined) {
    return refuse("not-in-this-rulebook", "set.scores", "nothing by this name", set.scores);
  }
  return (
    sides(state, set.scores, "scores") ??
    sides(state, set.frames, "frames") ??
    sides(state, set.discipline, "discipline") ??
    below(set.frames, "frames", state.framesToWin) ??
    below(set.discipline, "discipline", DISCIPLINARY_LIMIT) ??
    (turn !== undefined && (!state.sides.includes(turn) || game.currentFrame(state).out.includes(turn))
      ? refuseBut("unknown-side", "set.turn", state.sides, turn)
      : undefined)
  );
}

function sides(
  state: MatchState,
  values: BySide<number> | undefined,
  key: keyof Correct["set"],
): Refused | undefined {
  const stranger = Object.keys(values ?? {}).find((side) => !state.sides.some((each) => each === side));
  return stranger === undefined
    ? undefined
    : refuseBut("unknown-side", `set.${key}.${stranger}`, state.sides, stranger);
}

/** A number that would end the match is not set by hand: the frame or the fault itself is recorded. */
function below(
  values: BySide<number> | undefined,
  key: keyof Correct["set"],
  limit: number,
): Refused | undefined {
  const found = Object.entries(values ?? {}).find(([, value]) => value >= limit);
  return found === undefined
    ? undefined
    : refuseBut(
        "impossible",
        `set.${key}.${found[0]}`,
        Array.from({ length: limit }, (_, value) => value),
        found[1],
      );
}
