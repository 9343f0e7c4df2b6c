import type { Side } from "@tacada/formats";
import { expelByMisconduct, isDisqualifying } from "../common/leaving.ts";
import { countDisciplinary } from "../common/misconduct.ts";
import { endFrame } from "../ending.ts";
import { opponentOf } from "../groups/balls.ts";
import { listFoul } from "../groups/fouls.ts";
import { passTurn } from "../groups/frame.ts";
import type { Fresh } from "../state.ts";
import { ARTICLES, type ArticleId } from "./articles.ts";
import { type Findings, type FoulLaw, ON_PURPOSE } from "./fouls.ts";
import { endVisit, freshFrame } from "./frame.ts";
import { GAME } from "./game.ts";
import { type Draft, ENDING } from "./law.ts";
import { PENALTY } from "./parameters.ts";
import { pay } from "./penalty.ts";
import type { Bilhar } from "./state.ts";
import type { Stroke } from "./stroke.ts";

/** A stroke with fouls: it loses the frame, or is paid once and loses the turn (9, 10, 16 to 18, 20, 23). */
export function ruleFoul(played: Fresh<Bilhar>, draft: Draft, stroke: Stroke, findings: Findings): Bilhar {
  const offender = played.turn;
  const { technical, losing, onPurpose, apart } = findings;
  listFouls(draft, offender, stroke, findings);
  let state: Bilhar = played;
  const acts = apart.length + (onPurpose ? 1 : 0);
  for (let act = 0; act < acts; act++) state = countDisciplinary(GAME, state, draft, offender);
  if (acts > 0 && isDisqualifying(state, offender)) return expelByMisconduct(GAME, state, draft, [offender]);
  const lost = inOrder(losing)[0];
  if (lost !== undefined) return loseFrame(state, draft, lost.article);
  const dearest = technical[0];
  if (dearest !== undefined && !onPurpose) pay(state, draft, offender, dearest.article);
  for (let act = 0; act < acts; act++) pay(state, draft, offender, "21");
  if (stroke.stage === "break" && dearest !== undefined)
    return breakByOpponent(state, draft, dearest.article);
  endVisit(state);
  return state;
}

/** Each foul that applies is listed: the one on purpose first, then by the document, then the acts apart. */
function listFouls(
  draft: Draft,
  by: Side,
  { stage, payable, held, potted }: Stroke,
  { technical, losing, onPurpose, apart }: Findings,
): void {
  const price = payable && stage !== "break" && losing.length === 0 ? PENALTY : 0;
  if (onPurpose) listFoul(draft, ON_PURPOSE, by, price);
  const laws = losing.length === 0 ? technical : [...new Set([...technical, ...losing])];
  for (const law of inOrder(laws)) listFoul(draft, law, by, onPurpose ? 0 : price);
  for (const law of apart) listFoul(draft, law, by, price);
  // Held as the last that still rolled after a pot.
  if (held && potted.length > 0) draft.cite("11");
}

const PLACES = new Map<ArticleId, number>(ARTICLES.map(({ id }, place) => [id, place]));

/** Lines of the tables in the order of the document. */
const inOrder = (laws: readonly FoulLaw[]): readonly FoulLaw[] =>
  laws.length < 2
    ? laws
    : laws.toSorted((a, b) => (PLACES.get(a.article) ?? 0) - (PLACES.get(b.article) ?? 0));

/** The side at the table has lost the frame by what it did. */
function loseFrame(state: Fresh<Bilhar>, draft: Draft, article: ArticleId): Bilhar {
  const winner = opponentOf(state, state.turn);
  passTurn(state);
  return endFrame(state, draft, ENDING, winner, article);
}

/** Everything is racked again and the opponent breaks (4.4, 4.5). */
export function breakByOpponent(state: Fresh<Bilhar>, draft: Draft, article: ArticleId): Bilhar {
  passTurn(state);
  const { turn, visits } = state;
  draft.say(article, "break.opponent", { by: turn });
  return { ...freshFrame(state, turn), visits };
}
