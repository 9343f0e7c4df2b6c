/*
 * Makes the saved matches of the browser tests: `node apps/web/e2e/positions.ts`. Every stroke is simulated and
 * judged; the search has no chance in it, so the files come out the same every time. `strokes.json` says for each
 * file which stroke the test plays next.
 */
import { mkdirSync } from "node:fs";
import type { Game } from "@tacada/play";
import { keepGroups } from "./grouppositions.ts";
import { keepReds } from "./redpositions.ts";
import {
  after,
  around,
  begun,
  certain,
  FOLDER,
  type Found,
  foulBy,
  goOn,
  keep,
  keepStrokes,
  onBall,
  pots,
  safe,
  scoring,
  search,
} from "./search.ts";

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

mkdirSync(FOLDER, { recursive: true });
const opening = visitOf(begun("sinuca-brasileira", {}), "A");

/** A pot of the ball on after which a numbered ball can be potted too. */
function potAndMore(game: Game): { on: Found; numbered: Found } | undefined {
  for (const stroke of pots(game, onBall(game))) {
    const on = search(game, [stroke], scoring);
    if (!on) continue;
    goOn();
    const then = on.played.game;
    const numbered = search(
      then,
      [7, 6, 5, 4].flatMap((ball) => [...pots(then, ball)]),
      scoring,
    );
    if (numbered) return { on, numbered };
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
keepReds();
keepGroups();
keepStrokes();
