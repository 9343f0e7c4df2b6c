import type { ObjectBall, Shot } from "@tacada/formats";
import { numberedBits } from "../balls.ts";
import { plainDoubts } from "../common/doubts.ts";
import type { Doubt } from "../rulebook.ts";
import { toldIn } from "../told.ts";
import { currentFrame } from "./frame.ts";
import { targetsOf } from "./show.ts";
import type { MataMata } from "./state.ts";
import { readStroke } from "./stroke.ts";

/** What a report leaves open although a person could see it, settled one way and the other. */
export function doubtsOf(state: MataMata, shot: Shot): readonly Doubt[] {
  const current = currentFrame(state);
  const allowed = targetsOf(current);
  const target: ObjectBall | undefined =
    readStroke(current, toldIn(shot), numberedBits(current.balls)).target ?? allowed[0]?.ball;
  return target === undefined ? [] : plainDoubts(current, shot, target, allowed);
}
