import type { BallOn, ShownState, Target } from "@tacada/formats";
import { among, numberedBits } from "../balls.ts";
import { isWaiting } from "../common/show.ts";
import { groupsShown } from "../groups/show.ts";
import { currentFrame } from "./frame.ts";
import type { MataMata } from "./state.ts";
import { ownIn } from "./stroke.ts";

/** The state as it is shown. */
export function showState(state: MataMata): ShownState {
  const next = currentFrame(state);
  const on = ballOnOf(next);
  return {
    ...groupsShown(state, next),
    ...(on === undefined ? {} : { ballOn: on }),
    targets: targetsOf(next),
  };
}

/** Any ball on the break, then the group of the side on turn; nothing while the groups are open. */
const ballOnOf = ({ stage, balls, groups, turn }: MataMata): BallOn | undefined =>
  stage === "break" ? [...balls] : groups[turn];

/** What may be played at now; balls with numbers have to be called unless evident, but for the break (3.3, 4.3, 4.4). */
export function targetsOf(state: MataMata): Target[] {
  if (isWaiting(state)) return [];
  const callDue = state.stage === "play" && state.options.numbered;
  const own = among(state.balls, ownIn(state, numberedBits(state.balls)));
  return own.map((ball) => ({ ball, castigo: false, callDue }));
}
