import type { Language, Ruling, ShownState, Side } from "@tacada/formats";
import { statisticsOf } from "@tacada/match";
import { furthestTip, isMiscue, profileOf } from "@tacada/physics";
import { type Game, proposedStalemate } from "@tacada/play";
import { articles, options, show, type Wording, words } from "@tacada/rules";
import type { KeptMatch } from "../store/match.ts";
import { offeredBy } from "./offered.ts";
import { handPlace, openBall } from "./placing.ts";
import type { MatchView, Spoken, Verdict } from "./view.ts";

/** A value for each language. */
export const inEvery = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> => ({
  "pt-BR": make("pt-BR"),
  en: make("en"),
});

/** A value for each wording of the law. */
const inEveryWording = <T>(make: (wording: Wording) => T): Readonly<Record<Wording, T>> => ({
  ...inEvery(make),
  "pt-PT": make("pt-PT"),
});

/** The match as the page shows it; `kept` = it is being stored. */
export function viewOf(game: Game, kept: boolean): MatchView {
  const { match, shown, layout } = game;
  const suggested = handPlace(game);
  const open = openBall(game, layout["cue"] ?? suggested);
  const proposed = proposedStalemate(game);
  const last = verdictOf(game);
  const { cue } = profileOf(game.profile);
  const undoTo = undoTarget(game);
  return {
    header: match.header,
    state: shown,
    layout,
    offered: offeredBy(game),
    ...(proposed === undefined ? {} : { proposed }),
    ...(suggested === undefined ? {} : { suggested }),
    ...(open === undefined ? {} : { open }),
    ...(last === undefined ? {} : { last }),
    fouls: foulsOf(game),
    ...(shown.over ? { statistics: statisticsOf(match) } : {}),
    lotDue: options(game.state).lotDue,
    standing: match.standing.length,
    ...(undoTo === undefined ? {} : { undoTo }),
    canRedo: match.undone.length > 0,
    miscue: cue.miscue,
    furthest: furthestTip(cue),
    kept,
  };
}

/** The match as it is listed on the start page; `changed` is an ISO time. */
export const keptOf = ({ match, shown }: Game, changed: string): KeptMatch => ({
  id: match.header.id,
  header: match.header,
  frames: shown.frames,
  over: shown.match !== undefined,
  changed,
});

/** What the last entry did; after an undo or redo that is the entry which now stands last. */
function verdictOf(game: Game): Verdict | undefined {
  const { match, profile } = game;
  const entry = match.standing.at(-1)?.entry;
  const latest = match.log.at(-1);
  if (!entry || !latest) return undefined;
  const played = entry.table?.played ?? entry.table?.strike;
  return {
    seq: latest.seq,
    action: entry.action,
    ruling: entry.ruling,
    miscued: played !== undefined && isMiscue(played, profileOf(profile).cue),
    ...(latest.action.type === "undo" || latest.action.type === "redo" ? { moved: latest.action.type } : {}),
    ...spoken(game, entry.ruling),
  };
}

/** A ruling in words, with the articles that it rests on. */
export function spoken({ match, shown }: Game, ruling: Ruling): Spoken {
  const { rulebook } = shown;
  const names = Object.fromEntries(match.header.sides.map(({ id, name }) => [id, name]));
  return {
    lines: inEveryWording((wording) => words(rulebook, ruling, wording, names)),
    articles: articles(rulebook).filter(({ id }) => ruling.articles.includes(id)),
  };
}

/** An undo goes back to where a person was on turn: past what a bot did since. */
function undoTarget({ match }: Game): number | undefined {
  const { sides, break: first } = match.header;
  const turns = [first.side, ...match.standing.map(({ state }) => onTurn(show(state)))];
  const earlier = turns.slice(0, -1);
  const last = earlier.findLastIndex((side) => sides.find(({ id }) => id === side)?.bot === undefined);
  return last < 0 ? undefined : last;
}

const onTurn = ({ choices, turn }: ShownState): Side => choices?.by ?? turn;

/** A tally of the rulings: strokes of this frame in which a foul was found, by the side that played. */
function foulsOf({ match, shown }: Game): MatchView["fouls"] {
  const tally: Partial<Record<Side, number>> = {};
  for (const { entry, state } of match.standing) {
    if (state.frame !== shown.frame || entry.action.type !== "shot") continue;
    const { by } = entry.action;
    if (by !== undefined && entry.ruling.fouls.length > 0) tally[by] = (tally[by] ?? 0) + 1;
  }
  return tally;
}
