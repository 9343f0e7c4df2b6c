import {
  type Call,
  failure,
  type Layout,
  type ObjectBall,
  type Position,
  type Report,
  type Result,
  type Ruling,
  type ShownState,
  type Strike,
  success,
  type TableRecord,
} from "@tacada/formats";
import { append } from "@tacada/match";
import { digestOf, directionOf, profileOf, type Trace } from "@tacada/physics";
import { arbitrate, drawRack, markPlace, mayPlace, type Observation, rackOrder } from "@tacada/referee";
import type { TableSpec } from "@tacada/table";
import { deviate } from "./chance.ts";
import { type Game, gameOf, racking, strokesOf } from "./game.ts";
import { clearing, executed, type Hand } from "./hand.ts";

/** A stroke that a player plays. `command` is unique and `at` an ISO time; both are the caller's. */
export interface StrokeCommand {
  readonly command: string;
  readonly at: string;
  readonly strike: Strike;
  /** Where the cue ball is put, while it is in hand. */
  readonly cue?: Position;
  /** The ball played at, where the player says it; the referee sees it else. */
  readonly target?: ObjectBall;
  readonly call?: Call;
  /** How far the hand strays from the strike; a person at the screen has none. */
  readonly hand?: Hand;
  /** The strike as it came out when this very stroke is played again; nothing is drawn then. */
  readonly played?: Strike;
  /** What an official saw besides. */
  readonly observed?: Observation;
}

/** A stroke that was played: what happened, what was reported, and what was ruled. */
export interface PlayedStroke {
  readonly game: Game;
  readonly trace: Trace;
  readonly report: Report;
  readonly ruling: Ruling;
}

/**
 * Strike → trace → report → ruling → log → next layout. Anything that cannot be played is refused and the game
 * stays as it was: a choice that is still open, a cue ball wrongly placed, a strike that the physics refuses.
 */
export function playStroke(game: Game, stroke: StrokeCommand): Result<PlayedStroke> {
  const ready = layoutFor(game, stroke.cue);
  if (!ready.ok) return ready;
  const played = stroke.played ?? comingOut(game, ready.value, stroke);
  const simulated = simulateOn(game, ready.value, played);
  if (!simulated.ok) return simulated;
  const trace = simulated.value;
  const { target, call, observed } = stroke;
  const judged = arbitrate({
    table: game.table,
    state: game.state,
    layout: ready.value,
    aim: directionOf(stroke.strike.azimuth),
    trace,
    ...(target === undefined ? {} : { target }),
    ...(call === undefined ? {} : { call }),
    ...(observed === undefined ? {} : { observed }),
    random: racking(game.match, game.shown.frame, strokesOf(game.match) + 1),
  });
  if (!judged.ok) return judged;
  const { shot, report, ruling, layout } = judged.value;
  const appended = append(game.match, {
    at: stroke.at,
    actor: game.shown.turn,
    command: stroke.command,
    action: shot,
    table: {
      ...rackPlayed(game),
      ...(stroke.cue === undefined ? {} : { cue: stroke.cue }),
      strike: stroke.strike,
      played,
      layout,
      digest: digestOf(trace),
    },
  });
  if (!appended.ok) return appended;
  const next = gameOf(appended.value.match);
  return next.ok ? success({ game: next.value, trace, report, ruling }) : next;
}

/** The order of a rack that chance has settled, in the entry of the stroke that breaks it. */
function rackPlayed({ shown, layout }: Game): Pick<TableRecord, "rack"> {
  const breaks = shown.stage === "break" && shown.inHand !== false;
  const drawn = breaks && drawRack(shown, () => 0).length > 0;
  return drawn ? { rack: rackOrder(layout) } : {};
}

/** The error of the hand is drawn once the strike is settled, from the match's seed and the place of the stroke. */
function comingOut(game: Game, layout: Layout, { strike, hand }: StrokeCommand): Strike {
  const { match, shown, table, profile } = game;
  if (hand === undefined) return strike;
  const index = strokesOf(match);
  const { seed = "" } = match.header;
  const draw = (channel: number) => deviate({ seed, purpose: "noise", frame: shown.frame, index, channel });
  return clearing(table, layout, executed(strike, hand, draw, profileOf(profile).cue));
}

/** The layout of the stroke with the cue ball on it: where it lies, or where it is put. */
export function layoutFor(
  { table, layout, shown }: Pick<Game, "table" | "layout" | "shown">,
  placed: Position | undefined,
): Result<Layout> {
  const open = shown.choices;
  if (shown.match !== undefined) return failure("over", "", "no stroke after the match", "a stroke");
  if (open !== undefined && !open.any.includes("play")) {
    return failure("choice-open", "", `an answer of ${open.by}: ${open.any.join(", ")}`, "a stroke");
  }
  const cue = placed ?? onMark(table, layout, shown);
  if (cue === undefined) {
    return layout["cue"] === undefined
      ? failure("impossible", "cue", "a place for the cue ball in hand", cue)
      : success(layout);
  }
  const lawful = mayPlace(table, layout, shown, cue);
  return lawful.ok ? success({ ...layout, cue: lawful.value }) : lawful;
}

/** The mark is one place: a cue ball in hand there needs no hand to put it down. */
function onMark(table: TableSpec, layout: Layout, { inHand }: ShownState): Position | undefined {
  if (inHand !== "mark") return undefined;
  const { x, y } = markPlace(table, layout);
  return [x, y];
}

/** The trace of a strike, or the physics' refusal as a problem of the strike. */
export function simulateOn(game: Pick<Game, "engine">, layout: Layout, strike: Strike): Result<Trace> {
  const simulation = game.engine.simulate(layout, strike);
  if (simulation.ok) return success(simulation.trace);
  const { path, expected, found } = simulation.problem;
  return { ok: false, problem: { kind: "impossible", path, expected, found } };
}
