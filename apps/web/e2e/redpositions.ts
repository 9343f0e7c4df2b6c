import type { Game } from "@tacada/play";
import {
  after,
  around,
  begun,
  certain,
  type Found,
  keep,
  pots,
  safe,
  scoring,
  search,
  type Wish,
} from "./search.ts";

const COLORS = [7, 6, 5, 4, 3, 2] as const;

/** A frame of `sinuca` with six reds, Bia to break. */
const frame = (options: Record<string, string>): Game => begun("sinuca", { reds: 6, ...options });

/** A pot of whatever may be played at, the dearest first. */
function pot(game: Game): Found | undefined {
  const { targets, stage } = game.shown;
  const balls = stage === "color" ? COLORS : targets.map(({ ball }) => ball);
  return search(
    game,
    balls.flatMap((ball) => [...pots(game, ball)]),
    scoring,
  );
}

/** The game after a pot of Ana's where there is one, else after a stroke that leaves nothing. */
const onwards = (game: Game): Game => {
  const found = game.shown.turn === "A" ? pot(game) : undefined;
  return found ? after(found) : safe(game);
};

/** Goes on until Ana finds a stroke, and that stroke. */
function until<T>(game: Game, look: (game: Game) => T | undefined): { game: Game; found: T } {
  let now = game;
  for (let strokes = 0; strokes < 120; strokes++) {
    const found = now.shown.turn === "A" ? look(now) : undefined;
    if (found !== undefined) return { game: now, found };
    now = onwards(now);
  }
  throw new Error("never found");
}

const offers =
  (choice: "free-ball" | "replay"): Wish =>
  ({ game }) =>
    game.shown.choices?.any.includes(choice) === true;

/** The kept matches of a frame with six reds. */
export function keepReds(): void {
  const opening = safe(frame({}));

  const red = until(opening, (game) => (game.shown.stage === "red" ? pot(game) : undefined));
  keep("red", red.game, red.found.stroke);
  const color = until(after(red.found), (game) => (game.shown.stage === "color" ? pot(game) : undefined));
  keep("color", color.game, color.found.stroke);

  const missed = certain(
    search(safe(opening), around("red"), offers("free-ball")),
    "foul that leaves a free ball",
  );
  keep("free-ball", missed.played.game);

  const strict = safe(frame({ preset: "wpbsa" }));
  keep(
    "replay",
    certain(search(safe(strict), around("red"), offers("replay")), "foul and a miss").played.game,
  );

  const last = until(opening, (game) => {
    const found = pot(game);
    return found?.played.game.shown.over?.winner === "A" ? found : undefined;
  });
  keep("reds-won", last.game, last.found.stroke);
}
