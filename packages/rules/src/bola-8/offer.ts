import { offerOf } from "../common/offer.ts";
import type { PlayOptions } from "../rulebook.ts";
import { lawOfFault } from "./fouls.ts";
import { currentFrame } from "./frame.ts";
import { PLAY } from "./play.ts";
import { targetsOf } from "./show.ts";
import type { BolaOito } from "./state.ts";

/** Everything that can be done now; no foul costs points or balls here. */
export const offer = (state: BolaOito): PlayOptions =>
  offerOf(PLAY, state, {
    targets: targetsOf(currentFrame(state)),
    faultOption: (fault) => {
      const article = lawOfFault(fault)?.article;
      return { fault, articles: article === undefined ? [] : [article], value: 0 };
    },
  });
