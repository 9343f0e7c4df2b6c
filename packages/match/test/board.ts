import type { Action, Incident, ObjectBall, OptionValues, RulebookId, Side } from "@tacada/formats";
import { miss, pot } from "../../rules/test/trial.ts";
import { append, createMatch, type Match, stateOf } from "../src/index.ts";

/** What may be settled before the first stroke. */
export interface Terms {
  readonly rulebook?: RulebookId;
  readonly options?: OptionValues;
  /** The players of each side, in the order of play. */
  readonly sides?: Partial<Record<Side, string[]>>;
  readonly framesToWin?: number;
  readonly startScores?: Partial<Record<Side, number>>;
  readonly first?: Side;
}

/** A match before its first action: two singles, the first to two frames, A to break, where nothing else is said. */
export function opened({
  rulebook = "sinuca-brasileira",
  options = {},
  sides,
  framesToWin = 2,
  startScores,
  first = "A",
}: Terms = {}): Match {
  const seats = Object.entries(sides ?? { A: ["Ana"], B: ["Bia"] });
  const match = createMatch({
    id: "match",
    rulebook,
    options,
    // The keys are sides.
    sides: seats.map(([id, players]) => ({ id: id as Side, name: players.join(" and "), players })),
    framesToWin,
    ...(startScores === undefined ? {} : { startScores }),
    break: { by: "draw", side: first },
  });
  if (!match.ok) throw new Error(JSON.stringify(match.problem));
  return match.value;
}

/** The match after these actions, ten seconds from one to the next. */
export const recorded = (match: Match, ...actions: readonly Action[]): Match =>
  actions.reduce((current, action) => {
    const seconds = 10 * current.log.length;
    const at = new Date(Date.UTC(2026, 10, 30, 20, 0, seconds)).toISOString();
    const appended = append(current, { at, actor: "referee", command: String(current.log.length), action });
    if (!appended.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(appended.problem)}`);
    return appended.value.match;
  }, match);

/** An incident with the sides that it names. */
export const incident = (kind: Incident["kind"], ...by: readonly Side[]): Incident => {
  const [one, ...more] = by;
  if (one === undefined) return { type: "incident", kind };
  return { type: "incident", kind, by: more.length === 0 ? one : [...by] };
};

/** The break that leaves the opponent an open table. */
export const broken = ({ header }: Match): Action =>
  header.rulebook === "sinuca" ? miss("red") : { ...miss(1), after: { canGrazeBothSides: true } };

/** Pots of one visit that decide a frame: each ball on with the black, until the lead is out of reach. */
const DECISIVE: Partial<Record<RulebookId, readonly ObjectBall[]>> = {
  "sinuca-brasileira": [1, 7, 2, 7, 3, 7, 4, 7, 5],
  sinuca: Array.from({ length: 6 }, () => ["red" as const, 7]).flat(),
};

/** A whole frame: the side that is to break does, and the next one clears it away. */
export function frameAgainstBreak(match: Match): Match {
  const pots = DECISIVE[match.header.rulebook] ?? [];
  const played = recorded(match, broken(match), ...pots.map((ball) => pot(ball)));
  if (stateOf(played).over === undefined) throw new Error("the frame goes on");
  return played;
}
