import type { Side } from "@tacada/formats";
import { endFrame } from "../ending.ts";
import { leaderOf, playing } from "../side.ts";
import type { ArticleId } from "./articles.ts";
import { NEW_VISIT, NO_FACTS } from "./frame.ts";
import { type Draft, ENDING } from "./law.ts";
import { LAST_BALL, MAXIMA, PENALTY, SURPLUS } from "./parameters.ts";
import { returnsOf } from "./returns.ts";
import { remainingFrom } from "./stages.ts";
import { ballOnOf, type SinucaBrasileira } from "./state.ts";

/** The frame is won. */
export const winFrame = (
  state: SinucaBrasileira,
  draft: Draft,
  winner: Side,
  article: ArticleId,
): SinucaBrasileira => endFrame(state, draft, ENDING, winner, article);

/** What may have carried a lead over the maximum. */
export interface Cause {
  /** The side whose visit has just ended. */
  readonly visitor?: Side;
  /** The sides that fouled. */
  readonly offenders?: readonly Side[];
}

/**
 * The end by points (9.1.d): with the 5, 6 or 7 on, a lead over the maximum. Tested when a visit ends; in the
 * middle of the leader's visit it takes another side's foul, or a lead well over (9.1.d.b); never while a
 * side behind is at the table.
 */
export function endByPoints(state: SinucaBrasileira, draft: Draft, cause: Cause): SinucaBrasileira {
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
  const won = winFrame(state, draft, leader, maximum.article);
  if (given) draft.cite("9.1.d.a");
  else if (cause.visitor === undefined || cause.visitor === leader) draft.cite("9.1.d.b");
  return won;
}

/** The 7 is down: whoever leads has won; a shared lead is settled by the complementary frame. */
export function endByLastBall(state: SinucaBrasileira, draft: Draft): SinucaBrasileira {
  const { leader } = leaderOf(playing(state.sides, state.out), state.scores);
  return leader === null
    ? openTiebreak(state, draft, playing(state.sides, state.out))
    : winFrame(state, draft, leader, "9.1.a");
}

/**
 * Option `lastBallFoulEnds`, with only the 7 left and a foul of a stroke: a leader by exactly 7 is levelled and the
 * frame tied; with less between first and second the offender has lost.
 *
 * @param before the points before the foul was paid
 */
export function endByLastFoul(
  state: SinucaBrasileira,
  draft: Draft,
  offender: Side,
  before: SinucaBrasileira["scores"],
): SinucaBrasileira {
  if (!state.options.lastBallFoulEnds || ballOnOf(state) !== LAST_BALL) return state;
  const sides = playing(state.sides, state.out);
  const { lead } = leaderOf(sides, before);
  if (lead < PENALTY) {
    const others = sides.filter((side) => side !== offender);
    return settle(state, draft, others, "9.1.d.III");
  }
  const levelled = leaderOf(sides, state.scores).leader === null;
  return lead === PENALTY && levelled ? openTiebreak(state, draft, sides) : state;
}

/** A foul in the complementary frame decides it against its side; sides still level play on (9.4). */
export function endTiebreak(
  state: SinucaBrasileira,
  draft: Draft,
  offenders: readonly Side[],
): SinucaBrasileira {
  const others = playing(state.sides, state.out).filter((side) => !offenders.includes(side));
  return others.length === 0 ? state : settle(state, draft, others, "9.4");
}

function settle(
  state: SinucaBrasileira,
  draft: Draft,
  sides: readonly Side[],
  article: ArticleId,
): SinucaBrasileira {
  const { leader } = leaderOf(sides, state.scores);
  return leader === null ? openTiebreak(state, draft, sides) : winFrame(state, draft, leader, article);
}

/**
 * The complementary frame (9.4): the 7 on its mark, the cue ball in hand in the D, the first stroke by lot,
 * between those of `sides` that share the lead.
 */
function openTiebreak(state: SinucaBrasileira, draft: Draft, sides: readonly Side[]): SinucaBrasileira {
  const top = Math.max(...sides.map((side) => state.scores[side] ?? 0));
  const tied = sides.filter((side) => state.scores[side] === top);
  const turn = tied.includes(state.turn) ? state.turn : (tied[0] ?? state.turn);
  draft.say("9.4", "tie", { sides: tied.join(" "), points: top });
  if (!draft.returned.some(({ ball }) => ball === LAST_BALL)) {
    for (const returned of returnsOf([LAST_BALL])) draft.giveBack("9.4", returned);
  }
  return {
    ...state,
    turn,
    out: state.sides.filter((side) => !tied.includes(side)),
    stage: "tiebreak",
    balls: [LAST_BALL],
    inHand: "d",
    visit: NEW_VISIT,
    open: null,
    facts: NO_FACTS,
    lotDue: true,
    completed: null,
  };
}
