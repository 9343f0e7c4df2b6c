/*
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

interface Found {
  readonly stroke: StrokeToPlay;
  readonly played: PlayedStroke;
}

/** The first of the strokes that comes out as wished. */
function search(game: Game, strokes: Iterable<StrokeToPlay>, wish: Wish): Found | undefined {
  for (const stroke of strokes) {
    const played = tried(game, stroke);
    if (played && wish(played)) return { stroke, played };
  }
  return undefined;
}

/** Something that the search must not fail to find. */
function certain<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`no ${what}`);
  return thing;
}

const onBall = (game: Game): number => Number(game.shown.ballOn);
const clean: Wish = ({ ruling }) => ruling.fouls.length === 0;
const scoring: Wish = (played) =>
  clean(played) && Object.values(played.ruling.scored).some((points) => points > 0);
/** Nothing falls, no foul, and the ball on can still be played at by whoever is next. */
const quiet: Wish = (played) =>
  clean(played) && (played.report.pots ?? []).length === 0 && played.report.after?.snooker === "none";
const foulBy =
  (article: string): Wish =>
  ({ ruling }) =>
    ruling.fouls.length === 1 && ruling.fouls[0]?.article === article;

/** The game after a stroke that is on record, an open choice answered with "play". */
function after({ played: { game } }: Found): Game {
  count++;
  const { choices } = game.shown;
  if (!choices) return game;
  const answered = act(game, {
    command: `answer-${count}`,
    at: "2026-11-30T20:59:59Z",
    actor: choices.by,
    action: { type: "choose", by: choices.by, choice: "play" },
  });
  if (!answered.ok) throw new Error(answered.problem.expected);
  return answered.value.game;
}

/** Strokes at the ball on that call nothing, then strokes all around by way of a cushion. */
function* safeties(game: Game): Generator<StrokeToPlay> {
  const target = onBall(game);
  for (const { degrees, speed } of pots(game, target)) yield { degrees, speed, target };
  yield* around(target);
}

const safe = (game: Game): Game => after(certain(search(game, safeties(game), quiet), "safety"));

/** Until a side begins a visit. */
function visitOf(game: Game, side: string): Game {
  let now = game;
  while (now.shown.turn !== side || now.shown.stage !== "start") now = safe(now);
  return now;
}

/** Safeties until a visit of the side in which a stroke can be found, and that stroke. */
function wait<T>(game: Game, side: string, look: (game: Game) => T | undefined): { game: Game; found: T } {
  let now = visitOf(game, side);
  for (let visits = 0; visits < 40; visits++) {
    const found = look(now);
    if (found !== undefined) return { game: now, found };
    now = visitOf(safe(now), side);
  }
  throw new Error("never found");
}

const strokes: Record<string, StrokeToPlay> = {};

/** Writes a match as a file, and the stroke that its test plays. */
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

/** A pot of the ball on after which a numbered ball can be potted too. */
function potAndMore(game: Game): { on: Found; numbered: Found } | undefined {
  for (const stroke of pots(game, onBall(game))) {
    const on = search(game, [stroke], scoring);
    if (!on) continue;
    count++;
    const then = on.played.game;
    const numbered = search(
      then,
      [7, 6, 5, 4].flatMap((ball) => [...pots(then, ball)]),
      scoring,
    );
    if (numbered) return { on, numbered };
    count--;
  }
  return undefined;
}

const run = wait(opening, "A", potAndMore);
keep("ball-on", run.game, run.found.on.stroke);
keep("free-numbered", run.found.on.played.game, run.found.numbered.stroke);

const numbered = [5, 6, 4, 3].flatMap((ball) => [...pots(opening, ball)]);
const castigo = certain(search(opening, numbered, foulBy("7.1.q")), "castigo missed");
keep("castigo-missed", opening, castigo.stroke);
keep("pass", castigo.played.game);

const inOff = search(opening, [...pots(opening, 1), ...around(1)], foulBy("7.1.a"));
keep("cue-ball-in", opening, certain(inOff, "in-off").stroke);

const potOn = (game: Game): Found | undefined => search(game, pots(game, onBall(game)), scoring);

/** The 7 alone is left, after each ball from 1 to 6 was potted by the side that the plan names. */
function keepLast(name: string, plan: readonly string[]): void {
  const alone = plan.reduce((game, side) => after(wait(game, side, potOn).found), opening);
  const { game, found } = wait(alone, "A", potOn);
  keep(name, game, found.stroke);
}

keepLast("last-ball", ["A", "B", "A", "B", "A", "B"]);
keepLast("tie", ["A", "B", "B", "B", "B", "A"]);

writeFileSync(new URL("strokes.json", FOLDER), `${JSON.stringify(strokes, null, 2)}\n`);
