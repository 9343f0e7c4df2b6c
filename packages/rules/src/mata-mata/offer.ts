import type { Fault } from "@tacada/formats";
import { offerOf } from "../common/offer.ts";
import type { FaultOption, PlayOptions } from "../rulebook.ts";
import { lawOfFault } from "./fouls.ts";
import { currentFrame } from "./frame.ts";
import { PLAY } from "./play.ts";
import { targetsOf } from "./show.ts";
import type { MataMata } from "./state.ts";

/** Everything that can be done now. The value of a fault is the balls that it takes off. */
export function offer(state: MataMata): PlayOptions {
  const current = currentFrame(state);
  return offerOf(PLAY, state, {
    targets: targetsOf(current),
    faultOption: (fault) => faultOption(current, fault),
  });
}

function faultOption({ stage }: MataMata, fault: Fault): FaultOption {
  const law = lawOfFault(fault);
  if (law === undefined) throw new Error(`no article for ${fault}`);
  return { fault, articles: [law.article], value: stage === "break" ? 0 : law.removes };
}
