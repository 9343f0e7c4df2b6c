import type { Action, Entry, ObjectBall, Pot, Ruling, Shot, ShownState, Side } from "@tacada/formats";
import { type State, show } from "@tacada/rules";
import type { Standing } from "./fold.ts";
import { secondsAt } from "./instant.ts";
import type { Match } from "./match.ts";

/** One stroke that stands, as it was ruled on last. */
export interface Stroke {
  readonly frame: number;
  readonly by: Side;
  /** The player of the side whose visit it was, where players are known. */
  readonly player?: string;
  /** The visit that it belongs to; a stroke that is repeated belongs to the visit that it had ended. */
  readonly visit: string;
  /** It was the opening stroke of a frame. */
  readonly break: boolean;
  readonly shot: Shot;
  readonly ruling: Ruling;
  /** Object balls that it was credited with, in the order in which they fell. */
  readonly potted: readonly ObjectBall[];
  /** Seconds since the entry before it; absent at the beginning of a frame, and where the times do not say. */
  readonly seconds?: number;
}

/** A ruling apart from strokes: an answer, an incident or a correction. */
export interface Incidence {
  readonly frame: number;
  /** The sides that it names, or the one at the table. */
  readonly sides: readonly Side[];
  readonly ruling: Ruling;
}

/** What was ruled on, in order, but for what a void frame or a late drop took back. */
export interface Play {
  readonly strokes: readonly Stroke[];
  readonly incidents: readonly Incidence[];
}

/** Reads what stands of a match; the log behind it has the times of what was taken back as well. */
export function playOf({ initial, standing, log }: Match): Play {
  let strokes: Stroke[] = [];
  let incidents: Incidence[] = [];
  let before = initial;
  for (const step of standing) {
    const { action, ruling } = step.entry;
    const { frame } = step.state;
    if (isVoided(before, step)) {
      strokes = strokes.filter((stroke) => stroke.frame !== frame);
      incidents = incidents.filter((incident) => incident.frame !== frame);
    }
    const last = strokes.at(-1);
    const fallen = completing(step);
    if (action.type === "shot") strokes.push(strokeOf(before, step, action, log));
    else if (fallen !== undefined && last !== undefined) {
      strokes[strokes.length - 1] = completed(last, fallen, step);
    } else incidents.push({ frame, sides: sidesOf(action, before.turn), ruling });
    before = step.state;
  }
  return { strokes, incidents };
}

function sidesOf(action: Action, turn: Side): readonly Side[] {
  const by = "by" in action ? action.by : undefined;
  return by === undefined ? [turn] : Array.isArray(by) ? by : [by];
}

/** An official had the frame begin anew: nothing of it counts. */
const isVoided = (before: State, { entry, state }: Standing): boolean =>
  entry.action.type === "incident" && before.over === undefined && before.broken && !state.broken;

function strokeOf(before: State, { entry, state }: Standing, shot: Shot, log: readonly Entry[]): Stroke {
  const { turn: by, player, stage } = show(before);
  const previous = log[entry.seq - 2];
  const seconds =
    previous === undefined || before.over !== undefined ? undefined : timeBetween(previous, entry);
  return {
    frame: state.frame,
    by,
    ...(player === undefined ? {} : { player }),
    visit: `${state.frame} ${by} ${before.visits[by] ?? 0}`,
    break: stage === "break",
    shot,
    ruling: entry.ruling,
    potted: creditedBy(by, shot, entry.ruling, show(state)),
    ...(seconds === undefined ? {} : { seconds }),
  };
}

/** Seconds from one entry to a later one; undefined where their times do not say. */
export function timeBetween(first: Entry, last: Entry): number | undefined {
  const begun = secondsAt(first.at);
  const ended = secondsAt(last.at);
  return begun === undefined || ended === undefined || ended <= begun ? undefined : ended - begun;
}

/** The ball whose late drop completes the stroke before. */
function completing({ entry: { action, ruling } }: Standing): Pot | undefined {
  if (action.type !== "incident" || action.ball === undefined || action.pocket === undefined)
    return undefined;
  return ruling.announce.some(({ key }) => key === "late.completes")
    ? { ball: action.ball, pocket: action.pocket }
    : undefined;
}

function completed(stroke: Stroke, fallen: Pot, { entry: { ruling }, state }: Standing): Stroke {
  const shot = { ...stroke.shot, pots: [...(stroke.shot.pots ?? []), fallen] };
  return { ...stroke, shot, ruling, potted: creditedBy(stroke.by, shot, ruling, show(state)) };
}

/** With points, what scored; else a side's own balls that stay down, any while it has no group. */
function creditedBy(
  by: Side,
  { pots = [] }: Shot,
  { legal, scored, returned }: Ruling,
  { scores, potted }: ShownState,
): readonly ObjectBall[] {
  if (!legal) return [];
  const fell = pots.flatMap(({ ball }) => (ball === "cue" ? [] : [nameOf(ball)]));
  if (scores !== undefined) return (scored[by] ?? 0) > 0 ? fell : [];
  const own = potted?.[by];
  return fell.filter(
    (ball) => !returned.some((each) => each.ball === ball) && (own === undefined || own.includes(ball)),
  );
}

/** One red is as good as another. */
const nameOf = (ball: ObjectBall): ObjectBall => (typeof ball === "string" ? "red" : ball);
