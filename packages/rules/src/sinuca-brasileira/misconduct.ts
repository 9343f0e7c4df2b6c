import type { IncidentKind, Side } from "@tacada/formats";
import { endByPoints, endTiebreak } from "./ending.ts";
import { currentFrame, endVisit } from "./frame.ts";
import type { Draft } from "./law.ts";
import type { MessageKey } from "./messages.ts";
import { DISCIPLINARY_LIMIT, PENALTY } from "./parameters.ts";
import { discipline, expel, favoured, isDisqualifying, openPass } from "./penalty.ts";
import type { SinucaBrasileira } from "./state.ts";

/** Conduct that an official records apart from a stroke. */
export type Misconduct = Extract<IncidentKind, "disciplinary" | "interference" | "clock">;

const KEYS: Readonly<Record<Misconduct, MessageKey>> = {
  disciplinary: "foul.disciplinary",
  interference: "foul.interference",
  clock: "foul.clock",
};

/**
 * Disciplinary faults of these sides (7.1.v, 8.1.b): the first is paid and warned, and costs a side at the table
 * its turn; the second loses the match.
 */
export function ruleMisconduct(
  state: SinucaBrasileira,
  draft: Draft,
  kind: Misconduct,
  sides: readonly Side[],
): SinucaBrasileira {
  const last = sides.every((side) => (state.discipline[side] ?? 0) + 1 >= DISCIPLINARY_LIMIT);
  let ruled = last ? state : currentFrame(state);
  const { turn } = ruled;
  for (const side of sides) ruled = countOne(ruled, draft, kind, side);
  const losers = sides.filter((side) => isDisqualifying(ruled, side));
  if (losers.length > 0) {
    ruled = expel(ruled, draft, losers, { frame: "9.1.c", match: "10.1.3" });
    if (ruled.over !== undefined) return ruled;
  }
  if (ruled.stage === "tiebreak") return endTiebreak(ruled, draft, sides);
  return afterMisconduct(ruled, draft, sides, turn);
}

function countOne(state: SinucaBrasileira, draft: Draft, kind: Misconduct, side: Side): SinucaBrasileira {
  const points = (state.discipline[side] ?? 0) + 1 < DISCIPLINARY_LIMIT ? PENALTY : 0;
  draft.foul("7.1.v", points);
  draft.say("7.1.v", KEYS[kind], { by: side, points, to: favoured(state, side).join(" ") });
  return discipline(state, draft, side);
}

/** A side at the table loses its turn, but the break is only repeated; a side elsewhere has just paid. */
function afterMisconduct(
  state: SinucaBrasileira,
  draft: Draft,
  offenders: readonly Side[],
  turn: Side,
): SinucaBrasileira {
  if (!offenders.includes(turn)) return endByPoints(state, draft, { offenders });
  if (state.stage === "break" && state.options.breakFoul === "repeat") return state;
  draft.cite("8.1.a.I");
  const passed = state.turn === turn ? endVisit(state) : state;
  const ended = endByPoints(passed, draft, { visitor: turn, offenders });
  if (ended.over !== undefined) return ended;
  return openPass(ended, draft, turn, "4.1.a");
}

/** Grave faults of these sides lose them the match at once (7.1.w, 8.1.c). */
export function ruleGrave(state: SinucaBrasileira, draft: Draft, sides: readonly Side[]): SinucaBrasileira {
  for (const by of sides) {
    draft.foul("7.1.w", 0);
    draft.say("7.1.w", "foul.grave", { by, points: 0, to: favoured(state, by).join(" ") });
  }
  draft.cite("8.1.c.I");
  return expel(state, draft, sides, { frame: "9.1.c", match: "10.1.3" });
}
