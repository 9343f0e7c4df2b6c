import type { Fault } from "@tacada/formats";
import { offerOf } from "../common/offer.ts";
import type { FaultOption, PlayOptions } from "../rulebook.ts";
import { lawOfFault } from "./fouls.ts";
import { currentFrame } from "./frame.ts";
import { PENALTY } from "./parameters.ts";
import { PLAY } from "./play.ts";
import { targetsOf } from "./show.ts";
import type { SinucaBrasileira } from "./state.ts";

/** Everything that can be done now. */
export function offer(state: SinucaBrasileira): PlayOptions {
  const current = currentFrame(state);
  return offerOf(PLAY, state, {
    targets: targetsOf(current),
    faultOption: (fault) => faultOption(current, fault),
  });
}

/** A technical foul costs nothing while it only repeats the break (2.3.b). */
function faultOption({ stage, options }: SinucaBrasileira, fault: Fault): FaultOption {
  const law = lawOfFault(fault);
  const disciplinary = law?.article === "7.1.c" || law?.article === "7.1.v";
  const free = stage === "break" && options.breakFoul === "repeat" && !disciplinary;
  return { fault, articles: law === undefined ? [] : [law.article], value: free ? 0 : PENALTY };
}
