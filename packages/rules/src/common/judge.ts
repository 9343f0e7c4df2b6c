import type { Choose } from "@tacada/formats";
import type { RuledAction } from "../rulebook.ts";
import type { MatchState } from "../state.ts";
import { judgeCorrection } from "./correction.ts";
import type { GamePlay, Judged } from "./game.ts";
import { judgeIncident } from "./incident.ts";

/** How one action of a game is judged: a ruling with the state that follows, or a refusal. */
export const judgeOf =
  <A extends string, S extends MatchState>(
    play: GamePlay<A, S>,
    judgeChoice: (state: S, action: Choose) => Judged<S>,
  ) =>
  (state: S, action: RuledAction): Judged<S> => {
    if (action.type === "shot") return play.judgeShot(state, action);
    if (action.type === "choose") return judgeChoice(state, action);
    if (action.type === "incident") return judgeIncident(play, state, action);
    return judgeCorrection(play, state, action);
  };
