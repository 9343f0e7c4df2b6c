import type { ObjectBall, Result, Setup } from "@tacada/formats";
import { startMatch } from "../common/setup.ts";
import { pointStarting } from "../points/setup.ts";
import { type Refused, refuse, refuseBut } from "../refused.ts";
import { forAll } from "../side.ts";
import type { Start } from "../start.ts";
import { NEW_VISIT } from "./frame.ts";
import { type Options, settingsOf } from "./options.ts";
import { COLORS, LAST_BALL } from "./parameters.ts";
import { everyBall, type Lying, STAGES, type Stage } from "./stages.ts";
import type { Sinuca } from "./state.ts";

/** The state that a match begins with: a fresh frame, or the middle of one that a setup describes. */
export function beginMatch(start: Start): Result<Sinuca> {
  const options = settingsOf(start.options ?? {});
  if (!options.ok) return options;
  const begun = startMatch(start, pointStarting(STAGES, ["groups", "potted", "shortMiss"]));
  if (!begun.ok) return begun;
  const { stage, sides } = begun.value;
  const setup = start.setup ?? {};
  const refused = setupProblem(setup, stage, options.value, sides);
  if (refused !== undefined) return refused;
  const lying = ballsIn(stage, setup.balls, options.value);
  if ("ok" in lying) return lying;
  return {
    ok: true,
    value: {
      ...begun.value,
      ...lying,
      rulebook: "sinuca",
      options: options.value,
      visit: NEW_VISIT,
      freeBall: setup.freeBall ?? false,
      aggravated: { ...forAll(sides, 0), ...setup.aggravated },
      stalemate: "none",
      earlier: null,
      completed: null,
    },
  };
}

/** A free ball or aggravated fouls that cannot be. */
function setupProblem(
  setup: Setup,
  stage: Stage,
  { aggravatedLimit }: Options,
  sides: Sinuca["sides"],
): Refused | undefined {
  if (setup.freeBall === true && stage !== "red" && stage !== "sequence") {
    return refuse("impossible", "setup.freeBall", "a free ball only with a ball on to stand for", true);
  }
  const counts = Object.entries(setup.aggravated ?? {});
  const stranger = counts.find(([side]) => !sides.some((each) => each === side));
  if (stranger !== undefined) {
    return refuseBut("unknown-side", `setup.aggravated.${stranger[0]}`, sides, stranger[0]);
  }
  const lost = counts.find(([, count]) => count >= aggravatedLimit);
  return lost === undefined
    ? undefined
    : refuse("impossible", `setup.aggravated.${lost[0]}`, "fewer than lose the frame", lost[1]);
}

/** What lies on the table. While there are reds, or a colour is due after one, every colour is up. */
function ballsIn(stage: Stage, balls: Setup["balls"], { reds }: Options): Lying | Refused {
  const path = "setup.balls";
  if (balls === undefined) return usual(stage, reds);
  if (Array.isArray(balls)) return refuse("malformed", path, "reds and colours", balls);
  const index = balls.colors.findIndex((ball) => !COLORS.some((color) => color === ball));
  if (index >= 0) return refuseBut("unknown-ball", `${path}.colors[${index}]`, COLORS, balls.colors[index]);
  if (!fitsStage(stage, balls.red, reds)) {
    return refuse("impossible", `${path}.red`, "the number of reds that the stage leaves", balls.red);
  }
  const run = runOf(balls.colors);
  if (run === undefined) {
    return refuse("impossible", `${path}.colors`, "the balls of a run that ends with the 7", balls.colors);
  }
  if (stage === "tiebreak" && run.length !== 1) {
    return refuse("impossible", `${path}.colors`, "the 7 alone", balls.colors);
  }
  const whole = stage === "sequence" || stage === "tiebreak" || run.length === COLORS.length;
  return whole
    ? { reds: balls.red, colors: run }
    : refuse("impossible", `${path}.colors`, "every colour", balls.colors);
}

function usual(stage: Stage, reds: number): Lying {
  if (stage === "tiebreak") return { reds: 0, colors: [LAST_BALL] };
  if (stage === "sequence") return everyBall(0);
  return everyBall(stage === "color" ? reds - 1 : reds);
}

function fitsStage(stage: Stage, found: number, reds: number): boolean {
  if (stage === "break") return found === reds;
  if (stage === "red") return found > 0 && found <= reds;
  // After a potted free ball every red may still be up.
  if (stage === "color") return found <= reds;
  return found === 0;
}

/** The colours lowest first; in order they go down one by one, so they are a run that ends with the 7. */
function runOf(colors: readonly ObjectBall[]): readonly number[] | undefined {
  const run = colors.length === 0 ? [] : COLORS.slice(-colors.length);
  return run.length > 0 && run.length === colors.length && run.every((ball) => colors.includes(ball))
    ? run
    : undefined;
}
