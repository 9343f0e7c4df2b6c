import {
  failure,
  type Layout,
  type MatchHeader,
  type Result,
  type SavedMatch,
  type ShownState,
  type Side,
  success,
} from "@tacada/formats";
import { createMatch, loadMatch, type Match, saveMatch, stateOf } from "@tacada/match";
import { CLOTHS, createEngine, type Engine, PROFILES, type ProfileName } from "@tacada/physics";
import { rackOf } from "@tacada/referee";
import { type State, show } from "@tacada/rules";
import { TABLES, type TableSpec, tableOf } from "@tacada/table";
import { chance } from "./chance.ts";

/** A match on a simulated table, and what follows from its log. Immutable. */
export interface Game {
  readonly match: Match;
  readonly state: State;
  readonly shown: ShownState;
  /** The balls as the next stroke finds them; no cue ball while it is in hand. */
  readonly layout: Layout;
  /** The balls as the last stroke found them, for its repetition. */
  readonly earlier: Layout;
  readonly table: TableSpec;
  readonly engine: Engine;
  readonly profile: ProfileName;
}

/** What is settled before the first stroke; without `break` the first break is drawn from the seed. */
export interface GameStart extends Omit<MatchHeader, "rules" | "table" | "break"> {
  readonly seed: string;
  readonly cloth: string;
  /** The table, by its id: one of those of the rulebook. */
  readonly spec?: string;
  /** The physics profile; that of new matches when left out. */
  readonly profile?: string;
  readonly break?: MatchHeader["break"];
}

/** The tables that each rulebook can be played on; the first when nothing else is said. */
export const TABLES_OF: Readonly<Record<MatchHeader["rulebook"], readonly [string, ...string[]]>> = {
  "sinuca-brasileira": ["sinuca-brasileira"],
  sinuca: ["sinuca-12ft"],
  bilhar: ["bar"],
  "mata-mata": ["bar"],
  "bola-8": ["pool-9ft", "pool-8ft"],
};

/** The physics profile that new matches are played with. */
export const PROFILE = PROFILES[0];

/** A match before its first stroke. */
export function newGame({ cloth, spec: wanted, profile = PROFILE, ...start }: GameStart): Result<Game> {
  const tables = TABLES_OF[start.rulebook];
  const spec = tables.find((each) => each === (wanted ?? tables[0]));
  if (spec === undefined) return failure("not-in-this-rulebook", "table.spec", listed(tables), wanted);
  const created = createMatch({
    ...start,
    break: start.break ?? { by: "draw", side: drawn(start.seed, start.sides) },
    table: { spec, cloth, profile },
  });
  return created.ok ? gameOf(created.value) : created;
}

function drawn(seed: string, sides: GameStart["sides"]): Side {
  const ticket = chance({ seed, purpose: "break", frame: 1, index: 0, channel: 0 });
  return sides[Math.floor(ticket * sides.length)]?.id ?? "A";
}

/** The game that a match at a simulated table is; refused when its header names no table known here. */
export function gameOf(match: Match): Result<Game> {
  const engine = engineOf(match.header);
  if (!engine.ok) return engine;
  const state = stateOf(match);
  const shown = show(state);
  const layout = layoutOf(match, engine.value.table, shown);
  const earlier = layoutBeforeStroke(match, engine.value.table, shown);
  return success({ match, state, shown, layout, earlier, ...engine.value });
}

/** The balls after the last standing action, the next frame's racked already; racked before the first. */
const layoutOf = (match: Match, table: TableSpec, shown: ShownState): Layout =>
  match.standing.at(-1)?.entry.table?.layout ?? firstRack(match, table, shown);

function layoutBeforeStroke(match: Match, table: TableSpec, shown: ShownState): Layout {
  const last = match.standing.findLastIndex(({ entry }) => entry.action.type === "shot");
  return match.standing[last - 1]?.entry.table?.layout ?? firstRack(match, table, shown);
}

const firstRack = (match: Match, table: TableSpec, shown: ShownState): Layout =>
  rackOf(table, shown, racking(match, 1, 0));

/** The numbers by which balls are racked after so many standing strokes. */
export function racking({ header }: Match, frame: number, index: number): () => number {
  let channel = 0;
  return () => {
    const number = chance({ seed: header.seed ?? "", purpose: "rack", frame, index, channel });
    channel += 1;
    return number;
  };
}

/** Strokes that stand: the index of the one to come. */
export const strokesOf = ({ standing }: Match): number =>
  standing.filter(({ entry }) => entry.action.type === "shot").length;

/** The game as the document that is stored and shared. */
export const saveGame = ({ match }: Game): SavedMatch => saveMatch(match);

/** A saved match as a game: judged again, its layouts taken as they were stored. */
export function loadGame(document: unknown): Result<Game> {
  const match = loadMatch(document);
  return match.ok ? gameOf(match.value) : match;
}

interface Equipment {
  readonly table: TableSpec;
  readonly engine: Engine;
  readonly profile: ProfileName;
}

/** Engines by their settings: building one is work, and it keeps nothing between strikes. */
const engines = new Map<string, Equipment>();

function engineOf({ table: named }: MatchHeader): Result<Equipment> {
  if (named === undefined) return failure("mismatch", "table", "a simulated table", named);
  const table = tableOf(named.spec);
  const cloth = CLOTHS.find((each) => each === named.cloth);
  const profile = PROFILES.find((each) => each === named.profile);
  if (table === undefined)
    return failure("mismatch", "table.spec", listed(TABLES.map(({ id }) => id)), named.spec);
  if (cloth === undefined) return failure("mismatch", "table.cloth", listed(CLOTHS), named.cloth);
  if (profile === undefined) return failure("mismatch", "table.profile", listed(PROFILES), named.profile);
  const key = `${table.id} ${cloth} ${profile}`;
  const made = engines.get(key) ?? { table, engine: createEngine(table, { cloth, profile }), profile };
  engines.set(key, made);
  return success(made);
}

const listed = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(" | ");
