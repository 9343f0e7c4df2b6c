import type { Side } from "@tacada/formats";
import type { PointDraft } from "../points/game.ts";
import type { ArticleId } from "./articles.ts";
import type { SinucaBrasileira } from "./state.ts";

/** The side on turn may play or pass the stroke back (4.1); not to a side that has left. */
export function openPass(
  state: SinucaBrasileira,
  draft: PointDraft<ArticleId>,
  from: Side,
  article: "4.1.a" | "4.1.b",
): SinucaBrasileira {
  if (state.out.includes(from) || state.stage === "tiebreak") return state;
  if (article === "4.1.a") draft.cite("8.1.a.III");
  draft.say(article, "pass.open", { by: state.turn, from });
  return { ...state, open: { by: state.turn, any: ["play", "pass"], from, article } };
}
