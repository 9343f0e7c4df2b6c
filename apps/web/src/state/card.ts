import { batch, effect, signal, untracked } from "@preact/signals";
import { azimuth, place, prepare, raised, said, speed, tip } from "./draft.ts";
import { notice } from "./notice.ts";
import { match } from "./session.ts";

/** The referee's card is open; else it is one line. */
export const cardOpen = signal(true);

/** Where the open card is kept low it tells all that it rests on, not the verdict alone. */
export const cardDetailed = signal(false);

/** The stroke as it was made ready after the last ruling, before anybody touched it. */
let untouched = "";

const strokeNow = (): string =>
  JSON.stringify([azimuth.value, speed.value, tip.value, raised.value, place.value, said.value]);

/** A new ruling opens the card and makes room for a fresh stroke. */
export const startRulings = (): (() => void) =>
  effect(() => {
    const view = match.value;
    if (!view) return;
    untracked(() =>
      batch(() => {
        notice.value = undefined;
        prepare(view);
        untouched = strokeNow();
        cardOpen.value = view.last !== undefined;
        cardDetailed.value = false;
      }),
    );
  });

/** Whoever goes on to prepare a stroke, or is told why not, has read the card: it folds to its line. */
export const startFolding = (): (() => void) =>
  effect(() => {
    if (strokeNow() !== untouched || notice.value !== undefined) cardOpen.value = false;
  });
