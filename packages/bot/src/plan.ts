import type { Call, Choose, Position, Side, Strike } from "@tacada/formats";
import { consequenceOf } from "@tacada/play";
import { answersFor } from "./answers.ts";
import { type Candidate, candidatesFor, escapesFor, type Purpose } from "./candidates.ts";
import type { BotPosition } from "./position.ts";
import { meanOf, type Runner, race, runnerOf, SOLVING_COST, shareOf, solved } from "./race.ts";
import type { Skill } from "./skill.ts";
import { winChance } from "./value.ts";

/** How much a bot may think: strikes simulated in the head. The same budget gives the same plan everywhere. */
export interface Budget {
  readonly strikes: number;
}

/** What a bot wants to do, and why. */
export interface Plan {
  readonly move:
    | (Choose & { readonly by: Side })
    | {
        readonly type: "stroke";
        readonly strike: Strike;
        readonly cue?: Position;
        readonly target: Candidate["target"];
        readonly call?: Call;
      };
  /** Chance to win the frame as the bot sees it. */
  readonly winProbability: number;
  /** What the stroke is for, how likely it pots, and how likely it is a foul. */
  readonly reason: {
    readonly purpose: Purpose | "choice";
    readonly target?: Candidate["target"];
    readonly pocket?: Candidate["pocket"];
    readonly pots?: number;
    readonly fouls?: number;
  };
  /** The next best strokes with their chances. */
  readonly alternatives: readonly {
    readonly purpose: Purpose;
    readonly target: Candidate["target"];
    readonly winProbability: number;
  }[];
  /** Strikes simulated. */
  readonly work: number;
}

/** The most promising candidates whose aims are solved. */
const FIELD = 14;

/** What to do in a position: an answer to the open choice, or a stroke. */
export function plan(position: BotPosition, skill: Skill, budget: Budget, seed: string): Plan {
  const { shown } = position;
  if (shown.choices === undefined) return strokePlan(position, skill, budget, seed);
  const { any, by } = shown.choices;
  const stroke = any.includes("play") ? strokePlan(position, skill, budget, seed) : undefined;
  const answers = any
    .filter((choice) => choice !== "play")
    .flatMap((choice) => answersFor(position, choice))
    .flatMap((answer) => valued(position, answer, by, skill))
    .sort((a, b) => b.value - a.value);
  const best = answers[0];
  if (best === undefined || (stroke !== undefined && stroke.winProbability >= best.value)) {
    return stroke ?? strokePlan(position, skill, budget, seed);
  }
  return {
    move: { ...best.answer, by },
    winProbability: best.value,
    reason: { purpose: "choice" },
    alternatives: [],
    work: stroke?.work ?? 0,
  };
}

/** An answer with what it leads to, the balls put where they then lie; none where it is refused. */
function valued(position: BotPosition, answer: Choose, by: Side, skill: Skill) {
  const led = consequenceOf(position, answer);
  if (!led.ok) return [];
  const { shown, layout } = led.value;
  return [{ answer, value: winChance(position.table, shown, layout, by, skill) }];
}

function strokePlan(position: BotPosition, skill: Skill, budget: Budget, seed: string): Plan {
  const candidates = candidatesFor(position, skill);
  const { runners, strikes: solving } = fieldOf(position, candidates, skill);
  const raced = race(position, runners, skill, {
    seed,
    strikes: Math.max(runners.length, budget.strikes - solving),
  });
  const [best, ...others] = raced.runners;
  if (best === undefined) throw new Error("a position without any stroke");
  const { purpose, target, pocket } = best.candidate;
  return {
    move: moveOf(best),
    winProbability: meanOf(best),
    reason: {
      purpose,
      target,
      ...(pocket === undefined ? {} : { pocket }),
      pots: shareOf(best, (trial) => trial.potted),
      fouls: shareOf(best, (trial) => trial.fouled),
    },
    alternatives: others.slice(0, 3).map((runner) => ({
      purpose: runner.candidate.purpose,
      target: runner.candidate.target,
      winProbability: meanOf(runner),
    })),
    work: raced.strikes + solving,
  };
}

/** The strokes that race. Who does not play safe does so only when there is nothing to pot. */
function fieldOf(position: BotPosition, candidates: readonly Candidate[], skill: Skill) {
  const pots = candidates.filter(({ purpose }) => purpose === "pot").slice(0, FIELD);
  const others = candidates.filter(({ purpose }) => purpose !== "pot").slice(0, 2 * FIELD);
  const solvedPots = pots.map((each) => solved(position, each, skill)).filter((each) => each !== undefined);
  const unsolved = skill.safety || solvedPots.length === 0 ? others : [];
  const field = [...solvedPots, ...unsolved.map((each) => runnerOf(position, each, 0))];
  return {
    runners: field.length > 0 ? field : escapesFor(position).map((each) => runnerOf(position, each, 0)),
    strikes: pots.length * SOLVING_COST,
  };
}

function moveOf({ candidate, strike }: Runner): Plan["move"] {
  const { cue, target, call } = candidate;
  return {
    type: "stroke",
    strike,
    target,
    ...(cue === undefined ? {} : { cue }),
    ...(call === undefined ? {} : { call }),
  };
}
