import type { Choice, Side } from "@tacada/formats";
import type { Fresh } from "../state.ts";
import { isSnooker } from "./fouls.ts";
import type { Draft } from "./law.ts";
import type { Earlier, Sinuca } from "./state.ts";

/** What a foul of a stroke gives besides playing and passing. */
export interface Remedies {
  /** The ball aimed at was missed in a way that gives a free ball (4, 29.III). */
  readonly missed: boolean;
  /** What the stroke was played in, where it may be replayed from there. */
  readonly earlier: Earlier | null;
}

/** Nothing besides: what was fouled was no stroke, or missed nothing. */
export const NO_REMEDIES: Remedies = { missed: false, earlier: null };

const PLAY = ["play"] as const;
const PLAY_OR_PASS = ["play", "pass"] as const;

/** What the favoured side on turn may answer to a foul (29 to 31). A side that has left cannot be made to play. */
export function openAnswers(
  state: Fresh<Sinuca>,
  draft: Draft,
  from: Side,
  { missed, earlier }: Remedies,
): void {
  if (state.stage === "tiebreak") return;
  const by = state.turn;
  const here = !state.out.includes(from);
  let any: readonly Choice[] = here ? PLAY_OR_PASS : PLAY;
  if (here) {
    draft.cite("29.III");
    draft.say("29.IV", "pass.open", { by, from });
  }
  if (hasStandIn(state) && (missed || isSnooker(state.facts))) {
    any = [...any, "free-ball"];
    if (isSnooker(state.facts)) draft.say("30.I", "free.snooker", { by });
    else draft.say("4", "free.miss", { by });
  }
  if (here && earlier !== null) {
    any = [...any, "replay"];
    draft.say("15", "replay.open", { by, from });
  }
  if (state.open?.any.includes("end") === true) any = [...any, "end"];
  if (any.length === 1) return;
  state.open = { by, any, from, article: "29.IV" };
  state.earlier = earlier;
}

/** A colour is up that could stand for the ball on. */
const hasStandIn = ({ stage, colors }: Sinuca): boolean =>
  stage === "red" || (stage === "sequence" && colors.length > 1);
