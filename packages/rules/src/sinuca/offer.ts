import type { Fault } from "@tacada/formats";
import { offerOf } from "../common/offer.ts";
import type { FaultOption, PlayOptions } from "../rulebook.ts";
import { lawOfFault, leastPrice } from "./fouls.ts";
import { currentFrame } from "./frame.ts";
import { PLAY } from "./play.ts";
import { targetsOf } from "./show.ts";
import { ballOnOf } from "./stages.ts";
import type { Sinuca } from "./state.ts";

/** Everything that can be done now. A fault costs at least what is shown; the balls involved may raise it. */
export function offer(state: Sinuca): PlayOptions {
  const current = currentFrame(state);
  return offerOf(PLAY, state, {
    targets: targetsOf(current),
    faultOption: (fault) => faultOption(current, fault),
  });
}

function faultOption(state: Sinuca, fault: Fault): FaultOption {
  const law = lawOfFault(fault);
  if (law === undefined) throw new Error(`no article for ${fault}`);
  return { fault, articles: [law.article], value: leastPrice(law, state.stage, ballOnOf(state) ?? 0) };
}
