import type { Setup } from "@tacada/formats";
import { type Refused, refuse, refuseBut } from "../refused.ts";
import { forAll } from "../side.ts";
import { readStart, type Start } from "../start.ts";
import { DISCIPLINARY_LIMIT } from "./game.ts";
import type { PointState } from "./state.ts";

/** The most sides that may play (no document names a limit; eight is the format's). */
const MOST_SIDES = 8;

/** What every game by points begins with, in a stage of its own. */
export interface PointStart<T extends string> {
  readonly ok: true;
  readonly value: Omit<PointState, "rulebook" | "options" | "stage"> & { readonly stage: T };
}

/**
 * The part of a first state that every game by points has: a fresh frame, or the middle of one.
 *
 * @param stages the stages of the game
 * @param foreign keys of a setup that only other games have
 */
export function pointStart<T extends string>(
  start: Start,
  stages: readonly T[],
  foreign: readonly (keyof Setup)[],
): PointStart<T> | Refused {
  const opening = readStart(start, MOST_SIDES);
  if (!opening.ok) return opening;
  const setup = start.setup ?? {};
  const stage = stages.find((each) => each === (setup.stage ?? "break"));
  if (stage === undefined) return refuseBut("malformed", "setup.stage", stages, setup.stage);
  const { ok: _, ...match } = opening;
  const refused = setupProblem(setup, match.discipline, foreign);
  if (refused !== undefined) return refused;
  const isBreak = stage === "break";
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
      inHand: setup.inHand === "d" || (setup.inHand === undefined && isBreak) ? "d" : false,
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
  discipline: PointState["discipline"],
  foreign: readonly (keyof Setup)[],
): Refused | undefined {
  for (const key of foreign) {
    if (setup[key] !== undefined) {
      return refuse("not-in-this-rulebook", `setup.${key}`, "nothing by this name", setup[key]);
    }
  }
  if (setup.inHand !== undefined && setup.inHand !== false && setup.inHand !== "d") {
    return refuseBut("not-in-this-rulebook", "setup.inHand", [false, "d"], setup.inHand);
  }
  const lost = Object.entries(discipline).find(([, count]) => count < 0 || count >= DISCIPLINARY_LIMIT);
  return lost === undefined
    ? undefined
    : refuse("impossible", `setup.discipline.${lost[0]}`, "0 or 1", lost[1]);
}
