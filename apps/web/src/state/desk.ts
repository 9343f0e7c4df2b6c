import { effect, signal } from "@preact/signals";
import type { Side } from "@tacada/formats";
import { askEngine } from "../engine/client.ts";
import type { DeskView, Foretold, Official } from "../engine/desk.ts";
import type { Trouble } from "../engine/view.ts";
import { match, meet, record } from "./session.ts";

/** The referee's desk lies over the match. */
export const deskOpen = signal(false);
/** What the desk has to offer now; undefined until the engine has said. */
export const desk = signal<DeskView | undefined>(undefined);
/** What the word that is being prepared would come to, or why it cannot be recorded. */
export const told = signal<Foretold | Trouble | undefined>(undefined);

export function openDesk(): void {
  deskOpen.value = true;
}

/** Back to the match; nothing is recorded. */
export function closeDesk(): void {
  deskOpen.value = false;
  told.value = undefined;
}

/** Keeps what the desk offers in step with the match while it is open. */
export const followDesk = (): (() => void) =>
  effect(() => {
    const view = match.value;
    if (!view) return;
    void askEngine((host) => host.desk()).then((answer) => {
      if (match.value !== view) return;
      if (answer.ok) desk.value = answer.value;
      else meet(answer.trouble);
    });
  });

/** Asks what an official's word would come to; an answer that is no longer wanted is dropped. */
export function foretell(official: Official | undefined): () => void {
  told.value = undefined;
  if (!official) return () => undefined;
  let wanted = true;
  void askEngine((host) => host.foretell(official)).then((answer) => {
    if (wanted) told.value = answer.ok ? answer.value : answer.trouble;
  });
  return () => {
    wanted = false;
  };
}

/** Records the word and goes back to the match, where its ruling is shown. */
export async function recordWord(actor: Side | "referee", official: Official): Promise<void> {
  if (await record(actor, official)) closeDesk();
}
