import { effect, signal } from "@preact/signals";
import { azimuth, place, prepare, said, speed, tip } from "./draft.ts";
import { notice } from "./notice.ts";
import { match } from "./session.ts";

/** The referee's card is open; else it is one line. */
export const cardOpen = signal(true);

/** A new ruling opens the card and makes room for a fresh stroke. */
export const startRulings = (): (() => void) =>
  effect(() => {
    const view = match.value;
    if (!view) return;
    notice.value = undefined;
    prepare(view);
    cardOpen.value = view.last !== undefined;
  });

/** Whoever goes on to prepare a stroke, or is told why not, has read the card: it folds to its line. */
export function startFolding(): () => void {
  let seen: unknown;
  let before = "";
  return effect(() => {
    const now = JSON.stringify([azimuth.value, speed.value, tip.value, place.value, said.value]);
    const view = match.value;
    if (notice.value !== undefined) cardOpen.value = false;
    if (view === seen && now !== before && view !== undefined) cardOpen.value = false;
    seen = view;
    before = now;
  });
}
