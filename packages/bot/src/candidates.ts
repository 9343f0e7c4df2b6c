import type { Call, ObjectBall, Position, Strike } from "@tacada/formats";
import { ballNamed, lyingBalls, sightingOf } from "@tacada/referee";
import { dPlaces, type PocketNumber, type Point, point } from "@tacada/table";
import { type BotPosition, withCue } from "./position.ts";
import { type Pot, potChance, potsOf } from "./pots.ts";
import type { Skill } from "./skill.ts";

/** What a stroke is for, as it is told to people. */
export const PURPOSES = ["pot", "safety", "escape"] as const;
/** What a stroke of the bot is for, as it is told to people. */
export type Purpose = (typeof PURPOSES)[number];

/** A stroke that may be worth playing. */
export interface Candidate {
  readonly purpose: Purpose;
  readonly target: ObjectBall;
  readonly pocket?: PocketNumber;
  readonly cue?: Position;
  /** Unit vector of the aim. */
  readonly aim: Point;
  readonly speed: number;
  readonly tip: Strike["tip"];
  readonly call?: Call;
  /** How promising geometry finds it, 0–1. */
  readonly promise: number;
}

const SPEEDS = [1, 1.8, 3] as const;
const TIPS: readonly Strike["tip"][] = [
  [0, 0],
  [0, 0.35],
  [0, -0.35],
];
/** Speeds of the break and of safeties, and how full they are played: the offset as a share of a graze. */
const SAFETY_SPEEDS = [0.8, 1.4, 2.2] as const;
const THICKNESS = [-0.85, -0.5, 0, 0.5, 0.85] as const;
/** Directions of the fan that looks for a way out of a snooker. */
const FAN = 48;

/** Pots and safeties at every ball allowed, the most promising first; a fan of escapes when there is neither. */
export function candidatesFor(position: BotPosition, skill: Skill): Candidate[] {
  const places = cuePlaces(position);
  const found = places.flatMap((cue) => [...pots(position, cue, skill), ...safeties(position, cue)]);
  const list = found.length > 0 ? found : escapesFor(position);
  return list.sort((a, b) => b.promise - a.promise);
}

/** Where the cue ball may start from: where it lies, or some places of the D. */
function cuePlaces({ table, layout, shown }: BotPosition): (Position | undefined)[] {
  if (shown.inHand === false) return [undefined];
  return dPlaces(table, lyingBalls(table, layout, ["cue"]), 0.06).map(
    (place): Position => [place.x, place.y],
  );
}

function pots(position: BotPosition, cue: Position | undefined, skill: Skill): Candidate[] {
  const { table, layout, shown } = position;
  const from = cue ?? layout["cue"];
  if (from === undefined || shown.stage === "break") return [];
  return shown.targets.flatMap((target) =>
    potsOf(table, layout, from, String(target.ball))
      .slice(0, 2)
      .flatMap((pot) => potStrokes(pot, cue, target.castigo, skill)),
  );
}

function potStrokes(pot: Pot, cue: Position | undefined, castigo: boolean, skill: Skill): Candidate[] {
  const target = ballNamed(pot.ball);
  const chance = potChance(pot, skill.hand.azimuth);
  const tips = skill.position ? TIPS : TIPS.slice(0, 1);
  return SPEEDS.flatMap((speed) =>
    tips.map(
      (tip): Candidate => ({
        purpose: "pot",
        target,
        pocket: pot.pocket,
        ...(cue === undefined ? {} : { cue }),
        aim: pot.aim,
        speed: speed * (1 + 0.3 * (pot.way + pot.run)),
        tip,
        call: { ball: target, pocket: pot.pocket },
        // A castigo ball is worth its risk only when it is likely.
        promise: castigo ? chance - 0.35 : chance,
      }),
    ),
  );
}

/** Strokes at a ball without castigo that only mean to meet it. */
function safeties({ table, layout, shown }: BotPosition, cue: Position | undefined): Candidate[] {
  const from = cue ?? layout["cue"];
  const free = shown.targets.filter((target) => !target.castigo && shown.ballOn === target.ball);
  return free.flatMap(({ ball }) => {
    const at = layout[String(ball)];
    if (from === undefined || at === undefined) return [];
    const dx = at[0] - from[0];
    const dy = at[1] - from[1];
    const far = Math.sqrt(dx * dx + dy * dy);
    const reach = table.ball.radius + table.cueBall.radius;
    return THICKNESS.flatMap((thickness) => {
      const sine = (thickness * reach) / far;
      const cosine = Math.sqrt(Math.max(0, 1 - sine * sine));
      const aim = point((dx * cosine - dy * sine) / far, (dy * cosine + dx * sine) / far);
      const seen = sightingOf(table, withCue(layout, cue), aim);
      if (seen.cushionFirst || seen.first !== ball) return [];
      return SAFETY_SPEEDS.map(
        (speed): Candidate => ({
          purpose: "safety",
          target: ball,
          ...(cue === undefined ? {} : { cue }),
          aim,
          speed,
          tip: [0, 0],
          promise: 0.2,
        }),
      );
    });
  });
}

/** Ways out where nothing else can be played. */
export const escapesFor = (position: BotPosition): Candidate[] =>
  cuePlaces(position)
    .slice(0, 1)
    .flatMap((cue) => escapes(position, cue));

/** A fan of directions with a cushion called, for a ball on that cannot be seen. */
function escapes({ shown }: BotPosition, cue: Position | undefined): Candidate[] {
  const target = shown.targets.find((each) => !each.castigo)?.ball;
  if (target === undefined) return [];
  return fan().map(
    (aim): Candidate => ({
      purpose: "escape",
      target,
      ...(cue === undefined ? {} : { cue }),
      aim,
      speed: 2.4,
      tip: [0, 0],
      call: { ball: target, cushionFirst: true },
      promise: 0.1,
    }),
  );
}

/** Unit vectors all around, from rotating one step at a time. */
function fan(): Point[] {
  // cos and sin of 7.5°.
  const cosine = 0.9914448613738104;
  const sine = 0.13052619222005157;
  const list = [point(1, 0)];
  while (list.length < FAN) {
    const { x, y } = list.at(-1) ?? point(1, 0);
    list.push(point(x * cosine - y * sine, y * cosine + x * sine));
  }
  return list;
}
