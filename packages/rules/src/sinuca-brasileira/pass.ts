import type { Side } from "@tacada/formats";
import type { PointDraft } from "../points/game.ts";
import type { Fresh } from "../state.ts";
import type { ArticleId } from "./articles.ts";
import type { SinucaBrasileira } from "./state.ts";

const PLAY_OR_PASS = ["play", "pass"] as const;

/** The side on turn may play or pass the stroke back (4.1); not to a side that has left. */
export function openPass(
  state: Fresh<SinucaBrasileira>,
  draft: PointDraft<ArticleId>,
  from: Side,
  article: "4.1.a" | "4.1.b",
): void {
  if (state.out.includes(from) || state.stage === "tiebreak") return;
  if (article === "4.1.a") draft.cite("8.1.a.III");
  draft.say(article, "pass.open", { by: state.turn, from });
  state.open = { by: state.turn, any: PLAY_OR_PASS, from, article };
}
