import type { Fault } from "@tacada/formats";
import { offerOf } from "../common/offer.ts";
import type { FaultOption, PlayOptions } from "../rulebook.ts";
import { lawOfFault } from "./fouls.ts";
import { currentFrame } from "./frame.ts";
import { PLAY } from "./play.ts";
import { targetsOf } from "./show.ts";
import type { BolaOito } from "./state.ts";

/** Everything that can be done now; no foul costs points or balls here. */
export function offer(state: BolaOito): PlayOptions {
  const current = currentFrame(state);
  const offered = offerOf(PLAY, state, { targets: targetsOf(current), faultOption });
  // A break is stopped on the break alone (1.9).
  return current.stage === "break"
    ? offered
    : { ...offered, faults: offered.faults.filter(({ fault }) => fault !== "obstructed-break") };
}

function faultOption(fault: Fault): FaultOption {
  const article = lawOfFault(fault)?.article;
  return { fault, articles: article === undefined ? [] : [article], value: 0 };
}
