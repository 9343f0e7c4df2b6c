import type { Side } from "@tacada/formats";
import { expelByMisconduct, isDisqualifying } from "../common/leaving.ts";
import { endFrame } from "../ending.ts";
import { joined } from "../lists.ts";
import { endByLastFoul, endTiebreak } from "../points/ending.ts";
import { disciplinaryPrice, discipline, favoured, pay } from "../points/penalty.ts";
import { leaderOf, namesOf, playing } from "../side.ts";
import type { Fresh } from "../state.ts";
import { countAggravated, isAggravated, loseByAggravated } from "./aggravated.ts";
import { NO_REMEDIES, openAnswers, type Remedies } from "./answers.ts";
import { endByLead } from "./ending.ts";
import { dearest, type Findings, type FoulLaw, priceOf } from "./fouls.ts";
import { passTurn } from "./frame.ts";
import { GAME } from "./game.ts";
import { type Draft, ENDING } from "./law.ts";
import { LAST_BALL, LEAST_PENALTY, MOST_PENALTY, RED } from "./parameters.ts";
import { returnsOf } from "./returns.ts";
import { ballOnOf, STAGE_ARTICLE } from "./stages.ts";
import type { Earlier, Sinuca } from "./state.ts";
import { isTargetFirst, type Stroke, valuesOf, worthOf } from "./stroke.ts";

/** A stroke with fouls: nothing scores, colours go back, the dearest foul is paid once, the turn is lost (29, 34). */
export function ruleFoul(
  current: Sinuca,
  played: Fresh<Sinuca>,
  draft: Draft,
  stroke: Stroke,
  findings: Findings,
): Sinuca {
  const offender = played.turn;
  const before = played.scores;
  const to = favoured(played, offender);
  const { technical, onPurpose, apart } = findings;
  const priced = technical.map((law) => ({ law, price: priceOf(law, stroke) }));
  if (priced.length > 1) priced.sort((a, b) => b.price - a.price);
  const paid = onPurpose === undefined ? (priced[0]?.price ?? 0) : 0;
  listFouls(played, draft, stroke, findings, priced, to);
  if (paid > 0) citePrice(draft, stroke, technical, paid);
  clear(played, draft, stroke);
  draft.cite("29.II");
  if (paid > 0) pay(GAME, played, draft, to, paid);
  let state: Sinuca = played;
  const acts = apart.length + (onPurpose === undefined ? 0 : 1);
  for (let act = 0; act < acts; act++) state = discipline(GAME, state, draft, offender);
  countAggravated(state, draft, offender, isAggravated(stroke, findings));
  if (acts > 0 && isDisqualifying(state, offender)) {
    state = expelByMisconduct(GAME, state, draft, [offender]);
    if (state.over !== undefined) return state;
  }
  if (stroke.stage === "tiebreak") return endTiebreak(GAME, state, draft, [offender]);
  state = loseByAggravated(state, draft, offender);
  if (state.over !== undefined) return state;
  const remedies = remediesOf(current, stroke, findings);
  return passTo(state, draft, offender, before, remedies);
}

/** The turn is lost by a foul that is paid already; the frame may end by it, else the next side answers. */
export const passOn = (
  state: Fresh<Sinuca>,
  draft: Draft,
  offender: Side,
  before: Sinuca["scores"],
): Sinuca => passTo(state, draft, offender, before, NO_REMEDIES);

function passTo(
  state: Fresh<Sinuca>,
  draft: Draft,
  offender: Side,
  before: Sinuca["scores"],
  remedies: Remedies,
): Sinuca {
  if (state.turn === offender) passTurn(state);
  const decided = endByLastBallFoul(state, draft, offender, before);
  if (decided !== state) return decided;
  const ended = endByLead(state, draft);
  if (ended.over === undefined) openAnswers(ended, draft, offender, remedies);
  return ended;
}

/** A foul of a stroke with only the 7 left: it ties, decides, or puts a leader by 7 out of reach (44, 43.I). */
function endByLastBallFoul(state: Sinuca, draft: Draft, offender: Side, before: Sinuca["scores"]): Sinuca {
  if (!state.options.lastBallFoulEnds || ballOnOf(state) !== LAST_BALL) return state;
  const last = { before, price: MOST_PENALTY, article: "44.II" } as const;
  const decided = endByLastFoul(GAME, state, draft, offender, last);
  if (decided !== state) {
    if (decided.over === undefined) draft.cite("44.I");
    return decided;
  }
  const { leader, lead } = leaderOf(playing(state.sides, state.out), before);
  return lead === MOST_PENALTY && leader !== null && leader !== offender
    ? endFrame(state, draft, ENDING, leader, "43.I")
    : state;
}

