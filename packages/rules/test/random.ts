import {
  CHOICES,
  type Choice,
  type Fault,
  type ObjectBall,
  type Report,
  type ShownState,
  type Side,
  SNOOKERS,
} from "@tacada/formats";
import * as fc from "fast-check";
import { type RuledAction, type State, show } from "../src/index.ts";

/** Raw numbers from which one action is made that a state may well take. */
const move = fc.record({
  kind: fc.integer({ min: 0, max: 19 }),
  ball: fc.nat({ max: 6 }),
  other: fc.nat({ max: 6 }),
  fate: fc.integer({ min: 0, max: 15 }),
  pocket: fc.constantFrom(1, 2, 3, 4, 5, 6),
  called: fc.constantFrom(undefined, 1, 2, 3, 4, 5, 6),
  evident: fc.constantFrom(undefined, true, false),
  fault: fc.constantFrom<Fault>("double-hit", "push", "touched-ball", "measuring", "other"),
  side: fc.nat({ max: 5 }),
  choice: fc.constantFrom<Choice>(...CHOICES),
  deliberate: fc.constantFrom(false, false, false, false, true),
  graze: fc.boolean(),
  open: fc.boolean(),
  snooker: fc.constantFrom(...SNOOKERS),
});
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;

/** Moves for a walk through a match. */
export const moves = fc.array(move, { minLength: 1, maxLength: 60 });

/** The action that a move stands for in this state; undefined once the match is over. */
export function actionOf(state: State, raw: Move): RuledAction | undefined {
  const shown = show(state);
  if (shown.match !== undefined) return undefined;
  if (state.lotDue) return { type: "incident", kind: "lot", by: sideOf(raw, shown), how: "draw" };
  const { choices } = shown;
  const must = choices !== undefined && !choices.any.includes("play");
  if (choices !== undefined && (must || raw.kind < 6)) {
    const choice = choices.any[raw.ball % choices.any.length];
    if (choice !== undefined) return { type: "choose", choice };
  }
  return raw.kind === 19 ? incidentOf(raw, shown) : { type: "shot", ...reportOf(raw, shown) };
}

/** A side that has not left. */
function sideOf({ side }: Move, { sides, out, turn }: ShownState): Side {
  const here = sides.filter((each) => !out.includes(each));
  return here[side % here.length] ?? turn;
}

function incidentOf(raw: Move, shown: ShownState): RuledAction {
  const lying = lyingOf(shown);
  const ball = lying[raw.other % Math.max(1, lying.length)];
  if (raw.fate < 6 && ball !== undefined) {
    return { type: "incident", kind: "late-drop", ball, pocket: pocketOf(raw), when: "after-touch" };
  }
  const kind = raw.fate < 8 ? "disciplinary" : raw.fate < 9 ? "concede-frame" : "warning";
  return { type: "incident", kind, by: sideOf(raw, shown) };
}

/** The balls on the table; once a frame is over, those that its successor may begin with. */
function lyingOf({ balls, targets, over }: ShownState): readonly ObjectBall[] {
  if (over !== undefined) return targets.map(({ ball }) => ball);
  return Array.isArray(balls) ? balls : [...(balls.red > 0 ? ["red" as const] : []), ...balls.colors];
}

function reportOf(raw: Move, shown: ShownState): Report {
  const lying = lyingOf(shown);
  const allowed = shown.targets.map(({ ball }) => ball);
  const from = raw.fate === 15 ? lying : allowed;
  const target = from[raw.ball % from.length] ?? "red";
  const other = lying[raw.other % lying.length] ?? target;
  const pot = (ball: ObjectBall) => ({ ball, pocket: pocketOf(raw) });
  const base: Report = {
    target,
    ...(raw.evident === undefined ? {} : { evident: raw.evident }),
    ...(raw.called === undefined ? {} : { call: { ball: target, pocket: pocketOf({ pocket: raw.called }) } }),
    ...(raw.deliberate ? { deliberate: true } : {}),
    contacts: raw.fate === 14 ? [other] : raw.fate === 13 ? [] : [target],
    before: { fullBallOpen: raw.open },
    after: { canGrazeBothSides: raw.graze, touching: [other], snooker: raw.snooker, firstObstacle: target },
  };
  if (raw.fate < 7) return { ...base, pots: [pot(target)] };
  if (raw.fate === 7 && other !== target) return { ...base, pots: [pot(target), pot(other)] };
  if (raw.fate === 8) return { ...base, pots: [{ ball: "cue", pocket: pocketOf(raw) }] };
  if (raw.fate === 9) return { ...base, offTable: [other] };
  if (raw.fate === 10) return { ...base, faults: [raw.fault] };
  return base;
}

// The numbers are drawn from the pockets.
const pocketOf = ({ pocket }: { readonly pocket: number }) => pocket as 1 | 2 | 3 | 4 | 5 | 6;
