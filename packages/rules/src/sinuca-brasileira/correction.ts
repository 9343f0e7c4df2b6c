import type { Correct, Side } from "@tacada/formats";
import { type Refused, refuse, refuseBut } from "../refused.ts";
import type { BySide } from "../side.ts";
import type { ArticleId } from "./articles.ts";
import { currentFrame, endVisit } from "./frame.ts";
import { Draft, type Judged, ruled } from "./law.ts";
import { DISCIPLINARY_LIMIT } from "./parameters.ts";
import type { SinucaBrasileira } from "./state.ts";

/** The article that each value of a correction belongs to. */
const ARTICLE: Readonly<Record<keyof Correct["set"], ArticleId>> = {
  scores: "1.1",
  frames: "10.1.1",
  discipline: "8.1.b.I",
  turn: "1.7",
};

/** An official's override; what had been ruled stays in the record. */
export function judgeCorrection(state: SinucaBrasileira, { set, reason }: Correct): Judged {
  const refused = correctionProblem(state, set);
  if (refused !== undefined) return refused;
  const draft = new Draft();
  for (const key of ["scores", "frames", "discipline", "turn"] as const) {
    if (set[key] !== undefined) draft.say(ARTICLE[key], "corrected", { reason });
  }
  const corrected: SinucaBrasileira = {
    ...state,
    scores: { ...state.scores, ...set.scores },
    frames: { ...state.frames, ...set.frames },
    discipline: { ...state.discipline, ...set.discipline },
    completed: null,
  };
  return ruled(draft, set.turn === undefined ? corrected : withTurn(corrected, set.turn));
}

/** Another side is on turn: it begins a visit, or breaks where the break is still to be played. */
function withTurn(state: SinucaBrasileira, turn: Side): SinucaBrasileira {
  if (state.over !== undefined) return { ...state, turn };
  if (state.turn === turn) return { ...state, open: null };
  if (state.stage === "break") return { ...state, turn, breaker: turn, open: null };
  return { ...endVisit(state), turn };
}

function correctionProblem(state: SinucaBrasileira, set: Correct["set"]): Refused | undefined {
  if (state.match !== undefined) return refuse("over", "", "nothing, the match is over", "correct");
  return (
    sides(state, set.scores, "scores") ??
    sides(state, set.frames, "frames") ??
    sides(state, set.discipline, "discipline") ??
    below(set.frames, "frames", state.framesToWin) ??
    below(set.discipline, "discipline", DISCIPLINARY_LIMIT) ??
    (set.turn !== undefined && !canPlay(state, set.turn)
      ? refuseBut("unknown-side", "set.turn", state.sides, set.turn)
      : undefined)
  );
}

const canPlay = (state: SinucaBrasileira, side: Side): boolean =>
  state.sides.includes(side) && !currentFrame(state).out.includes(side);

function sides(
  state: SinucaBrasileira,
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
