import { computed, effect } from "@preact/signals";
import { cardOpen } from "./card.ts";
import { deskOpen } from "./desk.ts";
import { route } from "./route.ts";
import { answerFrame, match, resultShown } from "./session.ts";
import { settings } from "./settings.ts";

/** How long the result of a frame stays before a bot goes on with the next, milliseconds. */
const SEEN = 9000;

/** The next frame begins with a bot, so nobody is waited for. */
export const goesOn = computed(() => {
  const view = match.value;
  if (!view || view.state.match || !resultShown.value) return false;
  const side = view.state.choices?.by ?? view.state.turn;
  return view.header.sides.some(({ id, bot }) => id === side && bot !== undefined);
});

/** The result has been seen: the next frame begins. */
export function nextFrame(): void {
  answerFrame();
  cardOpen.value = false;
}

/** Goes on to a frame that a bot begins, unless somebody reads the rulebook or is at the referee's desk. */
export const startBetween = (): (() => void) =>
  effect(() => {
    if (!goesOn.value || route.value !== undefined || deskOpen.value) return;
    const timer = setTimeout(nextFrame, SEEN / settings.value.pace);
    return () => clearTimeout(timer);
  });
