import { judgeOf } from "../common/judge.ts";
import type { Rulebook } from "../rulebook.ts";
import { ARTICLES } from "./articles.ts";
import { judgeChoice } from "./choice.ts";
import { doubtsOf } from "./doubts.ts";
import { MESSAGES } from "./messages.ts";
import { offer } from "./offer.ts";
import { OPTIONS } from "./options.ts";
import { PLAY } from "./play.ts";
import { beginMatch } from "./setup.ts";
import { showState } from "./show.ts";
import type { Bilhar } from "./state.ts";

/** The rulebook of seed 002. */
export const bilhar: Rulebook<Bilhar> = {
  id: "bilhar",
  articles: ARTICLES,
  options: OPTIONS,
  catalogue: MESSAGES,
  begin: beginMatch,
  judge: judgeOf(PLAY, judgeChoice),
  show: showState,
  offer,
  doubts: doubtsOf,
};
