import type { Result, Setup } from "@tacada/formats";
import { startMatch } from "../common/setup.ts";
import { resolveOptions } from "../option.ts";
import { pointStarting } from "../points/setup.ts";
import { type Refused, refuse, refuseBut } from "../refused.ts";
import type { Start } from "../start.ts";
import { NEW_VISIT } from "./frame.ts";
import { OPTIONS, type Options } from "./options.ts";
import { BALLS, LAST_BALL } from "./parameters.ts";
import { STAGES, type Stage } from "./stages.ts";
import type { SinucaBrasileira } from "./state.ts";

/** The state that a match begins with: a fresh frame, or the middle of one that a setup describes. */
export function beginMatch(start: Start): Result<SinucaBrasileira> {
  const options = resolveOptions(OPTIONS, start.options ?? {});
  if (!options.ok) return options;
  const begun = startMatch(
    start,
    pointStarting(STAGES, ["groups", "potted", "freeBall", "shortMiss", "aggravated"]),
  );
  if (!begun.ok) return begun;
  const balls = ballsIn(begun.value.stage, start.setup?.balls);
  if ("ok" in balls) return balls;
  return {
    ok: true,
    value: {
      ...begun.value,
      rulebook: "sinuca-brasileira",
      // Every option has its given or default value, each of them allowed.
      options: options.value as unknown as Options,
      balls,
      visit: NEW_VISIT,
      completed: null,
    },
  };
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
