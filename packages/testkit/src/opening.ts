import type { OptionValues, RulebookId, Side } from "@tacada/formats";
import { type Game, newGame } from "@tacada/play";

/** What an opened game may be told besides its seed. */
export interface Opening {
  /** `sinuca-brasileira` when left out. */
  readonly rulebook?: RulebookId;
  readonly options?: OptionValues;
  readonly framesToWin?: number;
  /** The side that breaks; drawn by lot when left out. */
  readonly breaker?: Side;
  /** The physics profile; that of new matches when left out. */
  readonly profile?: string;
}

/** A game between Ana (A) and Bia (B) before its first stroke; the seed is its id as well. */
export function openedGame(
  seed: string,
  { rulebook = "sinuca-brasileira", options = {}, framesToWin = 1, breaker, profile }: Opening = {},
): Game {
  const game = newGame({
    id: seed,
    rulebook,
    options,
    sides: [
      { id: "A", name: "Ana", players: ["Ana"] },
      { id: "B", name: "Bia", players: ["Bia"] },
    ],
    framesToWin,
    ...(breaker === undefined ? {} : { break: { by: "agreed", side: breaker } }),
    seed,
    cloth: "club",
    ...(profile === undefined ? {} : { profile }),
  });
  if (!game.ok) throw new Error(JSON.stringify(game.problem));
  return game.value;
}
