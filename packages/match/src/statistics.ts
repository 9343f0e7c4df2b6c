import type { Ending, Ruling, Side } from "@tacada/formats";
import { type BySide, show } from "@tacada/rules";
import { type Match, stateOf } from "./match.ts";
import { type Incidence, type Play, playOf, type Stroke, timeBetween } from "./stroke.ts";
import { type Visit, visitsOf } from "./visit.ts";

/** Points of a series worth counting, and balls of one where a game has no points. */
const SERIES = { points: [10, 20, 30, 50, 100], balls: [2, 3, 5, 7] } as const;

/** What one side did in a match. */
export interface SideStatistics {
  /** Frames won, those credited at the end of the match included. */
  readonly frames: number;
  readonly visits: number;
  readonly strokes: number;
  readonly points: { readonly pots: number; readonly penalties: number };
  /** Strokes and incidents with a foul, and how often each article was broken. */
  readonly fouls: { readonly count: number; readonly articles: Readonly<Record<string, number>> };
  /** The visit with the most points, or balls where a game has none; null where nothing was potted. */
  readonly best: Visit | null;
  /** Visits that reached so many points, or balls where a game has none, the lowest first. */
  readonly series: readonly { readonly atLeast: number; readonly count: number }[];
  /** Strokes in attack, the break apart, and those of them that potted. */
  readonly attempts: number;
  readonly pots: number;
  /** Strokes that were declared as a safety, or called one by an official. */
  readonly safeties: number;
  /** Time at the table in seconds; absent where the log's times say nothing. */
  readonly seconds?: number;
}

/** One frame that has ended. */
export interface FrameStatistics extends Ending {
  readonly frame: number;
  /** The score at its end; absent in a game without points. */
  readonly scores?: BySide<number>;
}

/** What a match came to, so far. */
export interface MatchStatistics {
  readonly sides: BySide<SideStatistics>;
  readonly frames: readonly FrameStatistics[];
  /** Every visit, in order. */
  readonly visits: readonly Visit[];
  /** From the first entry to the last, in seconds; absent where the log's times say nothing. */
  readonly seconds?: number;
}

/**
 * The statistics of a match, read from its log: what stands counts, undone actions and void frames do not. Penalty
 * points are those that a side was given; points set by an official's correction are neither.
 */
export function statisticsOf(match: Match): MatchStatistics {
  const { log } = match;
  const play = playOf(match);
  const visits = visitsOf(play.strokes);
  const state = stateOf(match);
  const scale = show(state).scores === undefined ? "balls" : "points";
  const sides = state.sides.map((side): [Side, SideStatistics] => [
    side,
    sideStatistics(side, { ...play, visits, scale, frames: state.frames[side] ?? 0 }),
  ]);
  const first = log[0];
  const last = log.at(-1);
  const time = first === undefined || last === undefined ? undefined : timeBetween(first, last);
  return {
    sides: Object.fromEntries(sides),
    frames: framesOf(match),
    visits,
    ...(time === undefined ? {} : { seconds: time }),
  };
}

interface Material extends Play {
  readonly visits: readonly Visit[];
  readonly scale: keyof typeof SERIES;
  readonly frames: number;
}

function sideStatistics(side: Side, { strokes, incidents, visits, scale, frames }: Material): SideStatistics {
  const own = strokes.filter(({ by }) => by === side);
  const series = visits.filter(({ by }) => by === side);
  const reached = (visit: Visit): number => (scale === "points" ? visit.points : visit.balls.length);
  const attempts = own.filter((stroke) => !stroke.break && !isSafety(stroke));
  const times = own.flatMap(({ seconds }) => seconds ?? []);
  return {
    frames,
    visits: series.length,
    strokes: own.length,
    points: {
      pots: sum(series.map(({ points }) => points)),
      penalties: sum([...strokes, ...incidents].map(({ ruling }) => ruling.award[side] ?? 0)),
    },
    fouls: foulsOf([...own.map(({ ruling }) => articlesBroken(ruling)), ...incidents.map(brokenBy(side))]),
    best: bestOf(series, reached),
    series: SERIES[scale].map((atLeast) => ({
      atLeast,
      count: series.filter((visit) => reached(visit) >= atLeast).length,
    })),
    attempts: attempts.length,
    pots: attempts.filter(({ potted }) => potted.length > 0).length,
    safeties: own.filter(isSafety).length,
    ...(times.length === 0 ? {} : { seconds: sum(times) }),
  };
}

const isSafety = ({ shot }: Stroke): boolean => shot.call?.as === "safety" || shot.intent === "safety";

const articlesBroken = ({ fouls }: Ruling): readonly string[] => fouls.map(({ article }) => article);

/** An incident lists one foul for each side that it names, in that order; without a name it is the side at the table's. */
const brokenBy =
  (side: Side) =>
  ({ sides, ruling }: Incidence): readonly string[] =>
    articlesBroken(ruling).filter((_, index) => sides[index] === side);

function foulsOf(broken: readonly (readonly string[])[]): SideStatistics["fouls"] {
  const articles: Record<string, number> = {};
  for (const article of broken.flat()) articles[article] = (articles[article] ?? 0) + 1;
  return { count: broken.filter(({ length }) => length > 0).length, articles };
}

/** The first of the best; none where nothing was potted. */
function bestOf(visits: readonly Visit[], reached: (visit: Visit) => number): Visit | null {
  const most = Math.max(0, ...visits.map(reached));
  return most === 0 ? null : (visits.find((visit) => reached(visit) === most) ?? null);
}

/** The frames that have ended, with the scores at their end. */
function framesOf({ standing }: Match): readonly FrameStatistics[] {
  return standing.flatMap(({ state }, index): FrameStatistics[] => {
    const next = standing[index + 1]?.state;
    const { over, frame } = state;
    // A frame whose result is followed by more of it was reopened, or its result still stands further on.
    if (over === undefined || next?.frame === frame) return [];
    const { scores } = show(state);
    return [{ frame, ...over, ...(scores === undefined ? {} : { scores }) }];
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
