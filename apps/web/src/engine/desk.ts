import {
  type Action,
  failure,
  type IncidentKind,
  type ObjectBall,
  type Result,
  type Ruling,
  type ShownState,
  success,
} from "@tacada/formats";
import { act, type Game, playStroke, proposedStalemate, type StrokeCommand } from "@tacada/play";
import { articles, type FaultOption, type IncidentOption, judge, options } from "@tacada/rules";
import { spoken } from "./summary.ts";
import type { ArticleText, Spoken } from "./view.ts";

/** What an official saw of the last stroke that no simulation shows. */
export type Observation = NonNullable<StrokeCommand["observed"]>;

/** What an official may record: anything but a stroke, or what he saw of the last one. */
export type Official =
  | Exclude<Action, { type: "shot" }>
  | { readonly type: "observed"; readonly observed: Observation };

/** An incident that may be recorded now. */
export interface DeskIncident extends IncidentOption {
  /** It may name two sides at once. */
  readonly several: boolean;
}

/** What the referee's desk has to offer now. */
export interface DeskView {
  readonly incidents: readonly DeskIncident[];
  /** Faults that may be reported of the stroke just played; none when something else came last. */
  readonly faults: readonly FaultOption[];
  /** Balls that may have been touched, or may have fallen. */
  readonly balls: readonly ObjectBall[];
  /** The articles that incidents and faults rest on. */
  readonly articles: readonly ArticleText[];
  /** What the table's referee proposes, because nothing changes any more. */
  readonly stalemate?: IncidentKind;
}

/** What an official's word would come to; nothing is recorded. */
export interface Foretold extends Spoken {
  readonly state: ShownState;
}

/** What may be recorded now. */
export function deskOf(game: Game): DeskView {
  const { state, shown } = game;
  const { incidents, faults } = options(state);
  const before = lastStroke(game);
  const stalemate = proposedStalemate(game);
  const cited = [...incidents, ...faults].flatMap((each) => each.articles);
  return {
    incidents: incidents.map((each) => ({ ...each, several: mayNameTwo(game, each) })),
    faults: before === undefined ? [] : options(before).faults,
    balls: Array.isArray(shown.balls)
      ? shown.balls
      : [...(shown.balls.red > 0 ? (["red"] as const) : []), ...shown.balls.colors],
    articles: articles(shown.rulebook).filter(({ id }) => cited.includes(id)),
    ...(stalemate === undefined ? {} : { stalemate }),
  };
}

const mayNameTwo = ({ state }: Game, { kind, by }: IncidentOption): boolean =>
  by.length > 1 && judge(state, { type: "incident", kind, by: by.slice(0, 2) }).ok;

/** The state in which the stroke was played that stands last; undefined when something else does. */
function lastStroke({ match: { standing, initial } }: Game): Game["state"] | undefined {
  if (standing.at(-1)?.entry.action.type !== "shot") return undefined;
  return standing.at(-2)?.state ?? initial;
}

/** Who records something, when, and under which names. */
export interface Recording {
  readonly id: () => string;
  readonly at: string;
  readonly actor: string;
}

/** The game after an official's word, and the ruling on it. */
export function recorded(
  game: Game,
  official: Official,
  { id, at, actor }: Recording,
): Result<{ readonly game: Game; readonly ruling: Ruling }> {
  if (official.type !== "observed") return act(game, { command: id(), at, actor, action: official });
  return judgedAgain(game, official.observed, { id, at, actor });
}

/** The last stroke taken back and judged again with what was seen besides; its balls roll as they did. */
function judgedAgain(game: Game, observed: Observation, { id, at, actor }: Recording) {
  const { standing } = game.match;
  const entry = standing.at(-1)?.entry;
  const strike = entry?.table?.strike;
  if (entry?.action.type !== "shot" || strike === undefined) {
    return failure("out-of-order", "", "a stroke as the last action", entry?.action.type);
  }
  const undone = act(game, {
    command: id(),
    at,
    actor,
    action: { type: "undo", to: standing.length - 1 },
  });
  if (!undone.ok) return undone;
  const { target, call } = entry.action;
  const { cue, played } = entry.table ?? {};
  return playStroke(undone.value.game, {
    command: id(),
    at,
    strike,
    played: played ?? strike,
    ...(cue === undefined ? {} : { cue }),
    ...(target === undefined ? {} : { target }),
    ...(call === undefined ? {} : { call }),
    observed,
  });
}

/** What an official's word would come to. */
export function foretold(game: Game, official: Official): Result<Foretold> {
  let count = 0;
  const { at } = game.match.log.at(-1) ?? { at: "1970-01-01T00:00:00Z" };
  const id = () => `foretold ${count++}`;
  const done = recorded(game, official, { id, at, actor: "table" });
  return done.ok ? success({ ...spoken(game, done.value.ruling), state: done.value.game.shown }) : done;
}
