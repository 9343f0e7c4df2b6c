import type { Fault } from "@tacada/formats";
import { offerOf } from "../common/offer.ts";
import type { FaultOption, PlayOptions } from "../rulebook.ts";
import { HARMLESS, lawOfFault } from "./fouls.ts";
import { currentFrame } from "./frame.ts";
import { priceOf } from "./penalty.ts";
import { PLAY } from "./play.ts";
import { targetsOf } from "./show.ts";
import type { Bilhar } from "./state.ts";

/** Everything that can be done now. */
export function offer(state: Bilhar): PlayOptions {
  const current = currentFrame(state);
  return offerOf(PLAY, state, {
    targets: targetsOf(current),
    faultOption: (fault) => faultOption(current, fault),
  });
}

/** What a fault costs now, in balls. */
function faultOption(state: Bilhar, fault: Fault): FaultOption {
  const law = lawOfFault(fault);
  if (law === undefined) throw new Error(`no article for ${fault}`);
  const value = HARMLESS.laws.includes(law) ? 0 : priceOf(state, state.turn);
  return { fault, articles: [law.article], value };
}
