import { type EndingKey, endFrame } from "../ending.ts";
import type { Cause } from "../points/game.ts";
import type { Grounds } from "../ruling.ts";
import { leaderOf, playing } from "../side.ts";
import type { ArticleId } from "./articles.ts";
import { ENDING } from "./law.ts";
import { MAXIMA, SURPLUS } from "./parameters.ts";
import { remainingFrom } from "./stages.ts";
import { ballOnOf, type SinucaBrasileira } from "./state.ts";

/**
 * The end by points (9.1.d): with the 5, 6 or 7 on, a lead over the maximum. Tested when a visit ends; in the
 * middle of the leader's visit it takes another side's foul, or a lead well over (9.1.d.b); never while a
 * side behind is at the table.
 */
export function endByPoints(
  state: SinucaBrasileira,
  draft: Grounds<ArticleId, EndingKey>,
  cause: Cause,
): SinucaBrasileira {
  const on = ballOnOf(state);
  const maximum = MAXIMA.find((each) => each.on === on);
  if (state.over !== undefined || state.stage === "tiebreak") return state;
  const { leader, lead } = leaderOf(playing(state.sides, state.out), state.scores);
  if (maximum === undefined) {
    if (lead > remainingFrom("start", on)) draft.cite("9.3");
    return state;
  }
  if (leader === null || lead <= maximum.points) return state;
  const given = cause.offenders !== undefined && !cause.offenders.includes(leader);
  if (cause.visitor === undefined) {
    if (state.turn !== leader) return state;
    if (!given && lead - maximum.points < SURPLUS) return state;
  }
  draft.cite("9.1.d");
  const won = endFrame(state, draft, ENDING, leader, maximum.article);
  if (given) draft.cite("9.1.d.a");
  else if (cause.visitor === undefined || cause.visitor === leader) draft.cite("9.1.d.b");
  return won;
}
