import { endFrame } from "../ending.ts";
import { endByLastBall } from "../points/ending.ts";
import type { PointGame } from "../points/game.ts";
import { leaderOf, playing } from "../side.ts";
import type { ArticleId } from "./articles.ts";
import { type Draft, ENDING } from "./law.ts";
import { DECISIVE_LEADS, LEAD_AFTER_SIX } from "./parameters.ts";
import { ballOnOf } from "./stages.ts";
import type { Sinuca } from "./state.ts";

/**
 * The end by a decisive lead with colours alone on the table (47). With option `endByLead: offer` a leader who is at
 * the table may play on.
 */
export function endByLead(state: Sinuca, draft: Draft): Sinuca {
  if (state.over !== undefined || state.stage !== "sequence") return state;
  const decisive = DECISIVE_LEADS[ballOnOf(state) ?? 0];
  const { leader, lead } = leaderOf(playing(state.sides, state.out), state.scores);
  if (leader === null || decisive === undefined || lead < decisive) return state;
  if (state.options.endByLead === "auto" || state.turn !== leader) {
    return endFrame(state, draft, ENDING, leader, "47");
  }
  const { open } = state;
  if (open?.any.includes("end") === true) return state;
  draft.say("47", "end.open", { by: leader });
  return open === null
    ? { ...state, open: { by: leader, any: ["play", "end"], from: leader, article: "47" } }
    : { ...state, open: { ...open, any: [...open.any, "end"] } };
}

/** A ball of the sequence has gone down for good: the 7 ends the frame, the 6 when the lead is out of reach (43.I). */
export function endByPot(
  game: PointGame<ArticleId, Sinuca>,
  state: Sinuca,
  draft: Draft,
  down: number | undefined,
): Sinuca {
  if (down !== undefined && state.colors.length === 0) {
    const ended = endByLastBall(game, state, draft, "43.I");
    if (ended.over === undefined) draft.cite("44.I");
    return ended;
  }
  if (down === 6) {
    const { leader, lead } = leaderOf(playing(state.sides, state.out), state.scores);
    if (leader !== null && lead > LEAD_AFTER_SIX) return endFrame(state, draft, ENDING, leader, "43.I");
  }
  return endByLead(state, draft);
}
