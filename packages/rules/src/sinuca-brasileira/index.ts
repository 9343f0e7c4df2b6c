import type { Rulebook, RuledAction } from "../rulebook.ts";
import { ARTICLES } from "./articles.ts";
import { judgeChoice } from "./choice.ts";
import { judgeCorrection } from "./correction.ts";
import { doubtsOf } from "./doubts.ts";
import { judgeIncident } from "./incident.ts";
import type { Judged } from "./law.ts";
import { MESSAGES } from "./messages.ts";
import { offer } from "./offer.ts";
import { OPTIONS } from "./options.ts";
import { beginMatch } from "./setup.ts";
import { judgeShot } from "./shot.ts";
import { showState } from "./show.ts";
import type { SinucaBrasileira } from "./state.ts";

/** One action: a ruling with the state that follows, or a refusal. */
function judge(state: SinucaBrasileira, action: RuledAction): Judged {
  if (action.type === "shot") return judgeShot(state, action);
  if (action.type === "choose") return judgeChoice(state, action);
  if (action.type === "incident") return judgeIncident(state, action);
  return judgeCorrection(state, action);
}

/** The rulebook of seed 000. */
export const sinucaBrasileira: Rulebook<SinucaBrasileira> = {
  id: "sinuca-brasileira",
  articles: ARTICLES,
  options: OPTIONS,
  catalogue: MESSAGES,
  begin: beginMatch,
  judge,
  show: showState,
  offer,
  doubts: doubtsOf,
};
