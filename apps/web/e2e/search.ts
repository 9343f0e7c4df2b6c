import { writeFileSync } from "node:fs";
import type {
  Call,
  Choice,
  ObjectBall,
  OptionValues,
  Pocket,
  Position,
  RulebookId,
  Strike,
} from "@tacada/formats";
import { writeText } from "@tacada/formats";
import { createMatch } from "@tacada/match";
import {
  act,
  type Game,
  gameOf,
  type PlayedStroke,
  playStroke,
  saveGame,
  suggestCue,
  TABLES_OF,
} from "@tacada/play";
import { outlineOf } from "@tacada/table";

/* Looks for strokes that come out as a browser test needs them; there is no chance in it. */

/** Where the kept matches lie. */
export const FOLDER = new URL("./fixtures/", import.meta.url);
const POWERS = [1.2, 1.8, 2.6, 3.6, 5];
/** Sideways offsets of the aim from the exact line, degrees. */
const OFFSETS = [0, 0.3, -0.3, 0.6, -0.6, 1, -1, 1.6, -1.6];

/** A stroke as a person would type it. */
export interface StrokeToPlay {
  readonly degrees: number;
  readonly speed: number;
  readonly target?: ObjectBall;
  readonly pocket?: Pocket;
  readonly cushionFirst?: boolean;
}

let count = 0;

const strikeOf = ({ degrees, speed }: StrokeToPlay): Strike => ({
  speed,
  azimuth: (degrees * Math.PI) / 180,
  elevation: 0,
  tip: [0, 0],
});

/** What is said aloud: ball and pocket, or the ball alone where the game has no pockets called. */
function callOf({ shown }: Game, { target, pocket, cushionFirst }: StrokeToPlay): Call | undefined {
  if (target === undefined) return undefined;
  if (shown.rulebook === "sinuca") {
    const due = shown.targets.some(({ ball, callDue }) => ball === target && callDue);
    return due ? { ball: target, ...(shown.freeBall ? { as: "free" } : {}) } : undefined;
  }
  return pocket === undefined
    ? undefined
    : { ball: target, pocket, ...(cushionFirst ? { cushionFirst } : {}) };
}

/** A time after the last one, so that a log stays in order. */
const now = (): string =>
  new Date(Date.UTC(2026, 10, 30, 20) + 1000 * count).toISOString().replace(".000", "");

function tried(game: Game, typed: StrokeToPlay): PlayedStroke | undefined {
  const call = callOf(game, typed);
  const cue = game.layout["cue"] === undefined ? suggestCue(game) : undefined;
  const played = playStroke(game, {
    command: `stroke-${count}`,
    at: now(),
    strike: strikeOf(typed),
    ...(cue === undefined ? {} : { cue }),
    ...(typed.target === undefined ? {} : { target: typed.target }),
    ...(call === undefined ? {} : { call }),
  });
  return played.ok ? played.value : undefined;
}

const tidy = (degrees: number): number => Math.round((((degrees % 360) + 360) % 360) * 100) / 100;

/** Where a ball lies; every place of the reds. */
const placesOf = ({ layout }: Game, ball: ObjectBall): Position[] =>
  Object.entries(layout).flatMap(([name, at]) =>
    name === String(ball) || name.split(":")[0] === ball ? [at] : [],
  );

/** Strokes that send a ball straight at each pocket. */
export function* pots(game: Game, target: ObjectBall): Generator<StrokeToPlay> {
  const cue = game.layout["cue"] ?? suggestCue(game);
  if (!cue) return;
  for (const ball of placesOf(game, target))
    for (const drop of outlineOf(game.table).drops) {
      const way = Math.hypot(drop.center.x - ball[0], drop.center.y - ball[1]);
      const reach = game.table.ball.radius * 2;
      const ghost = [
        ball[0] - (reach * (drop.center.x - ball[0])) / way,
        ball[1] - (reach * (drop.center.y - ball[1])) / way,
      ] as const;
      const exact = (Math.atan2(ghost[1] - cue[1], ghost[0] - cue[0]) * 180) / Math.PI;
      for (const offset of OFFSETS)
        for (const speed of POWERS)
          yield { degrees: tidy(exact + offset), speed, target, pocket: drop.pocket };
    }
}

