import {
  type Action,
  CHOICES,
  type Choice,
  type Choose,
  DROP_TIMES,
  GROUPS,
  type Group,
  type Incident,
  type IncidentKind,
  LOTS,
  type ObjectBall,
  OUTSIDE_MOVES,
  type ShownState,
} from "@tacada/formats";
import { judge, type RuledAction, type State, show } from "@tacada/rules";
import { type Draw, isOnce, oneOf } from "./draw.ts";
import { lyingIn, randomReport } from "./randomreport.ts";

/**
 * An action that may be tried in this state, as chance has it: mostly one that can be taken, now and then one that is
 * out of order, not open or contradicts itself.
 */
export function randomAction(state: State, draw: Draw): RuledAction {
  const shown = show(state);
  const { choices, targets } = shown;
  const mustAnswer = choices !== undefined && !choices.any.includes("play");
  if (isOnce(draw, 60)) return { type: "choose", choice: oneOf(draw, CHOICES) };
  if (choices !== undefined && (mustAnswer ? draw(20) > 0 : isOnce(draw, 2))) {
    const answers = answersTo(shown, oneOf(draw, choices.any));
    const taken = isOnce(draw, 10) ? [] : answers.filter((answer) => judge(state, answer).ok);
    return oneOf(draw, taken.length === 0 ? answers : taken);
  }
  const waits = targets.length === 0 && choices === undefined && shown.match === undefined;
  if (waits && draw(4) > 0) return { type: "incident", kind: "lot", by: shown.turn, how: oneOf(draw, LOTS) };
  if (isOnce(draw, 15)) return randomIncident(shown, draw);
  if (isOnce(draw, 100)) return randomCorrection(shown, draw);
  return { type: "shot", ...randomReport(shown, draw) };
}

/** Forms that the answer to an open choice can take, one for every number of balls; at least one of them is taken. */
export function answersTo(shown: ShownState, choice: Choice): readonly [Choose, ...Choose[]] {
  const plain: Choose = { type: "choose", choice };
  if (choice === "group") return [plain, ...GROUPS.map((group) => ({ ...plain, group }))];
  if (choice !== "remove") return [plain];
  const own = lyingIn(shown).filter((ball) => isOf(shown.groups?.[shown.turn], ball));
  const several = own.map((_, index) => own.slice(0, index + 1));
  return [plain, ...[...own.map((ball) => [ball]), ...several].map((balls) => ({ ...plain, balls }))];
}

/** A group is the balls below the 8, or those above it. */
const isOf = (group: Group | undefined, ball: ObjectBall): boolean =>
  group === "solids" || group === "low" ? Number(ball) < 8 : group !== undefined && Number(ball) > 8;

/** Incidents after which a match goes on, the more usual ones more often; then those that end a frame or more. */
const USUAL: readonly IncidentKind[] = [
  "late-drop",
  "late-drop",
  "late-drop",
  "warning",
  "moved-by-outsider",
  "stalemate-warning",
  "stalemate",
  "wrong-breaker",
  "clock",
  "interference",
  "disciplinary",
  "lot",
];
const FINAL: readonly IncidentKind[] = [
  "concede-frame",
  "concede-frame",
  "concede-match",
  "grave",
  "disqualified",
  "walkover",
];

function randomIncident(shown: ShownState, draw: Draw): Incident {
  const kind = oneOf(draw, isOnce(draw, 8) ? FINAL : USUAL);
  const { sides } = shown;
  const by = isOnce(draw, 15) ? sides.slice(0, 2) : oneOf(draw, sides);
  const lying = lyingIn(shown);
  if (kind === "late-drop") {
    const ball = lying.length === 0 ? 7 : oneOf(draw, lying);
    return { type: "incident", kind, ball, pocket: 3, when: oneOf(draw, DROP_TIMES) };
  }
  if (kind === "moved-by-outsider") return { type: "incident", kind, outcome: oneOf(draw, OUTSIDE_MOVES) };
  if (kind === "lot") return { type: "incident", kind, by, how: oneOf(draw, LOTS) };
  return kind.startsWith("stalemate") || kind === "wrong-breaker"
    ? { type: "incident", kind }
    : { type: "incident", kind, by };
}

/** A score near another's, so that ties and close ends come about; or the turn. */
function randomCorrection({ sides, scores }: ShownState, draw: Draw): Extract<Action, { type: "correct" }> {
  const side = oneOf(draw, sides);
  const near = (scores?.[oneOf(draw, sides)] ?? 0) + 7 * (draw(3) - 1);
  const set =
    scores === undefined || isOnce(draw, 4) ? { turn: side } : { scores: { [side]: Math.max(0, near) } };
  return { type: "correct", set, reason: "scoreboard" };
}
