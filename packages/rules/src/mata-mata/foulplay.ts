import { isIn } from "../balls.ts";
import { DISCIPLINARY_LIMIT } from "../common/game.ts";
import { expelByMisconduct, isDisqualifying } from "../common/leaving.ts";
import { countDisciplinary } from "../common/misconduct.ts";
import { countLeft, opponentOf, takeOff } from "../groups/balls.ts";
import { listFoul } from "../groups/fouls.ts";
import { joined } from "../lists.ts";
import type { Fresh } from "../state.ts";
import { ruleBreakFoul } from "./breakplay.ts";
import { type Findings, removedFor } from "./fouls.ts";
import { endVisit } from "./frame.ts";
import { GAME } from "./game.ts";
import type { Draft } from "./law.ts";
import { REMOVED } from "./parameters.ts";
import { penalize, tellDue } from "./penalty.ts";
import { giveBack } from "./returns.ts";
import type { MataMata } from "./state.ts";
import type { Stroke } from "./stroke.ts";

/** What a foul costs the striker in the end. */
interface Loss {
  /** How many balls the other side takes off, and how many of its own it had when the stroke was played. */
  readonly removes: number;
  readonly left: number;
  /** Nothing was met: the cue ball may be moved to its mark (7.3). */
  readonly toMark: boolean;
}

/** A stroke with fouls: the turn is lost, own balls go back, the other side takes off balls of its own (5.3, 7.1). */
export function ruleFoul(state: Fresh<MataMata>, draft: Draft, stroke: Stroke, findings: Findings): MataMata {
  const offender = state.turn;
  listFouls(state, draft, stroke, findings);
  if (stroke.cueLost) draft.say("5.1", "cue.to-mark");
  let ruled: MataMata = state;
  const acts = actsIn(findings);
  for (let act = 0; act < acts; act++) ruled = countDisciplinary(GAME, ruled, draft, offender);
  if (acts > 0 && isDisqualifying(ruled, offender)) return expelByMisconduct(GAME, ruled, draft, [offender]);
  if (stroke.stage === "break") return ruleBreakFoul(ruled, draft, stroke.gone);
  const removes = removedFor(findings);
  if (removes === 0) draft.cite("7.2");
  const left = countLeft(state, opponentOf(state, offender));
  clear(ruled, draft, stroke);
  return loseTurn(ruled, draft, { removes, left, toMark: stroke.first.length === 0 });
}

/** The ball that was played at fell with the cue ball on its way, which the event has settled to be a foul. */
export function foulInFlight(state: MataMata, draft: Draft): MataMata {
  const by = state.turn;
  const grouped = state.stage === "play";
  draft.foul("6.4.r", grouped ? REMOVED : 0);
  draft.say("6.4.r", "foul.in-flight", { by, points: 0 });
  const played: MataMata = {
    ...state,
    inHand: false,
    remedy: null,
    facts: {},
    broken: true,
    opened: true,
    completed: null,
  };
  if (!grouped) return ruleBreakFoul(played, draft, state.fallen);
  const left = countLeft(state, opponentOf(state, by));
  return loseTurn(played, draft, { removes: REMOVED, left, toMark: false });
}

/** The turn passes by a foul and the other side answers, unless the frame is over. */
function loseTurn(state: Fresh<MataMata>, draft: Draft, { removes, left, toMark }: Loss): MataMata {
  const offender = state.turn;
  draft.cite("4.11.d");
  const paid = penalize(state, draft, { offender, removes, left });
  if (paid.over !== undefined) return paid;
  endVisit(state, { from: offender, toMark: toMark && state.inHand === false });
  tellDue(state, draft);
  return state;
}

/** Own balls that left the table go back, the other side's stay out (5.3). */
function clear(state: Fresh<MataMata>, draft: Draft, { gone, own }: Stroke): void {
  if (gone.length === 0) return;
  const stay = gone.map(({ ball }) => ball).filter((ball) => !isIn(own, ball));
  if (stay.length > 0) draft.say("5.3", "potted.stays", { balls: joined(stay) });
  giveBack(
    draft,
    gone.filter(({ ball }) => isIn(own, ball)),
  );
  takeOff(state, stay);
}

/** How many disciplinary faults there are among the findings. */
const actsIn = ({ onPurpose, apart }: Findings): number =>
  (onPurpose === undefined ? 0 : 1) + (apart === undefined ? 0 : 1);

/** Each foul that applies is listed, the dearest first, with the balls that it takes off. */
function listFouls(state: MataMata, draft: Draft, { stage }: Stroke, findings: Findings): void {
  const by = state.turn;
  const { technical, onPurpose, apart } = findings;
  const acts = actsIn(findings);
  const lost = acts > 0 && (state.discipline[by] ?? 0) + acts >= DISCIPLINARY_LIMIT;
  // Nobody takes a ball off after the break, nor once the match is lost.
  const free = stage === "break" || lost;
  if (onPurpose !== undefined) listFoul(draft, onPurpose, by, free ? 0 : onPurpose.removes);
  const dearestFirst = technical.length < 2 ? technical : technical.toSorted((a, b) => b.removes - a.removes);
  for (const law of dearestFirst) {
    listFoul(draft, law, by, free || onPurpose !== undefined ? 0 : law.removes);
  }
  if (apart !== undefined) listFoul(draft, apart, by, free ? 0 : apart.removes);
}
