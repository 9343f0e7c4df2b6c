import { type OptionValues, type Result, type RulebookId, type Side, success } from "@tacada/formats";
import { act, drawLot, type Game, newGame, playStroke } from "@tacada/play";
import { options } from "@tacada/rules";
import { type Budget, plan } from "./plan.ts";
import { type Level, SKILLS } from "./skill.ts";

/** A match between two bots; the one named first is side A. */
export interface Duel {
  readonly id: string;
  readonly rulebook: RulebookId;
  /** Options of the rulebook; its defaults where nothing is said. */
  readonly options?: OptionValues;
  readonly levels: readonly [Level, Level];
  readonly framesToWin: number;
  readonly seed: string;
  /** The side that breaks first. */
  readonly breaker: Side;
  readonly budget: Budget;
}

/** Moves after which a frame is given up as one that does not end. */
const MOST_MOVES = 2000;

/**
 * Plays a match to its end. Nothing in it comes from outside: the entries carry the time of the epoch, the chance is
 * the seed's, so the same duel gives the same record everywhere.
 */
export function playDuel(duel: Duel): Result<Game> {
  const opened = openDuel(duel);
  if (!opened.ok) return opened;
  let game = opened.value;
  for (let move = 0; move < MOST_MOVES && game.shown.match === undefined; move += 1) {
    const next = playMove(game, duel);
    if (!next.ok) return next;
    game = next.value;
  }
  return success(game);
}

function openDuel({
  id,
  rulebook,
  options: settled = {},
  levels,
  framesToWin,
  seed,
  breaker,
}: Duel): Result<Game> {
  const seat = (side: Side, level: Level) => {
    const name = `${SKILLS[level].name} ${level}`;
    return { id: side, name, players: [name] };
  };
  return newGame({
    id,
    rulebook,
    options: settled,
    sides: [seat("A", levels[0]), seat("B", levels[1])],
    framesToWin,
    break: { by: "agreed", side: breaker },
    seed: `${seed} match`,
    cloth: "club",
  });
}

function playMove(game: Game, { levels, seed, budget }: Duel): Result<Game> {
  const index = game.match.log.length;
  const stamp = { command: `${game.match.header.id}-${index}`, at: "1970-01-01T00:00:00Z" };
  if (options(game.state).lotDue) return gameOf(drawLot(game, stamp));
  const side = game.shown.choices?.by ?? game.shown.turn;
  const skill = SKILLS[side === "A" ? levels[0] : levels[1]];
  const { move } = plan(game, skill, budget, `${seed} bot ${index}`);
  if (move.type === "choose") {
    return gameOf(act(game, { ...stamp, actor: move.by, action: move }));
  }
  const { type: _, ...stroke } = move;
  return gameOf(playStroke(game, { ...stamp, ...stroke, hand: skill.hand }));
}

const gameOf = (result: Result<{ readonly game: Game }>): Result<Game> =>
  result.ok ? success(result.value.game) : result;
