import type { Call, Layout, ObjectBall, Position, Strike, Target } from "@tacada/formats";
import { isNamed, kindOf, placesInHand, sightingOf } from "@tacada/referee";
import { distance, type PocketNumber, type Point, point, touchDistance } from "@tacada/table";
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
/** Speeds of safeties and of breaks besides, and how full they are played: the offset as a share of a graze. */
const SAFETY_SPEEDS = [0.8, 1.4, 2.2] as const;
const BREAK_SPEEDS = [4, 7] as const;
/** Speeds of the break of a game of groups, where a rack that is hardly touched is a foul or bad form. */
const POWER_SPEEDS = [7, 9] as const;
/** Of several balls on, how many a safety looks at. */
const NEAREST = 3;
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

/** Where the cue ball may start from: where it lies, or some of the places where it may be put. */
function cuePlaces({ table, layout, shown }: BotPosition): (Position | undefined)[] {
  if (shown.inHand === false) return [undefined];
  return placesInHand(table, layout, shown, shown.inHand === "d" ? 0.06 : 0.12).map(
    (place): Position => [place.x, place.y],
  );
}

function pots(position: BotPosition, cue: Position | undefined, skill: Skill): Candidate[] {
  const { table, layout, shown } = position;
  const from = cue ?? layout["cue"];
  if (from === undefined || shown.stage === "break") return [];
  return shown.targets.flatMap((target) =>
    ballsNamed(layout, target.ball)
      .flatMap((ball) => potsOf(table, layout, from, ball).slice(0, 2))
      .flatMap((pot) => potStrokes(pot, cue, target, skill)),
  );
}

/** The balls of a layout that a target stands for: itself, or every red. */
const ballsNamed = (layout: Layout, target: ObjectBall): string[] =>
  Object.keys(layout).filter((ball) => isNamed(ball, target));

function potStrokes(pot: Pot, cue: Position | undefined, target: Target, skill: Skill): Candidate[] {
  const { ball, castigo, callDue } = target;
  const chance = potChance(pot, skill.hand.azimuth);
  const tips = skill.position ? TIPS : TIPS.slice(0, 1);
  return SPEEDS.flatMap((speed) =>
    tips.map(
      (tip): Candidate => ({
        purpose: "pot",
        target: ball,
        pocket: pot.pocket,
        ...(cue === undefined ? {} : { cue }),
        aim: pot.aim,
        speed: speed * (1 + 0.3 * (pot.way + pot.run)),
        tip,
        ...(callDue ? { call: { ball, pocket: pot.pocket } } : {}),
        // A castigo ball is worth its risk only when it is likely.
        promise: castigo ? chance - 0.35 : chance,
      }),
    ),
  );
}

/** Strokes at a ball on without castigo that only mean to meet it; at the nearest of several. */
function safeties(position: BotPosition, cue: Position | undefined): Candidate[] {
  const { layout, shown } = position;
  const from = cue ?? layout["cue"];
  if (from === undefined) return [];
  const far = (ball: string) => distance(pointOf(layout[ball] ?? from), pointOf(from));
  return shown.targets
    .filter((target) => !target.castigo && isOn(shown, target.ball))
    .flatMap((target) => ballsNamed(layout, target.ball).map((ball) => ({ ball, target })))
    .sort((a, b) => far(a.ball) - far(b.ball))
    .slice(0, NEAREST)
    .flatMap(({ ball, target }) => safetiesAt(position, cue, ball, target));
}

/** The ball itself is on, or one of several that are. */
const isOn = ({ ballOn }: BotPosition["shown"], ball: ObjectBall): boolean =>
  ballOn === ball || typeof ballOn !== "number";

const pointOf = ([x, y]: Position): Point => point(x, y);

function safetiesAt(
  { table, layout, shown }: BotPosition,
  cue: Position | undefined,
  ball: string,
  { ball: target, callDue }: Target,
): Candidate[] {
  const from = cue ?? layout["cue"];
  const at = layout[ball];
  if (from === undefined || at === undefined) return [];
  const dx = at[0] - from[0];
  const dy = at[1] - from[1];
  const far = Math.sqrt(dx * dx + dy * dy);
  const reach = touchDistance(table.ball.radius, table.cueBall.radius);
  const speeds = speedsAt(shown);
  return THICKNESS.flatMap((thickness) => {
    const sine = (thickness * reach) / far;
    const cosine = Math.sqrt(Math.max(0, 1 - sine * sine));
    const aim = point((dx * cosine - dy * sine) / far, (dy * cosine + dx * sine) / far);
    const seen = sightingOf(table, withCue(layout, cue), aim);
    if (seen.cushionFirst || seen.first === undefined || kindOf(seen.first) !== target) return [];
    return speeds.map(
      (speed): Candidate => ({
        purpose: "safety",
        target,
        ...(cue === undefined ? {} : { cue }),
        aim,
        speed,
        tip: [0, 0],
        ...(callDue && shown.ballOn !== target ? { call: { ball: target } } : {}),
        promise: 0.2,
      }),
    );
  });
}

function speedsAt({ stage, scores }: BotPosition["shown"]): readonly number[] {
  if (stage !== "break") return SAFETY_SPEEDS;
  return scores === undefined ? POWER_SPEEDS : [...SAFETY_SPEEDS, ...BREAK_SPEEDS];
}

/** Ways out where nothing else can be played. */
export const escapesFor = (position: BotPosition): Candidate[] =>
  cuePlaces(position)
    .slice(0, 1)
    .flatMap((cue) => escapes(position, cue));

/** A fan of directions with a cushion called, for a ball on that cannot be seen. */
function escapes({ shown }: BotPosition, cue: Position | undefined): Candidate[] {
  const target = shown.targets.find((each) => !each.castigo) ?? shown.targets[0];
  if (target === undefined) return [];
  const { ball, callDue } = target;
  return fan().map(
    (aim): Candidate => ({
      purpose: "escape",
      target: ball,
      ...(cue === undefined ? {} : { cue }),
      aim,
      speed: 2.4,
      tip: [0, 0],
      ...(callDue ? { call: { ball, cushionFirst: true } } : {}),
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
