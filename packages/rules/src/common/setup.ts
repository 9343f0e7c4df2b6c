import type { Hand, Setup } from "@tacada/formats";
import { type Refused, refuse, refuseBut } from "../refused.ts";
import { forAll } from "../side.ts";
import { readStart, type Start } from "../start.ts";
import type { MatchState } from "../state.ts";
import { DISCIPLINARY_LIMIT } from "./game.ts";

/** What every game begins with, in a stage and with a cue ball of its own. */
export interface MatchStart<T extends string, H extends Hand> {
  readonly ok: true;
  readonly value: Omit<MatchState, "rulebook" | "options" | "stage" | "inHand" | "completed"> & {
    readonly stage: T;
    readonly inHand: false | H;
    readonly completed: null;
  };
}

/** What a first state may be. */
export interface Starting<T extends string, H extends Hand> {
  readonly stages: readonly T[];
  /** Where the cue ball may be in hand; the first is for the break. */
  readonly hands: readonly [H, ...H[]];
  readonly mostSides: number;
  /** Keys of a setup that only other games have. */
  readonly foreign: readonly (keyof Setup)[];
}

/** The part of a first state that every game has: a fresh frame, or the middle of one. */
export function startMatch<T extends string, H extends Hand>(
  start: Start,
  { stages, hands, mostSides, foreign }: Starting<T, H>,
): MatchStart<T, H> | Refused {
  const opening = readStart(start, mostSides);
  if (!opening.ok) return opening;
  const setup = start.setup ?? {};
  const stage = stages.find((each) => each === (setup.stage ?? "break"));
  if (stage === undefined) return refuseBut("malformed", "setup.stage", stages, setup.stage);
  const { ok: _, ...match } = opening;
  const refused = setupProblem(setup, match.discipline, foreign);
  if (refused !== undefined) return refused;
  const isBreak = stage === "break";
  const hand = hands.find((each) => each === setup.inHand);
  if (hand === undefined && setup.inHand !== undefined && setup.inHand !== false) {
    return refuseBut("not-in-this-rulebook", "setup.inHand", [false, ...hands], setup.inHand);
  }
  return {
    ok: true,
    value: {
      ...match,
      frame: 1 + Object.values(match.frames).reduce((sum, won) => sum + won, 0),
      visits: forAll(match.sides, 0),
      breaker: isBreak ? match.turn : match.breaker,
      out: [],
      gone: [],
      open: null,
      facts: setup.facts ?? {},
      stage,
      inHand: hand ?? (setup.inHand === undefined && isBreak ? hands[0] : false),
      visit: { points: 0, balls: [] },
      lotDue: false,
      opened: !isBreak,
      broken: !isBreak,
      completed: null,
    },
  };
}

function setupProblem(
  setup: Setup,
  discipline: MatchState["discipline"],
  foreign: readonly (keyof Setup)[],
): Refused | undefined {
  for (const key of foreign) {
    if (setup[key] !== undefined) {
      return refuse("not-in-this-rulebook", `setup.${key}`, "nothing by this name", setup[key]);
    }
  }
  const lost = Object.entries(discipline).find(([, count]) => count < 0 || count >= DISCIPLINARY_LIMIT);
  return lost === undefined
    ? undefined
    : refuse("impossible", `setup.discipline.${lost[0]}`, "0 or 1", lost[1]);
}
