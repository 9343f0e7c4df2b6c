import type { Ball, Facts, Fault, ObjectBall } from "@tacada/formats";
import { faultsIn, pottedIn, type Told } from "../told.ts";
import { COLORS, RED } from "./parameters.ts";
import { ballOnOf, type Lying, mayStandIn, mayTarget, type Stage } from "./stages.ts";
import type { Sinuca } from "./state.ts";

/** A report read in the state that it was played in: what the fouls and the outcome look at. Balls are values. */
export interface Stroke {
  readonly shot: Told;
  /** Faults seen; balls listed as touched are one. */
  readonly faults: readonly Fault[];
  readonly stage: Stage;
  /** What lay on the table. */
  readonly lying: Lying;
  /** The ball on (3). */
  readonly on: number;
  /** The ball played at. */
  readonly target: number;
  /** It is played as a free ball, in place of the ball on. */
  readonly free: boolean;
  /** The ball may be played at. */
  readonly allowed: boolean;
  /** A colour had to be named and was neither named nor evident (19). */
  readonly unnamed: boolean;
  /** The cue ball was frozen to the ball played at, which so is met already (22.II.a). */
  readonly frozen: boolean;
  /** Balls met first, at one instant; undefined where the ball played at was. */
  readonly first: readonly number[] | undefined;
  /** Object balls potted, in order. */
  readonly potted: readonly number[];
  /** Those among them that this stroke was not free to pot (13). */
  readonly strangers: readonly number[];
  /** Object balls driven off the table. */
  readonly off: readonly number[];
  /** What is known of the layout that was played on. */
  readonly before: Facts;
}

/** Reads a report that was found coherent. */
export function readStroke(state: Sinuca, shot: Told): Stroke {
  const { stage, reds, colors, freeBall, facts } = state;
  const on = ballOnOf(state) ?? 0;
  const target = targetOf(state, shot, on);
  const free = freeBall && mayStandIn(stage, on, target);
  const before = shot.before === undefined ? facts : { ...facts, ...shot.before };
  const due = free || (stage === "color" && target !== RED);
  const potted = valuesOf(pottedIn(shot));
  return {
    shot,
    faults: faultsIn(shot),
    stage,
    lying: { reds, colors },
    on,
    target,
    free,
    allowed: free || mayTarget(stage, on, target),
    unnamed: due && shot.call?.ball === undefined && shot.evident === false,
    frozen: before.touching?.some((ball) => valueOf(ball) === target) ?? false,
    first: shot.contacts === undefined ? undefined : valuesMet(shot.contacts[0]),
    potted,
    strangers:
      potted.length === 0 ? NONE : potted.filter((ball) => ball !== target && !(free && ball === on)),
    off: valuesOf(shot.offTable),
    before,
  };
}

const NONE: readonly number[] = [];

/** What a ball counts as: a colour its number, every red a 1. */
export const valueOf = (ball: ObjectBall): number => (typeof ball === "number" ? ball : RED);

/** The object balls among these, as values. */
export function valuesOf(balls: readonly Ball[] | undefined): readonly number[] {
  if (balls === undefined || balls.length === 0) return NONE;
  const only = balls.length === 1 ? balls[0] : undefined;
  if (only !== undefined) return only === "cue" ? NONE : [valueOf(only)];
  return balls.filter((ball) => ball !== "cue").map(valueOf);
}

/** The balls met at one instant, as values; none where nothing was. */
function valuesMet(contact: NonNullable<Told["contacts"]>[number] | undefined): readonly number[] {
  if (contact === undefined) return NONE;
  return Array.isArray(contact) ? contact.map(valueOf) : [valueOf(contact)];
}

/** A ball by its value, as reports name it. */
export const nameOf = (value: number): ObjectBall => (value === RED ? "red" : value);

/** What a ball is worth in this stroke: the free ball as much as the ball on (4). */
export const worthOf = ({ free, target, on }: Stroke, ball: number): number =>
  free && ball === target ? on : ball;

/** The ball played at was the first that was met, or one of the first. */
export const isTargetFirst = ({ frozen, first, target }: Stroke): boolean =>
  frozen || first === undefined || first.includes(target);

/**
 * The ball played at. A colour that had to be named is the one that was; else what the report says; else the one
 * ball that is allowed, or the first met of several.
 */
function targetOf({ stage, freeBall, reds, colors }: Sinuca, shot: Told, on: number): number {
  const { target, call, contacts } = shot;
  const named = call?.ball;
  const said = stage === "color" || freeBall ? (named ?? target) : (target ?? named);
  if (said !== undefined && (valueOf(said) === RED ? reds > 0 : colors.includes(valueOf(said)))) {
    return valueOf(said);
  }
  const met = valuesMet(contacts?.[0])[0];
  if (stage === "color") return met === undefined || met === RED ? COLORS[0] : met;
  const standsIn = freeBall && met !== undefined && mayStandIn(stage, on, met);
  return standsIn ? met : on;
}
