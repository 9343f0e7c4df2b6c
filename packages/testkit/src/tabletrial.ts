import type { Action, RulebookId } from "@tacada/formats";
import { act, type Game, newGame, replay, saveGame } from "@tacada/play";
import { type Draw, drawFrom, isOnce } from "./draw.ts";
import { randomAction } from "./randomaction.ts";
import { randomOpening } from "./randommatch.ts";
import { ballsBreach } from "./refereeing.ts";
import { playOn } from "./scriptedplayer.ts";

/**
 * What did not hold of random play on a simulated table, officials, undo and redo among it: undefined where all did.
 * The balls that lie on the table must be those of the state after every action, and the record must play again to the
 * same match.
 */
export function tableBreachOf(rulebook: RulebookId, seed: number, length: number): string | undefined {
  const draw = drawFrom(seed);
  let game = opened(rulebook, seed, draw);
  for (let index = 0; index < length && game.shown.match === undefined; index += 1) {
    game = isOnce(draw, 5) ? handled(game, draw) : playOn(game, `table-${seed}`);
    const breach = ballsBreach(game.shown, game.layout);
    if (breach !== undefined) return `${JSON.stringify(game.match.log.at(-1)?.action)}: ${breach}`;
  }
  const again = replay(JSON.parse(JSON.stringify(saveGame(game))));
  if (!again.ok) return `played again: ${JSON.stringify(again.problem)}`;
  return again.value.differences[0]?.path;
}

function opened(rulebook: RulebookId, seed: number, draw: Draw): Game {
  const { rules: _, table: __, ...header } = randomOpening(rulebook, draw).header;
  const game = newGame({ ...header, seed: `table-${seed}`, cloth: "club" });
  if (!game.ok) throw new Error(JSON.stringify(game.problem));
  return game.value;
}

/** One thing that is no stroke, if it is accepted. */
function handled(game: Game, draw: Draw): Game {
  const action = randomHandled(game, draw);
  if (action.type === "shot") return game;
  const command = `handled-${game.match.log.length}`;
  const acted = act(game, { command, at: "2026-11-30T12:00:00Z", actor: "official", action });
  return acted.ok ? acted.value.game : game;
}

function randomHandled({ match, state }: Game, draw: Draw): Action {
  if (isOnce(draw, 4)) return { type: "undo", to: Math.max(0, match.standing.length - 1 - draw(5)) };
  return isOnce(draw, 4) ? { type: "redo" } : randomAction(state, draw);
}
