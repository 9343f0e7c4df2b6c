import type { Result, Setup } from "@tacada/formats";
import { resolveOptions } from "../option.ts";
import { type Refused, refuse, refuseBut } from "../refused.ts";
import { forAll } from "../side.ts";
import { readStart, type Start } from "../start.ts";
import { NEW_VISIT, NO_FACTS } from "./frame.ts";
import { OPTIONS, type Options } from "./options.ts";
import { BALLS, DISCIPLINARY_LIMIT, LAST_BALL } from "./parameters.ts";
import { STAGES, type Stage } from "./stages.ts";
import type { SinucaBrasileira } from "./state.ts";

/** The most sides that may play (Art. 1.1 names no limit; eight is the format's). */
const MOST_SIDES = 8;

/** The state that a match begins with: a fresh frame, or the middle of one that a setup describes. */
export function beginMatch(start: Start): Result<SinucaBrasileira> {
  const options = resolveOptions(OPTIONS, start.options ?? {});
  if (!options.ok) return options;
  const opening = readStart(start, MOST_SIDES);
  if (!opening.ok) return opening;
  const setup = start.setup ?? {};
  const stage = STAGES.find((each) => each === (setup.stage ?? "break"));
  if (stage === undefined) return refuseBut("malformed", "setup.stage", STAGES, setup.stage);
  const refused = setupProblem(setup, opening.discipline);
  if (refused !== undefined) return refused;
  const balls = ballsIn(stage, setup.balls);
  if ("ok" in balls) return balls;
  const { ok: _, ...match } = opening;
  const frame = 1 + Object.values(match.frames).reduce((sum, won) => sum + won, 0);
  return {
    ok: true,
    value: {
      ...match,
      rulebook: "sinuca-brasileira",
      // Every option has its given or default value, each of them allowed.
      options: options.value as unknown as Options,
      frame,
      visits: forAll(match.sides, 0),
      breaker: stage === "break" ? match.turn : match.breaker,
      out: [],
      gone: [],
      open: null,
      facts: setup.facts ?? NO_FACTS,
      stage,
      balls,
      inHand:
        setup.inHand === undefined ? (stage === "break" ? "d" : false) : setup.inHand === "d" ? "d" : false,
      visit: NEW_VISIT,
      lotDue: false,
      opened: stage !== "break",
      broken: stage !== "break",
      completed: null,
    },
  };
}

/** Keys of a setup that other rulebooks have, and values that this one does not. */
function setupProblem(setup: Setup, discipline: SinucaBrasileira["discipline"]): Refused | undefined {
  for (const key of ["groups", "potted", "freeBall", "shortMiss", "aggravated"] as const) {
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

/** The balls in play, lowest first. Only the ball on ever stays down, so they are a run that ends with the 7. */
function ballsIn(stage: Stage, balls: Setup["balls"]): readonly number[] | Refused {
  const path = "setup.balls";
  if (balls === undefined) return stage === "tiebreak" ? [LAST_BALL] : BALLS;
  if (!Array.isArray(balls)) return refuseBut("malformed", path, BALLS, balls);
  const index = balls.findIndex((ball) => !BALLS.some((known) => known === ball));
  if (index >= 0) return refuseBut("unknown-ball", `${path}[${index}]`, BALLS, balls[index]);
  const run = BALLS.slice(-balls.length);
  if (balls.length !== run.length || !run.every((ball) => balls.includes(ball))) {
    return refuse("impossible", path, "the balls of a run that ends with the 7", balls);
  }
  if (stage === "break" && run.length !== BALLS.length) {
    return refuse("impossible", path, "all seven balls", balls);
  }
  return stage === "tiebreak" && run.length !== 1 ? refuse("impossible", path, "the 7 alone", balls) : run;
}