/** Strokes all around, for a safety; a cushion first is called. */
export function* around(target: ObjectBall): Generator<StrokeToPlay> {
  for (const speed of POWERS)
    for (let step = 0; step < 240; step++) {
      const degrees = tidy(step * 1.5 * 37);
      yield { degrees, speed, target, pocket: 1, cushionFirst: true };
    }
}

export type Wish = (played: PlayedStroke) => boolean;

export interface Found {
  readonly stroke: StrokeToPlay;
  readonly played: PlayedStroke;
}

/** The first of the strokes that comes out as wished. */
export function search(game: Game, strokes: Iterable<StrokeToPlay>, wish: Wish): Found | undefined {
  for (const stroke of strokes) {
    const played = tried(game, stroke);
    if (played && wish(played)) return { stroke, played };
  }
  return undefined;
}

/** Something that the search must not fail to find. */
export function certain<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`no ${what}`);
  return thing;
}

/** The ball on, the first of several. */
export const onBall = ({ shown }: Game): ObjectBall =>
  typeof shown.ballOn === "number" ? shown.ballOn : (shown.targets[0]?.ball ?? 1);
const clean: Wish = ({ ruling }) => ruling.fouls.length === 0;
export const scoring: Wish = (played) =>
  clean(played) && Object.values(played.ruling.scored).some((points) => points > 0);
/** Nothing falls, no foul, and the ball on can still be played at by whoever is next. */
const quiet: Wish = (played) =>
  clean(played) && (played.report.pots ?? []).length === 0 && played.report.after?.snooker === "none";
export const foulBy =
  (article: string): Wish =>
  ({ ruling }) =>
    ruling.fouls.length === 1 && ruling.fouls[0]?.article === article;

/** The strokes that were tried so far are behind: the next one has a number of its own. */
export const goOn = (): void => {
  count++;
};

/** An open choice answered. */
export function answered(game: Game, choice: Choice): Game {
  const { choices } = game.shown;
  if (!choices) return game;
  goOn();
  const done = act(game, {
    command: `answer-${count}`,
    at: now(),
    actor: choices.by,
    action: { type: "choose", by: choices.by, choice },
  });
  if (!done.ok) throw new Error(done.problem.expected);
  return done.value.game;
}

/** The game after a stroke that is on record, an open choice answered with "play". */
export function after({ played: { game } }: Found): Game {
  goOn();
  return answered(game, "play");
}

/** Strokes at the ball on that call nothing, then strokes all around by way of a cushion. */
function* safeties(game: Game): Generator<StrokeToPlay> {
  const target = onBall(game);
  for (const { degrees, speed } of pots(game, target)) yield { degrees, speed, target };
  yield* around(target);
}

/** The game after a stroke that leaves things as they are, or the least bad where there is none. */
export function safe(game: Game): Game {
  for (const wish of [quiet, clean, () => true]) {
    const found = search(game, safeties(game), wish);
    if (found) return after(found);
  }
  throw new Error("no stroke");
}

const strokes: Record<string, StrokeToPlay> = {};

/** Writes a match as a file, and the stroke that its test plays. */
export function keep(name: string, game: Game, next?: StrokeToPlay): void {
  writeFileSync(new URL(`${name}.json`, FOLDER), writeText("match", saveGame(game)));
  if (!next) return;
  const { degrees, speed, target } = next;
  const ballAlone = { degrees, speed, ...(target === undefined ? {} : { target }) };
  strokes[name] = game.shown.rulebook === "sinuca" ? ballAlone : next;
}

/** Writes the strokes of all kept matches. */
export const keepStrokes = (): void =>
  writeFileSync(new URL("strokes.json", FOLDER), `${JSON.stringify(strokes, null, 2)}\n`);

/**
 * A match of Ana and Bia before its first stroke, Bia to break. Its physics is the profile whose bits are pinned, so that
 * what was found stays found.
 */
export function begun(rulebook: RulebookId, options: OptionValues, seed = "browser tests"): Game {
  const created = createMatch({
    id: "browser-tests",
    rulebook,
    options,
    sides: [
      { id: "A", name: "Ana", players: ["Ana"] },
      { id: "B", name: "Bia", players: ["Bia"] },
    ],
    framesToWin: 1,
    break: { by: "agreed", side: "B" },
    seed,
    table: { spec: TABLES_OF[rulebook][0], cloth: "club", profile: "tacada-1" },
  });
  const made = created.ok ? gameOf(created.value) : created;
  if (!made.ok) throw new Error(made.problem.expected);
  return made.value;
}
