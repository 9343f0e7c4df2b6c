import type { Side } from "@tacada/formats";
import { DISCIPLINARY_LIMIT } from "../common/game.ts";
import { expelByMisconduct, isDisqualifying } from "../common/leaving.ts";
import { joined } from "../lists.ts";
import { endByLastFoul, endTiebreak } from "../points/ending.ts";
import type { PointDraft } from "../points/game.ts";
import { discipline, favoured, pay } from "../points/penalty.ts";
import type { Values } from "../ruling.ts";
import { namesOf } from "../side.ts";
import type { Fresh } from "../state.ts";
import type { ArticleId } from "./articles.ts";
import { endByPoints } from "./ending.ts";
import { APART, type Findings, type FoulLaw } from "./fouls.ts";
import { atBreak, passTurn } from "./frame.ts";
import { GAME } from "./game.ts";
import type { Draft } from "./law.ts";
import { BALLS, LAST_BALL, PENALTY } from "./parameters.ts";
import { openPass } from "./pass.ts";
import { returnsOf } from "./returns.ts";
import { STAGE_LAW } from "./stages.ts";
import { ballOnOf, type SinucaBrasileira } from "./state.ts";
import type { Stroke } from "./stroke.ts";

/** A stroke with fouls (Art. 8): what it potted goes back and scores nothing, it is paid, the turn is lost. */
export function ruleFoul(
  played: Fresh<SinucaBrasileira>,
  draft: Draft,
  stroke: Stroke,
  findings: Findings,
): SinucaBrasileira {
  const offender = played.turn;
  const before = played.scores;
  const to = favoured(played, offender);
  // A foul on the break only repeats it, but what is disciplinary is paid and counted (2.3.b).
  const repeats = stroke.stage === "break" && played.options.breakFoul === "repeat";
  const technical = findings.technical.length > 0 && findings.onPurpose === undefined && !repeats;
  listFouls(played, draft, stroke, findings, { technical, to });
  if (!repeats) giveBack(draft, stroke.gone);
  if (!repeats && stroke.stage !== "tiebreak") draft.cite("8.1.a.I");
  if (technical) pay(GAME, played, draft, to, PENALTY);
  let state: SinucaBrasileira = played;
  const acts = disciplinaryActs(findings);
  for (let act = 0; act < acts; act++) state = discipline(GAME, state, draft, offender);
  if (acts > 0 && isDisqualifying(state, offender)) {
    state = expelByMisconduct(GAME, state, draft, [offender]);
    if (state.over !== undefined) return state;
  }
  if (stroke.stage === "tiebreak") return endTiebreak(GAME, state, draft, [offender]);
  if (repeats) return breakAgain(state, draft, "2.3.b");
  return passOn(state, draft, offender, before);
}

/** The turn is lost; the frame may end by it, else the next side plays or passes the stroke back. */
export function passOn(
  state: Fresh<SinucaBrasileira>,
  draft: PointDraft<ArticleId>,
  offender: Side,
  before: SinucaBrasileira["scores"],
): SinucaBrasileira {
  if (state.options.lastBallFoulEnds && ballOnOf(state) === LAST_BALL) {
    const last = { before, price: PENALTY, article: "9.1.d.III" } as const;
    const decided = endByLastFoul(GAME, state, draft, offender, last);
    if (decided !== state) return decided;
  }
  if (state.turn === offender) passTurn(state);
  const ended = endByPoints(state, draft, { visitor: offender, offenders: [offender] });
  if (ended.over === undefined) openPass(state, draft, offender, "4.1.a");
  return ended;
}

/** The same side breaks again, everything on its mark (2.1, 2.3). */
export function breakAgain(
  state: SinucaBrasileira,
  draft: Draft,
  article: "2.3.a" | "2.3.b" | "2.3.c",
): SinucaBrasileira {
  draft.say(article, "break.again", { by: state.turn });
  for (const returned of returnsOf(BALLS)) draft.giveBack("2.1", returned);
  return atBreak(state, state.turn);
}

/** Disciplinary faults of a stroke: a foul on purpose is one, each act apart from it another. */
const disciplinaryActs = ({ onPurpose, apart }: Findings): number =>
  apart + (onPurpose === undefined ? 0 : 1);

/** Each foul that applies is listed; the first carries what the stroke costs altogether. */
function listFouls(
  state: SinucaBrasileira,
  draft: Draft,
  stroke: Stroke,
  findings: Findings,
  { technical, to }: { readonly technical: boolean; readonly to: readonly Side[] },
): void {
  const acts = disciplinaryActs(findings);
  const earlier = state.discipline[state.turn] ?? 0;
  const paid = Math.max(0, Math.min(acts, DISCIPLINARY_LIMIT - 1 - earlier));
  const points = (technical ? PENALTY : 0) + paid * PENALTY;
  if (stroke.shot.bounced?.includes(stroke.target)) draft.cite("6.4");
  const verdict = { by: state.turn, points, to: namesOf(to) };
  const { onPurpose, apart } = findings;
  let acted = 0;
  if (onPurpose !== undefined) listFoul(draft, stroke, onPurpose, acted++ < paid, verdict);
  for (const law of findings.technical) listFoul(draft, stroke, law, technical, verdict);
  for (let act = 0; act < apart; act++) listFoul(draft, stroke, APART, acted++ < paid, verdict);
  if (technical && acts > 0) draft.cite("8.4");
}

/** One foul; the first of a ruling is its verdict, the others are told without a price. */
function listFoul(draft: Draft, stroke: Stroke, law: FoulLaw, isPaid: boolean, verdict: Values): void {
  if (law.ofStage === true) draft.cite(STAGE_LAW[stroke.stage].article);
  if (law.rests !== undefined) for (const article of law.rests) draft.cite(article);
  const values = draft.fouls.length === 0 ? verdict : { by: verdict["by"] ?? "" };
  draft.foul(law.article, isPaid ? PENALTY : 0);
  draft.say(law.article, law.key, values);
}

/** Balls that did not stay down go back on their marks, the higher first (1.8, 6.3). */
export function giveBack(draft: Draft, balls: readonly number[]): void {
  const returns = returnsOf(balls);
  if (returns.length === 0) return;
  draft.say("1.8", "returned", { balls: joined(returns.map(({ ball }) => ball)) });
  if (returns.length > 1) draft.cite("6.3");
  for (const returned of returns) draft.giveBack("1.8", returned);
}