/** What the foul gives the next side besides: a free ball for a miss, the repetition of one that was open. */
function remediesOf(current: Sinuca, stroke: Stroke, { technical }: Findings): Remedies {
  const { options } = current;
  if (!technical.some(({ article }) => article === "40.XIV")) return NO_REMEDIES;
  const aimed = worthOf(stroke, stroke.target);
  const counts = options.freeBallOnMiss === "all" || (options.freeBallOnMiss === "non-red" && aimed !== RED);
  const missed = counts && (options.missTest === "first-contact" || !isTouched(stroke));
  const replayed = options.replaceAfterMiss && stroke.before.fullBallOpen === true;
  return { missed, earlier: replayed ? earlierOf(current) : null };
}

/** The ball aimed at was met sooner or later. */
const isTouched = ({ shot, target }: Stroke): boolean => valuesOf(shot.contacts?.flat()).includes(target);

const earlierOf = ({ stage, reds, colors, inHand, freeBall, visit }: Sinuca): Earlier => ({
  stage,
  reds,
  colors,
  inHand,
  freeBall,
  visit,
});

/** Reds that fell or left the table are gone (15); colours go back, the higher first (12.III, 28). */
function clear(state: Fresh<Sinuca>, draft: Draft, { potted, off }: Stroke): void {
  if (potted.length + off.length === 0) return;
  const gone = off.length === 0 ? potted : [...potted, ...off];
  const colors = gone.filter((ball) => ball !== RED);
  if (colors.length < gone.length) {
    draft.cite("15");
    state.reds -= gone.length - colors.length;
  }
  giveBack(draft, colors, "12.III");
}

/** Colours go back on the table. */
export function giveBack(draft: Draft, colors: readonly number[], article: "12.I" | "12.III" | "15"): void {
  const returns = returnsOf(colors);
  if (returns.length === 0) return;
  draft.say(article, "returned", { balls: joined(returns.map(({ ball }) => ball)) });
  if (returns.length > 1) draft.cite("28");
  draft.cite("25");
  for (const returned of returns) draft.giveBack(article, returned);
}

/** A technical foul with what it costs, in points. */
interface Priced {
  readonly law: FoulLaw;
  readonly price: number;
}

/** What a stroke costs altogether, whom, and who is credited with it. */
type Verdict = { readonly by: Side; readonly points: number; readonly to: string };

/** Each foul that applies is listed, the dearest first; that one carries what the stroke costs altogether. */
function listFouls(
  state: Sinuca,
  draft: Draft,
  stroke: Stroke,
  { onPurpose, apart }: Findings,
  technical: readonly Priced[],
  to: readonly Side[],
): void {
  const by = state.turn;
  const isMeant = onPurpose !== undefined;
  // What each disciplinary act costs: the one on purpose, then those apart from the stroke.
  const priceOfAct = (act: number) => disciplinaryPrice(GAME, state, by, act);
  const acts = apart.length + (isMeant ? 1 : 0);
  let points = isMeant ? 0 : (technical[0]?.price ?? 0);
  for (let act = 0; act < acts; act++) points += priceOfAct(act);
  const verdict = { by, points, to: namesOf(to) };
  let act = 0;
  if (!stroke.allowed) draft.cite(STAGE_ARTICLE[stroke.stage]);
  if (isMeant) listFoul(draft, onPurpose, priceOfAct(act++), verdict);
  for (const { law, price } of technical) listFoul(draft, law, isMeant ? 0 : price, verdict);
  for (const law of apart) listFoul(draft, law, priceOfAct(act++), verdict);
}

/** One foul; the first of a ruling is its verdict, the others are told without a price. */
function listFoul(draft: Draft, { article, key, rests }: FoulLaw, value: number, verdict: Verdict): void {
  if (rests !== undefined) for (const each of rests) draft.cite(each);
  const values = draft.fouls.length === 0 ? verdict : { by: verdict.by };
  draft.foul(article, value);
  draft.say(article, key, values);
}

/** What the price rests on: the most there is, the least, the ball aimed at, or the dearest ball involved. */
function citePrice(draft: Draft, stroke: Stroke, technical: readonly FoulLaw[], paid: number): void {
  if (technical.some(({ price }) => price === "most")) {
    draft.cite("35.I");
    return;
  }
  draft.cite("34.I");
  if (paid === worthOf(stroke, stroke.target)) {
    draft.cite("34.I.a");
    return;
  }
  if (paid === LEAST_PENALTY && !technical.some((law) => dearestOf(law, stroke) === paid)) return;
  draft.cite("34.I.b");
  draft.cite("39");
}

/** The dearest ball that a foul is about, or that was met first. */
const dearestOf = ({ balls }: FoulLaw, stroke: Stroke): number =>
  dearest(stroke, balls?.(stroke), dearest(stroke, isTargetFirst(stroke) ? undefined : stroke.first, 0));
