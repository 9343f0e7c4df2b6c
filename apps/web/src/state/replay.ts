import { batch, signal } from "@preact/signals";
import type { Trace } from "@tacada/physics";
import { askEngine } from "../engine/client.ts";
import { cardOpen } from "./card.ts";
import { contactReached, replaying } from "./replaying.ts";
import { idle, meet } from "./session.ts";
import { contactOf } from "./slowmotion.ts";

/** How many times faster than real a stroke can be seen again. */
export const REPLAY_PACES = [0.25, 0.5, 1, 2, 4] as const;

/** The pace of the stroke that is seen again. */
export const replayPace = signal<(typeof REPLAY_PACES)[number]>(1);

/** Shows the last stroke once more, from its start; the match stays as it is. */
export async function replay(): Promise<void> {
  if (!idle.value) return;
  const answer = await askEngine((host) => host.again());
  if (!answer.ok) return meet(answer.trouble);
  if (idle.value) start(answer.value);
}

function start(trace: Trace): void {
  const contact = contactOf(trace);
  batch(() => {
    replaying.value = { trace, ...(contact ? { contact } : {}) };
    contactReached.value = false;
    replayPace.value = 1;
    cardOpen.value = false;
  });
}

/** The stroke has been seen, or enough of it: the table is as it was, and so is the referee's card. */
export function endReplay(): void {
  if (!replaying.value) return;
  batch(() => {
    replaying.value = undefined;
    contactReached.value = false;
    cardOpen.value = true;
  });
}
