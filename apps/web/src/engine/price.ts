import type { Call, ObjectBall } from "@tacada/formats";
import type { Game } from "@tacada/play";
import { judge } from "@tacada/rules";

/** What it would cost to hit nothing with a stroke at this ball, in points; undefined where nothing is paid in points. */
export function priceOf({ state }: Game, target: ObjectBall, call: Call | undefined): number | undefined {
  const judged = judge(state, {
    type: "shot",
    target,
    ...(call === undefined ? {} : { call }),
    contacts: [],
    pots: [],
  });
  if (!judged.ok) return undefined;
  const points = Math.max(0, ...Object.values(judged.value.ruling.award));
  return points === 0 ? undefined : points;
}
