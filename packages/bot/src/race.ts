import type { Strike } from "@tacada/formats";
import { deviate } from "@tacada/play";
import type { Candidate } from "./candidates.ts";
import { type BotPosition, withCue } from "./position.ts";
import type { Skill } from "./skill.ts";
import { isPotted, strikeOf, type Trial, tryOut } from "./trial.ts";

/** A candidate with its aim solved and what its trials came to so far. */
export interface Runner {
  readonly candidate: Candidate;
  readonly strike: Strike;
  readonly trials: readonly Trial[];
}

/** The mean chance to win over the trials; a stroke that cannot be played comes after every other. */
export const meanOf = ({ trials }: Runner): number =>
  trials.length === 0 ? -1 : trials.reduce((sum, trial) => sum + trial.value, 0) / trials.length;

/** The share of the trials for which something holds. */
export const shareOf = ({ trials }: Runner, holds: (trial: Trial) => boolean): number =>
  trials.length === 0 ? 0 : trials.filter(holds).length / trials.length;

/** Turns that are tried around a geometric aim, radians: throw, squirt and swerve move it by about a degree. */
const TURNS = [-0.012, -0.009, -0.006, -0.003, 0, 0.003, 0.006, 0.009, 0.012] as const;

/** A candidate at the start of the race, its aim turned by `turn` radians. */
export const runnerOf = (position: BotPosition, candidate: Candidate, turn: number): Runner => ({
  candidate,
  strike: strikeOf(position, candidate, turn),
  trials: [],
});

/**
 * A pot with its aim solved on the real simulation: the middle of the turns that pot the ball; undefined when none
 * does, or when the rules would not have it.
 */
export function solved(position: BotPosition, candidate: Candidate, skill: Skill): Runner | undefined {
  const lay = position.engine.lay(withCue(position.layout, candidate.cue));
  if (!lay.ok) return undefined;
  const good = TURNS.filter((turn) => isPotted(lay.laid, candidate, strikeOf(position, candidate, turn)));
  const [first] = good;
  const last = good.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const judged = tryOut(position, candidate, strikeOf(position, candidate, first), skill);
  return judged?.potted === true ? runnerOf(position, candidate, (first + last) / 2) : undefined;
}

/** Trials that a solved aim has cost. */
export const SOLVING_COST = TURNS.length;

/**
 * Successive halving: each round every runner left gets as many new trials as there are rounds, with the same
 * errors of the hand for all, and the better half goes on.
 */
export function race(
  position: BotPosition,
  field: readonly Runner[],
  skill: Skill,
  { seed, strikes }: { readonly seed: string; readonly strikes: number },
): { readonly runners: readonly Runner[]; readonly strikes: number } {
  const rounds = halvings(field.length);
  let runners = [...field];
  let used = 0;
  for (let round = 0; round < rounds; round += 1) {
    const each = Math.max(1, Math.floor(strikes / rounds / Math.max(1, runners.length)));
    runners = runners.map((runner) => extended(position, runner, skill, seed, each));
    used += each * runners.length;
    runners.sort((a, b) => meanOf(b) - meanOf(a));
    if (round < rounds - 1) runners = runners.slice(0, Math.max(1, Math.ceil(runners.length / 2)));
  }
  return { runners, strikes: used };
}

/** How often a field can be halved until one is left, at least once. */
function halvings(size: number): number {
  let rounds = 0;
  for (let left = size; left > 1; left = Math.ceil(left / 2)) rounds += 1;
  return Math.max(1, rounds);
}

function extended(position: BotPosition, runner: Runner, skill: Skill, seed: string, more: number): Runner {
  const from = runner.trials.length;
  const added = Array.from({ length: more }, (_, index) => {
    const draw = (channel: number) =>
      deviate({ seed, purpose: "noise", frame: 0, index: from + index, channel });
    return tryOut(position, runner.candidate, runner.strike, skill, draw);
  });
  const trials = added.filter((trial) => trial !== undefined);
  return { ...runner, trials: [...runner.trials, ...trials] };
}
