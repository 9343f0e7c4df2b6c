import { failure, type Result } from "@tacada/formats";
import type { Trace } from "@tacada/physics";
import { act, type Game, layoutFor, simulateOn } from "@tacada/play";

/** The trace of the stroke that stands last, simulated again as it was played; the game stays as it is. */
export function traceAgain(game: Game): Result<Trace> {
  const { standing } = game.match;
  const entry = standing.at(-1)?.entry;
  const strike = entry?.table?.played ?? entry?.table?.strike;
  if (!entry || !strike) return failure("impossible", "", "a stroke as the last action", entry?.action.type);
  const { at, actor } = entry;
  const before = act(game, {
    command: "",
    at,
    actor,
    action: { type: "undo", to: standing.length - 1 },
  });
  if (!before.ok) return before;
  const layout = layoutFor(before.value.game, entry.table?.cue);
  return layout.ok ? simulateOn(before.value.game, layout.value, strike) : layout;
}
