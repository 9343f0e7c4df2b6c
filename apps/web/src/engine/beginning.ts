import type { Incident, MatchHeader, Result, Side } from "@tacada/formats";
import { act, type Game, newGame } from "@tacada/play";

/** How the first break is settled. Whoever wins a lag says who breaks, and so does the winner of a draw who `chooses`. */
export type Opening =
  | { readonly by: "draw"; readonly chooses: boolean }
  | { readonly by: "lag" | "agreed"; readonly side: Side };

/** A match that somebody wants to begin. */
export interface Beginning
  extends Pick<MatchHeader, "rulebook" | "options" | "sides" | "framesToWin" | "startScores"> {
  readonly opening: Opening;
  /** How the cloth plays. */
  readonly cloth: string;
  /** The table, by its id; the rulebook's usual one where nothing is said. */
  readonly spec?: string;
}

/** Where a match gets its own from: names that nothing else has, and the time. */
interface Fresh {
  readonly id: () => string;
  readonly now: () => string;
}

/** The match before its first stroke; a lot whose winner says who breaks is recorded already. */
export function gameFrom({ opening, ...wanted }: Beginning, { id, now }: Fresh): Result<Game> {
  const made = newGame({
    ...wanted,
    id: id(),
    seed: id(),
    ...(opening.by === "draw" ? {} : { break: opening }),
  });
  if (!made.ok || opening.by === "agreed" || (opening.by === "draw" && !opening.chooses)) return made;
  const { by: how, side } = made.value.match.header.break;
  const action: Incident = { type: "incident", kind: "lot", by: side, how };
  const won = act(made.value, { command: id(), at: now(), actor: "table", action });
  return won.ok ? { ok: true, value: won.value.game } : won;
}
