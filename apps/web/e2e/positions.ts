/**
 * Makes the saved matches of the browser tests: `node apps/web/e2e/positions.ts`. Every stroke is simulated and
 * judged; the search has no chance in it, so the files come out the same every time. `strokes.json` says for each
 * file which stroke the test plays next.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import type { Call, Pocket, Strike } from "@tacada/formats";
import { writeText } from "@tacada/formats";
import { act, type Game, newGame, type PlayedStroke, playStroke, saveGame, suggestCue } from "@tacada/play";
import { outlineOf } from "@tacada/table";

const FOLDER = new URL("./fixtures/", import.meta.url);
const POWERS = [1.2, 1.8, 2.6, 3.6, 5];
/** Sideways offsets of the aim from the exact line, degrees. */
const OFFSETS = [0, 0.3, -0.3, 0.6, -0.6, 1, -1, 1.6, -1.6];

/** A stroke as a person would type it. */
export interface StrokeToPlay {
  readonly degrees: number;
  readonly speed: number;
  readonly target?: number;
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

const callOf = ({ target, pocket, cushionFirst }: StrokeToPlay): Call | undefined =>
  target === undefined || pocket === undefined
    ? undefined
    : { ball: target, pocket, ...(cushionFirst ? { cushionFirst } : {}) };

function tried(game: Game, typed: StrokeToPlay): PlayedStroke | undefined {
  const call = callOf(typed);
  const cue = game.layout["cue"] === undefined ? suggestCue(game) : undefined;
  const played = playStroke(game, {
    command: `stroke-${count}`,
    at: `2026-11-30T20:${String(Math.floor(count / 60)).padStart(2, "0")}:${String(count % 60).padStart(2, "0")}Z`,
    strike: strikeOf(typed),
    ...(cue === undefined ? {} : { cue }),
    ...(typed.target === undefined ? {} : { target: typed.target }),
    ...(call === undefined ? {} : { call }),
  });
  return played.ok ? played.value : undefined;
}

const tidy = (degrees: number): number => Math.round((((degrees % 360) + 360) % 360) * 100) / 100;

/** Strokes that send a ball straight at each pocket. */
function* pots(game: Game, target: number): Generator<StrokeToPlay> {
  const cue = game.layout["cue"] ?? suggestCue(game);
  const ball = game.layout[String(target)];
  if (!cue || !ball) return;
  for (const drop of outlineOf(game.table).drops) {
    const way = Math.hypot(drop.center.x - ball[0], drop.center.y - ball[1]);
    const reach = game.table.ball.radius * 2;
    const ghost = [
      ball[0] - (reach * (drop.center.x - ball[0])) / way,
      ball[1] - (reach * (drop.center.y - ball[1])) / way,
    ] as const;
    const exact = (Math.atan2(ghost[1] - cue[1], ghost[0] - cue[0]) * 180) / Math.PI;
    for (const offset of OFFSETS)
      for (const speed of POWERS) yield { degrees: tidy(exact + offset), speed, target, pocket: drop.pocket };
  }
}

/** Strokes all around, for a safety; a cushion first is called. */
function* around(target: number): Generator<StrokeToPlay> {
  for (const speed of POWERS)
    for (let step = 0; step < 240; step++) {
      const degrees = tidy(step * 1.5 * 37);
      yield { degrees, speed, target, pocket: 1, cushionFirst: true };
    }
}

type Wish = (played: PlayedStroke) => boolean;

function found(
  game: Game,
  strokes: Iterable<StrokeToPlay>,
  wish: Wish,
): { typed: StrokeToPlay; played: PlayedStroke } {
  for (const typed of strokes) {
    const played = tried(game, typed);
    if (played && wish(played)) return { typed, played };
  }
  throw new Error(`no such stroke at entry ${game.match.log.length}`);
}

const onBall = (game: Game): number => Number(game.shown.ballOn);
const clean: Wish = ({ ruling }) => ruling.fouls.length === 0;
const scoring: Wish = (played) =>
  clean(played) && Object.values(played.ruling.scored).some((points) => points > 0);
/** Nothing falls, no foul, and the ball on can still be played at by whoever is next. */
const quiet: Wish = (played) =>
  clean(played) && (played.report.pots ?? []).length === 0 && played.report.after?.snooker === "none";

/** The next stroke is on record, an open choice answered with "play". */
function after({ game }: { game: Game }): Game {
  count++;
  if (!game.shown.choices) return game;
  const answered = act(game, {
    command: `answer-${count}`,
    at: "2026-11-30T20:59:59Z",
    actor: game.shown.choices.by,
    action: { type: "choose", by: game.shown.choices.by, choice: "play" },
  });
  if (!answered.ok) throw new Error(answered.problem.expected);
  return answered.value.game;
}

function* safeties(game: Game): Generator<StrokeToPlay> {
  yield* [...pots(game, onBall(game))].map(
    ({ degrees, speed, target }): StrokeToPlay => ({
      degrees,
      speed,
      ...(target === undefined ? {} : { target }),
    }),
  );
  yield* around(onBall(game));
}

const safe = (game: Game): Game => after(found(game, safeties(game), quiet).played);

/** The ball on goes down for a side, however many safeties that needs before. */
function potted(game: Game, side: string): Game {
  let now = game;
  for (let tries = 0; tries < 40; tries++) {
    if (now.shown.turn === side && now.shown.stage !== "free") {
      try {
        return after(found(now, pots(now, onBall(now)), scoring).played);
      } catch {
        // No pot from here: play safe and wait for a better place.
      }
    }
    now = safe(now);
  }
  throw new Error("never potted");
}

/** Until a side begins a visit. */
function visitOf(game: Game, side: string): Game {
  let now = game;
  while (now.shown.turn !== side || now.shown.stage !== "start") now = safe(now);
  return now;
}

const strokes: Record<string, StrokeToPlay> = {};

function keep(name: string, game: Game, next?: StrokeToPlay): void {
  writeFileSync(new URL(`${name}.json`, FOLDER), writeText("match", saveGame(game)));
  if (next) strokes[name] = next;
}

const begun = newGame({
  id: "browser-tests",
  rulebook: "sinuca-brasileira",
  options: {},
  sides: [
    { id: "A", name: "Ana", players: ["Ana"] },
    { id: "B", name: "Bia", players: ["Bia"] },
  ],
  framesToWin: 1,
  break: { by: "agreed", side: "B" },
  cloth: "club",
  seed: "browser tests",
});
if (!begun.ok) throw new Error(begun.problem.expected);
mkdirSync(FOLDER, { recursive: true });

const opening = visitOf(begun.value, "A");
const onlyOn = potWithRoom(opening);

/** A visit of Ana whose ball on can be potted, and after that a numbered ball too. */
function potWithRoom(game: Game): { before: Game; on: StrokeToPlay; free: Game; numbered: StrokeToPlay } {
  let now = game;
  for (let tries = 0; tries < 40; tries++) {
    for (const typed of pots(now, onBall(now))) {
      const played = tried(now, typed);
      if (!played || !scoring(played)) continue;
      count++;
      for (const target of [7, 6, 5, 4]) {
        try {
          const { typed: numbered } = found(played.game, pots(played.game, target), scoring);
          return { before: now, on: typed, free: played.game, numbered };
        } catch {
          // Not this ball from here.
        }
      }
      count--;
    }
    now = visitOf(safe(now), "A");
  }
  throw new Error("no such visit");
}

keep("ball-on", onlyOn.before, onlyOn.on);
keep("free-numbered", onlyOn.free, onlyOn.numbered);

const castigo = found(
  opening,
  [5, 6, 4, 3].flatMap((ball) => [...pots(opening, ball)]),
  ({ ruling }) => ruling.fouls.length === 1 && ruling.fouls[0]?.article === "7.1.q",
);
keep("castigo-missed", opening, castigo.typed);
keep("pass", castigo.played.game);

const inOff = found(
  opening,
  [...pots(opening, 1), ...around(1)],
  ({ ruling }) => ruling.fouls.length === 1 && ruling.fouls[0]?.article === "7.1.a",
);
keep("cue-ball-in", opening, inOff.typed);

/** Who pots each ball from 1 to 6. */
function lastBall(plan: readonly string[]): Game {
  return visitOf(
    plan.reduce((game, side) => potted(game, side), opening),
    "A",
  );
}

function keepLast(name: string, plan: readonly string[]): void {
  let game = lastBall(plan);
  for (let tries = 0; tries < 40; tries++) {
    try {
      keep(name, game, found(game, pots(game, 7), scoring).typed);
      return;
    } catch {
      game = visitOf(safe(game), "A");
    }
  }
  throw new Error("the last ball stays up");
}

keepLast("last-ball", ["A", "B", "A", "B", "A", "B"]);
keepLast("tie", ["A", "B", "B", "B", "B", "A"]);

writeFileSync(new URL("strokes.json", FOLDER), `${JSON.stringify(strokes, null, 2)}\n`);
