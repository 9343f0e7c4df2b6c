import {
  type Call,
  type ObjectBall,
  type Position,
  type Result,
  type Strike,
  success,
} from "@tacada/formats";
import { directionOf, stateAt, type Trace } from "@tacada/physics";
import { type Intent, intentOf, type Sighting, sightingOf, suggestPlace } from "@tacada/referee";
import type { Point } from "@tacada/table";
import type { Game } from "./game.ts";
import { layoutFor, simulateOn } from "./stroke.ts";

/** A strike that is being aimed. */
export interface Draft {
  readonly strike: Strike;
  readonly cue?: Position;
  readonly target?: ObjectBall;
  readonly call?: Call;
}

/** What the referee takes the stroke for before it is played, and what lies on the aim line. */
export interface Sight extends Intent {
  readonly sighting: Sighting;
}

/** What the referee sees along the cue, the same as it will report. */
export function sightAlong(game: Game, { strike, cue, target, call }: Draft): Result<Sight> {
  const ready = layoutFor(game, cue);
  if (!ready.ok) return ready;
  const sighting = sightingOf(game.table, ready.value, directionOf(strike.azimuth));
  const said = { ...(target !== undefined && { target }), ...(call !== undefined && { call }) };
  return success({ ...intentOf(game.shown, sighting, said), sighting });
}

/** The first stretch of a stroke, for an aiming aid: taken from the real simulation, spin included. */
export interface Preview {
  /** The cue ball's way until its first contact, or until it has met two cushions. */
  readonly cue: readonly Point[];
  /** The first ball met, where the cue ball then is, and the ball's way until its first event. */
  readonly meets?: { readonly ball: string; readonly cueAt: Point; readonly way: readonly Point[] };
  /** The whole ways of the cue ball and of the first ball met, to where they rest or drop; where they were asked for. */
  readonly ways?: readonly (readonly Point[])[];
}

/** The longest time between two points of a previewed way, seconds. */
const STEP = 0.02;

/** What an aiming aid may show of a strike; `whole` = the whole ways of both balls too. */
export function previewOf(game: Game, { strike, cue }: Draft, whole = false): Result<Preview> {
  const ready = layoutFor(game, cue);
  if (!ready.ok) return ready;
  const simulated = simulateOn(game, ready.value, strike);
  if (!simulated.ok) return simulated;
  const trace = simulated.value;
  const stretch = stretchOf(trace);
  return success(whole ? { ...stretch, ways: waysOf(trace, stretch.meets?.ball) } : stretch);
}

/** The ways of the cue ball and of another, each until it rests. */
const waysOf = (trace: Trace, other: string | undefined): Point[][] =>
  ["cue", ...(other === undefined ? [] : [other])].map((ball) =>
    wayOf(trace, ball, 0, trace.duration).filter(
      ({ x, y }, index, way) => index === 0 || x !== way[index - 1]?.x || y !== way[index - 1]?.y,
    ),
  );

function stretchOf(trace: Trace): Preview {
  const meeting = trace.events.find((event) => event.type === "ball" && event.balls.includes("cue"));
  const cushions = trace.events.filter((event) => event.type === "cushion" && event.balls[0] === "cue");
  const gone = trace.events.find((event) => event.type === "drop" && event.balls[0] === "cue");
  const end = Math.min(
    meeting?.t ?? trace.duration,
    cushions[1]?.t ?? trace.duration,
    gone?.t ?? trace.duration,
  );
  const way = wayOf(trace, "cue", 0, end);
  const ball = meeting?.balls.find((each) => each !== "cue");
  const cueAt = way.at(-1);
  if (meeting === undefined || meeting.t > end || ball === undefined || cueAt === undefined)
    return { cue: way };
  const next = trace.events.find(
    (event) => event.t > meeting.t && event.balls.includes(ball) && event.type !== "roll",
  );
  return { cue: way, meets: { ball, cueAt, way: wayOf(trace, ball, meeting.t, next?.t ?? trace.duration) } };
}

/** Points of a way, among them all at which the ball's motion changes. */
function wayOf(trace: Trace, ball: string, from: number, to: number): Point[] {
  const steps = Math.ceil((to - from) / STEP);
  const even = Array.from({ length: steps + 1 }, (_, index) => Math.min(to, from + index * STEP));
  const changes = (trace.paths[trace.balls.indexOf(ball)] ?? []).map(({ t }) => t);
  const times = [...even, ...changes.filter((t) => t > from && t < to)].sort((a, b) => a - b);
  return times.flatMap((t) => {
    const at = stateAt(trace, ball, t);
    return at === undefined ? [] : [{ x: at.position[0], y: at.position[1] }];
  });
}

/** A good first place for the cue ball in hand. */
export function suggestCue(game: Game): Position | undefined {
  const place = suggestPlace(game.table, game.layout, game.shown);
  return place === undefined ? undefined : [place.x, place.y];
}
