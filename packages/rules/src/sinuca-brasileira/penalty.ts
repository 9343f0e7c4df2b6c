import type { Side } from "@tacada/formats";
import { type LossArticles, loseMatch } from "../ending.ts";
import { nextSide, playing } from "../side.ts";
import type { ArticleId } from "./articles.ts";
import { winFrame } from "./ending.ts";
import { endVisit } from "./frame.ts";
import { type Draft, ENDING } from "./law.ts";
import { DISCIPLINARY_LIMIT, PENALTY } from "./parameters.ts";
import type { SinucaBrasileira } from "./state.ts";

/** The sides that the penalty of `offender` is credited to (8.1.a.II, option `penaltyTo`). */
export function favoured(state: SinucaBrasileira, offender: Side): readonly Side[] {
  const { sides, out, options } = state;
  if (options.penaltyTo === "next") return [nextSide(sides, out, offender)];
  return playing(sides, out).filter((side) => side !== offender);
}

/** Seven points to the favoured sides. */
export function pay(state: SinucaBrasileira, draft: Draft, offender: Side): SinucaBrasileira {
  const scores = { ...state.scores };
  for (const side of favoured(state, offender)) {
    scores[side] = (scores[side] ?? 0) + PENALTY;
    draft.award(side, PENALTY);
  }
  draft.cite("8.1.a.II");
  return { ...state, scores };
}

/** One disciplinary fault more: the first is paid and is a formal warning, the next loses the match. */
export function discipline(state: SinucaBrasileira, draft: Draft, offender: Side): SinucaBrasileira {
  const count = (state.discipline[offender] ?? 0) + 1;
  const counted = { ...state, discipline: { ...state.discipline, [offender]: count } };
  if (count >= DISCIPLINARY_LIMIT) {
    draft.cite("8.1.b.II");
    return counted;
  }
  draft.say("8.1.b.I", "warning.formal", { by: offender });
  return pay(counted, draft, offender);
}

/** The side has reached the second disciplinary fault of the match. */
export const isDisqualifying = (state: SinucaBrasileira, side: Side): boolean =>
  (state.discipline[side] ?? 0) >= DISCIPLINARY_LIMIT;

/** The side on turn may play or pass the stroke back (4.1); not to a side that has left. */
export function openPass(
  state: SinucaBrasileira,
  draft: Draft,
  from: Side,
  article: "4.1.a" | "4.1.b",
): SinucaBrasileira {
  if (state.out.includes(from) || state.stage === "tiebreak") return state;
  if (article === "4.1.a") draft.cite("8.1.a.III");
  draft.say(article, "pass.open", { by: state.turn, from });
  return { ...state, open: { by: state.turn, any: ["play", "pass"], from, article } };
}

/** These sides lose the match and leave. */
export const expel = (
  state: SinucaBrasileira,
  draft: Draft,
  losers: readonly Side[],
  articles: LossArticles<ArticleId>,
): SinucaBrasileira =>
  withoutLeavers(loseMatch(state, draft, ENDING, losers, articles), draft, articles.frame ?? articles.match);

/** This side gives the frame as lost and leaves it. */
export const withdraw = (state: SinucaBrasileira, draft: Draft, side: Side): SinucaBrasileira =>
  withoutLeavers({ ...state, out: [...state.out, side] }, draft, "9.1.b");

/** The last side left wins the frame; else the turn and the choices of those that left go to the others. */
function withoutLeavers(state: SinucaBrasileira, draft: Draft, article: ArticleId): SinucaBrasileira {
  const { sides, out, gone, turn } = state;
  if (state.match !== undefined) return state;
  if (state.over !== undefined) {
    return gone.includes(turn) ? { ...state, turn: nextSide(sides, gone, turn) } : state;
  }
  const [last, ...more] = playing(sides, out);
  if (last !== undefined && more.length === 0) return winFrame(state, draft, last, article);
  const moved = out.includes(turn) ? leaveTurn(state) : state;
  const { open } = moved;
  return open !== null && (out.includes(open.by) || out.includes(open.from))
    ? { ...moved, open: null }
    : moved;
}

/** The next side plays; before the break is done it breaks. */
function leaveTurn(state: SinucaBrasileira): SinucaBrasileira {
  const passed = endVisit(state);
  return state.stage === "break" ? { ...passed, stage: "break", breaker: passed.turn } : passed;
}
