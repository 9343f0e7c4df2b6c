import { type Ball, differenceOf, type ObjectBall, type ShownState, type Strike } from "@tacada/formats";
import { azimuthOf, directionOf, type Enough, type LaidTable, profileOf } from "@tacada/physics";
import { clearing, type Deviates, executed } from "@tacada/play";
import { arbitrate, ballNamed, kindOf } from "@tacada/referee";
import { show } from "@tacada/rules";
import type { Candidate } from "./candidates.ts";
import { type BotPosition, withCue } from "./position.ts";
import type { Skill } from "./skill.ts";
import { winChance } from "./value.ts";

/** What one simulated stroke came to. */
export interface Trial {
  /** Chance to win the frame from what it left. */
  readonly value: number;
  /** The ball played at fell, and in the pocket meant. */
  readonly potted: boolean;
  readonly fouled: boolean;
}

/** The strike of a candidate, its aim turned by `turn` radians, the stick as low as balls and cushions let it be. */
export function strikeOf({ table, layout }: BotPosition, candidate: Candidate, turn = 0): Strike {
  const { aim, speed, tip, cue } = candidate;
  const azimuth = azimuthOf(aim) + turn;
  return clearing(table, withCue(layout, cue), { speed, azimuth, elevation: 0, tip });
}

/**
 * Whether a strike pots the ball that the candidate is played at, in the pocket meant: physics alone, on balls laid out
 * for it, broken off when the ball is down.
 */
export function isPotted(laid: LaidTable, { target, pocket }: Candidate, strike: Strike): boolean {
  const falls: Enough = (outcome) => {
    for (let k = 0; k < outcome.events; k++) {
      const ball = outcome.type(k) === "pot" ? outcome.ball(k) : undefined;
      if (ball === undefined || (pocket ?? outcome.pocket(k)) !== outcome.pocket(k)) continue;
      if (isTarget(ballNamed(ball), target)) return true;
    }
    return false;
  };
  const played = laid.play(strike, falls);
  return played.ok && falls(played.outcome);
}

/**
 * Plays a candidate once in the head: with the hand's error when `deviates` are given, judged by the same referee
 * and rules as a real stroke. Undefined when physics or rules refuse it.
 */
export function tryOut(
  position: BotPosition,
  candidate: Candidate,
  strike: Strike,
  skill: Skill,
  deviates?: Deviates,
): Trial | undefined {
  const { table, engine, profile, state, shown } = position;
  const layout = withCue(position.layout, candidate.cue);
  const played =
    deviates === undefined
      ? strike
      : clearing(table, layout, executed(strike, skill.hand, deviates, profileOf(profile).cue));
  const simulation = engine.simulate(layout, played);
  if (!simulation.ok) return undefined;
  const { target, call, pocket } = candidate;
  const judged = arbitrate({
    table,
    state,
    layout,
    aim: directionOf(strike.azimuth),
    trace: simulation.trace,
    target,
    ...(call === undefined ? {} : { call }),
  });
  if (!judged.ok) return undefined;
  const { report, ruling } = judged.value;
  const next = show(judged.value.state);
  return {
    value: isRepeated(shown, next) ? 0 : winChance(table, next, judged.value.layout, shown.turn, skill),
    potted:
      report.pots?.some((pot) => isTarget(pot.ball, target) && (pocket ?? pot.pocket) === pot.pocket) ??
      false,
    fouled: !ruling.legal,
  };
}

const isTarget = (ball: Ball, target: ObjectBall): boolean => ball !== "cue" && kindOf(ball) === target;

/**
 * The stroke has to be played again as if it had not been: nothing is won by it, and a game would never go on if it
 * counted as well as one that stands.
 */
const isRepeated = (before: ShownState, after: ShownState): boolean =>
  after.turn === before.turn &&
  after.stage === before.stage &&
  after.frame === before.frame &&
  after.scores?.[before.turn] === before.scores?.[before.turn] &&
  differenceOf(before.balls, after.balls) === undefined;
