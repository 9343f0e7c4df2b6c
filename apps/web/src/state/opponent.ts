import { computed } from "@preact/signals";
import type { Seat } from "@tacada/formats";
import { match, resultShown } from "./session.ts";
import { settings } from "./settings.ts";

/** The seat of the bot whose turn it is to play or to choose; undefined when a person is asked. */
export const botOnTurn = computed<Seat | undefined>(() => {
  const view = match.value;
  if (!view || view.state.match || view.lotDue || resultShown.value) return undefined;
  const side = view.state.choices?.by ?? view.state.turn;
  return view.header.sides.find(({ id, bot }) => id === side && bot !== undefined);
});

/** Whether the last thing that happened was done by a bot. */
export const botMoved = computed(() => {
  const view = match.value;
  const last = view?.last;
  if (!view || !last || last.moved || !("by" in last.action)) return false;
  const { by } = last.action;
  return view.header.sides.some(({ id, bot }) => id === by && bot !== undefined);
});

/** Whether a bot plays in the match on the screen. */
export const againstBot = computed(
  () => match.value?.header.sides.some(({ bot }) => bot !== undefined) === true,
);

/** Whether one person plays every side, which then bear names of their own. */
export function isPractice(sides: readonly Seat[]): boolean {
  const [player] = sides[0]?.players ?? [];
  return (
    sides.every(({ bot, players }) => bot === undefined && players.length === 1 && players[0] === player) &&
    new Set(sides.map(({ name }) => name)).size === sides.length
  );
}

/** Nobody plays against anybody in the match on the screen, or in the one that is about to begin. */
export const practice = computed(() =>
  match.value ? isPractice(match.value.header.sides) : settings.value.opponent === "alone",
);
